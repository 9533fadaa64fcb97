import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { t } from "../i18n/translate.ts";
import styles from "./page-picture.module.css";
import { SheetReading } from "./read-only-sheet.tsx";
import { FoldContext } from "./sections/fold-context.ts";

/** The width of a letter page in px, 8.5 inches, for which the picture is laid out before it is reduced. */
const PAGE_WIDTH = 816;

/**
 * The whole sheet as a page, reduced to the room that there is, while it is edited. A frame has a width of its own, so
 * that the page looks the same beside a form of any width. Assistive technology reads the form, not the picture.
 */
export function PagePicture({ sheet }: { readonly sheet: CallSheet }) {
  const box = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<HTMLElement>();
  const show = useCallback((frame: HTMLIFrameElement | null) => {
    setPage(frame?.contentDocument ? styled(frame.contentDocument) : undefined);
  }, []);
  // Typing must not wait for the picture.
  const shown = useDeferredValue(sheet);
  // The size of the box is outside React.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => element.style.setProperty("--scale", String(element.clientWidth / PAGE_WIDTH));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={styles.picture}>
      <iframe
        className={styles.page}
        title={t("Call sheet for day {dayNumber}", { dayNumber: sheet.dayNumber })}
        tabIndex={-1}
        aria-hidden
        ref={show}
        onLoad={({ currentTarget: { contentDocument } }) => contentDocument && setPage(styled(contentDocument))}
      />
      {page &&
        createPortal(
          <div inert>
            <FoldContext value={undefined}>
              <SheetReading sheet={shown} />
            </FoldContext>
          </div>,
          page,
        )}
    </div>
  );
}

/** The body of a frame's document, with the language, direction and styles of this one; paper is light. */
function styled({ documentElement, head, body }: Document): HTMLElement {
  const { lang, dir } = document.documentElement;
  Object.assign(documentElement, { lang, dir });
  documentElement.dataset.theme = "light";
  if (head.childElementCount === 0) {
    head.append(...[...document.querySelectorAll('link[rel="stylesheet"], style')].map((one) => one.cloneNode(true)));
  }
  return body;
}
