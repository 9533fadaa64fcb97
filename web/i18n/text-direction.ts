import { language } from "./language.ts";

const isMirrored = language.direction === "rtl";

/** What a key of the arrows means along a line of text: from right to left, the left one goes on. */
export const keyAlong = (key: string): string =>
  isMirrored ? ({ ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[key] ?? key) : key;

/** How far a box is scrolled from where its lines begin; browsers count from right to left below zero. */
export const scrolledAlong = (box: Element): number => (isMirrored ? -box.scrollLeft : box.scrollLeft);

/** The same for setting it. */
export const scrollLeftAt = (along: number): number => (isMirrored ? -along : along);

/** How far something begins behind where a box begins. */
export const beginsBehind = (inner: DOMRect, outer: DOMRect): number =>
  isMirrored ? outer.right - inner.right : inner.left - outer.left;

/** How far a point lies behind where a box begins. */
export const pointAlong = (x: number, box: DOMRect): number => (isMirrored ? box.right - x : x - box.left);
