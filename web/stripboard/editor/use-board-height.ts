import { type RefObject, useLayoutEffect } from "react";

/**
 * Tells a box where on the page it begins, as `--top` in px, so that its style can end it at the window's lower edge,
 * whatever is above it.
 */
export function useBoardHeight(box: RefObject<HTMLElement | null>): void {
  // The layout of the page is outside React.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      element.style.setProperty("--top", `${Math.round(element.getBoundingClientRect().top + window.scrollY)}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box]);
}
