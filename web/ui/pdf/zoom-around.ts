/** Scales the pages in a box around a fixed point of the screen. */
export function zoomAround(
  box: HTMLElement,
  point: { readonly x: number; readonly y: number },
  change: () => void,
): void {
  const page = pageAt(box, point.y);
  const before = page?.getBoundingClientRect();
  change();
  if (!page || !before) return;
  const after = page.getBoundingClientRect();
  const [across, down] = [(point.x - before.left) / before.width, (point.y - before.top) / before.height];
  box.scrollLeft += after.left + across * after.width - point.x;
  box.scrollTop += after.top + down * after.height - point.y;
}

function pageAt(box: HTMLElement, y: number): Element | undefined {
  const pages = [...box.querySelectorAll("[data-page]")];
  return pages.find((page) => page.getBoundingClientRect().bottom >= y) ?? pages.at(-1);
}

/** Centre of the visible part of a box. */
export function middleOf(box: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
