import type { Line } from "./line.ts";

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;
const PLACE_WIDTH = 0.004;
const TYPED_PLACES = 6;

/** Whether a draft is typed from the right margin: most lines are written so, and they begin at few places there. */
export function isFromTheRight(lines: readonly Line[]): boolean {
  const own = lines.filter(({ text }) => RIGHT_TO_LEFT.test(text));
  if (own.length * 2 < lines.length || own.length === 0) return false;
  return atFewPlaces(own.map(({ left, width }) => left + width)) > atFewPlaces(own.map(({ left }) => left));
}

/** How many of the values stand at the most frequent few places. */
function atFewPlaces(values: readonly number[]): number {
  const places = new Map<number, number>();
  for (const value of values) {
    const place = Math.round(value / PLACE_WIDTH);
    places.set(place, (places.get(place) ?? 0) + 1);
  }
  const most = [...places.values()].sort((a, b) => b - a).slice(0, TYPED_PLACES);
  return most.reduce((sum, one) => sum + one, 0);
}

/** The lines as in a mirror: what is typed from the right margin is measured from it, as other scripts are from the left. */
export function mirrored(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, left: 1 - line.left - line.width }));
}
