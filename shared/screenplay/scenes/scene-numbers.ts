import type { SceneHeading } from "../classify/found-heading.ts";
import { numberAfter, numberBefore } from "../model/next-scene-number.ts";

/** Minimum number, and share, of numbered headings in a numbered draft. */
const MIN_COUNT = 3;
const SHARE = 1 / 3;

/**
 * The number of each scene: the printed one, or its position in a draft without numbers. In a numbered draft, a scene
 * without a number gets the number above it with the next free letter: 12A after 12, and A1 before the first.
 */
export function sceneNumbersOf(headings: readonly SceneHeading[]): string[] {
  const printed = headings.flatMap(({ number }) => (number === undefined ? [] : [number]));
  if (printed.length < MIN_COUNT || printed.length < headings.length * SHARE) {
    return headings.map(({ number }, at) => number ?? String(at + 1));
  }
  const taken = new Set(printed);
  let above: string | undefined;
  return headings.map(({ number }) => {
    if (number !== undefined) {
      above = lastOfRange(number);
      return number;
    }
    const found = above === undefined ? numberBefore(printed[0]!, taken) : numberAfter(above, taken);
    taken.add(found);
    return found;
  });
}

/** After 12-15, the next scene is 15A. */
function lastOfRange(number: string): string {
  return number.split(/[-–—,&]/).at(-1)!;
}
