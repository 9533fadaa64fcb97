import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { CallSheet } from "../../../shared/call-sheet/model/call-sheet.ts";
import { callSheetContent } from "../../../shared/call-sheet/pdf/pdf-document.ts";
import { A4_PAGE, INK, PAGE } from "../../../shared/print/style.ts";
import { t } from "../../i18n/translate.ts";
import styles from "./page-picture.module.css";
import { pageStarts, unbrokenParts } from "./page-starts.ts";
import { PaperContent } from "./paper-content.tsx";
import { LINE_HEIGHT } from "./paper-style.ts";

interface PagePictureProps {
  readonly sheet: CallSheet;
  /** Address of the production's logo, if there is one. */
  readonly logo: string | undefined;
  /** Whether it is shown instead of the form. */
  readonly isAlone: boolean;
}

/** The letters of a call sheet, of which the document states only deviations. */
const LETTERS = { color: INK, fontSize: 8, lineHeight: LINE_HEIGHT };

/**
 * The sheet's pages as they are printed, in the size of the room that there is, while it is edited. Assistive technology
 * reads the form; where the pages replace it, a label says what they are.
 */
export default function PagePicture({ sheet, logo, isAlone }: PagePictureProps) {
  const box = useRef<HTMLDivElement>(null);
  // Typing must not wait for the picture.
  const shown = useDeferredValue(sheet);
  const page = shown.settings.paper === "a4" ? A4_PAGE : PAGE;
  const { head, body, foot } = useMemo(() => callSheetContent(shown, page.side, logo), [shown, page.side, logo]);
  const room = page.height - page.top - page.bottom;
  const [starts, setStarts] = useState<readonly number[]>([0]);

  function measure() {
    const element = box.current;
    const whole = element?.querySelector<HTMLElement>("[data-body]");
    if (!element || !whole) return;
    const scale = element.clientWidth / page.width;
    element.style.setProperty("--scale", String(scale));
    const found = pageStarts(unbrokenParts(whole, scale), room);
    setStarts((before) => (String(before) === String(found) ? before : found));
  }

  // Sizes are outside React: the box has another size in another window, the text when its fonts have arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: The document is what has been drawn.
  useLayoutEffect(measure, [body, room]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: It observes the box as long as the page has this size.
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(box.current!);
    document.fonts?.addEventListener("loadingdone", measure);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener("loadingdone", measure);
    };
  }, [page.width, room]);
  return (
    <div
      ref={box}
      className={styles.picture}
      data-alone={isAlone}
      {...(isAlone && { role: "img", "aria-label": t("The call sheet as it is printed") })}
    >
      <div className={styles.pages} inert>
        {starts.map((start, at) => {
          const next = starts[at + 1];
          return (
            <div
              key={start}
              className={styles.page}
              style={{ ...LETTERS, width: page.width, minHeight: page.height }}
              dir="ltr"
              lang="en"
            >
              <div style={{ display: "flow-root", height: page.top }}>
                <PaperContent of={head} />
              </div>
              <div style={{ margin: `0 ${page.side}px`, minHeight: room }}>
                <div className={styles.part} style={next === undefined ? {} : { height: next - start }}>
                  <div data-body style={{ display: "flow-root", marginTop: -start }}>
                    <PaperContent of={body} />
                  </div>
                </div>
              </div>
              <div style={{ display: "flow-root", height: page.bottom }}>
                <PaperContent of={foot(at + 1, starts.length)} />
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
