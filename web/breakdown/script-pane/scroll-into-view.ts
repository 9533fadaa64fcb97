/** Scrolls only this box until `item` is visible; does nothing if it already is. */
export function reveal(item: HTMLElement, box: HTMLElement, { above = 48, below = 48 } = {}): void {
  const [inner, outer] = [item.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.top >= outer.top + above && inner.bottom <= outer.bottom - below) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const isNear = Math.abs(inner.top - outer.top) < 2 * outer.height;
  box.scrollTo({
    top: box.scrollTop + inner.top - outer.top - Math.min(96, outer.height / 5),
    behavior: isNear && !calm ? "smooth" : "instant",
  });
}
