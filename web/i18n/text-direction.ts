import { language } from "./language.ts";

const isMirrored = language.direction === "rtl";

/** The arrow key in reading direction: in right-to-left text, the left one goes forward. */
export const keyAlong = (key: string): string =>
  isMirrored ? ({ ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[key] ?? key) : key;

/** Scroll offset from the start of the line; browsers report negative values for right-to-left boxes. */
export const scrolledAlong = (box: Element): number => (isMirrored ? -box.scrollLeft : box.scrollLeft);

/** The `scrollLeft` for an offset from the start of the line. */
export const scrollLeftAt = (along: number): number => (isMirrored ? -along : along);

/** Distance between the starts of two boxes in reading direction. */
export const beginsBehind = (inner: DOMRect, outer: DOMRect): number =>
  isMirrored ? outer.right - inner.right : inner.left - outer.left;

/** Distance of a point from the start of a box in reading direction. */
export const pointAlong = (x: number, box: DOMRect): number => (isMirrored ? box.right - x : x - box.left);
