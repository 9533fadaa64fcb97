import type { Line } from "../model/line.ts";

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;
const PLACE_WIDTH = 0.004;

/**
 * Whether a draft is typed from the right margin: most lines are in a right-to-left script, and they begin at few
 * positions there.
 */
export function isRightToLeft(lines: readonly Line[]): boolean {
  const own = lines.filter(({ text }) => RIGHT_TO_LEFT.test(text));
  if (own.length * 2 < lines.length || own.length === 0) return false;
  return togetherness(own.map(({ left, width }) => left + width)) > togetherness(own.map(({ left }) => left));
}

/** How strongly the values cluster: the number of neighbours of each value. */
function togetherness(values: readonly number[]): number {
  const places = new Map<number, number>();
  for (const value of values) {
    const place = Math.round(value / PLACE_WIDTH);
    places.set(place, (places.get(place) ?? 0) + 1);
  }
  return [...places.values()].reduce((sum, count) => sum + count ** 2, 0);
}

/**
 * Mirrors the lines horizontally, so that right-to-left text is measured from its margin like other scripts from the
 * left.
 */
export function mirrorLines(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, left: 1 - line.left - line.width }));
}
