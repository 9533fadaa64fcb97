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

/** Minimum share of scenes whose numbers ascend, in a draft where another order is an error. */
const ASCENDING_SHARE = 0.6;

/**
 * Which printed numbers cannot be right: one that an earlier scene has, or that does not ascend with the others, as in
 * 5, 6, 10, 7.
 */
export function doubtfulNumbers(headings: readonly SceneHeading[]): boolean[] {
  const values = headings.map(({ number }) => (number === undefined ? undefined : digitsOf(number)));
  const ascending = longestAscending(values);
  const numbered = values.filter((value) => value !== undefined).length;
  if (numbered < MIN_COUNT || ascending.size < numbered * ASCENDING_SHARE) return headings.map(() => false);
  const seen = new Set<string>();
  return headings.map(({ number }, at) => {
    if (number === undefined) return false;
    const isDoubtful = seen.has(number) || !ascending.has(at);
    if (!isDoubtful) seen.add(number);
    return isDoubtful;
  });
}

/** A number above that of any scene in an episode or act. */
const SCENES_PER_PART = 10_000;

/** The number without its letters, for comparison: 12 for A12B. Scene 3/12 of an episode or act comes after 2/40. */
function digitsOf(number: string): number | undefined {
  const found = /(\d+)(?:[/.](\d+))?/.exec(number.split(/[-–—,&]/)[0]!);
  if (found === null) return undefined;
  const [part, scene] = [Number(found[1]), found[2]];
  return scene === undefined ? part : part * SCENES_PER_PART + Number(scene);
}

/** Positions of a longest subsequence that never descends. */
function longestAscending(values: readonly (number | undefined)[]): Set<number> {
  interface Step {
    readonly at: number;
    readonly value: number;
    readonly before: Step | undefined;
  }
  const ends: Step[] = [];
  for (const [at, value] of values.entries()) {
    if (value === undefined) continue;
    let length = ends.findIndex((end) => end.value > value);
    if (length < 0) length = ends.length;
    ends[length] = { at, value, before: ends[length - 1] };
  }
  const found = new Set<number>();
  for (let step = ends.at(-1); step !== undefined; step = step.before) found.add(step.at);
  return found;
}
