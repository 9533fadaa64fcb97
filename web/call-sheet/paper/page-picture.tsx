import { useDeferredValue, useLayoutEffect, useMemo, useRef } from "react";
import type { CallSheet } from "../../../shared/call-sheet/model/call-sheet.ts";
import { callSheetContent } from "../../../shared/call-sheet/pdf/pdf-document.ts";
import { A4_PAGE, INK, PAGE } from "../../../shared/print/style.ts";
import styles from "./page-picture.module.css";
import { PaperContent } from "./paper-content.tsx";
import { LINE_HEIGHT } from "./paper-style.ts";

interface PagePictureProps {
  readonly sheet: CallSheet;
  /** Address of the production's logo, if there is one. */
  readonly logo: string | undefined;
}

/** The letters of a call sheet, of which the document states only deviations. */
const LETTERS = { color: INK, fontSize: 8, lineHeight: LINE_HEIGHT };

/**
 * The sheet as it is printed, reduced to the room that there is, while it is edited. Assistive technology reads the form,
 * not the picture.
 */
export default function PagePicture({ sheet, logo }: PagePictureProps) {
  const box = useRef<HTMLDivElement>(null);
  // Typing must not wait for the picture.
  const shown = useDeferredValue(sheet);
  const page = shown.settings.paper === "a4" ? A4_PAGE : PAGE;
  const { head, body } = useMemo(() => callSheetContent(shown, page.side, logo), [shown, page.side, logo]);
  // The size of the box is outside React.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => element.style.setProperty("--scale", String(element.clientWidth / page.width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [page.width]);
  return (
    <div ref={box} className={styles.picture} inert>
      <div className={styles.page} style={{ ...LETTERS, minHeight: page.height }} dir="ltr" lang="en">
        <div style={{ display: "flow-root", height: page.top }}>
          <PaperContent of={head} />
        </div>
        <div style={{ margin: `0 ${page.side}px ${page.bottom}px` }}>
          <PaperContent of={body} />
        </div>
      </div>
    </div>
  );
}
