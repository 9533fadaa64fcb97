import { isSameRole, isSameThing, isTogether, pairsOf } from "./corpus-score.ts";
import { marksOf, type Pass, type SceneMarks } from "./marks.ts";

/** How far two passes over a script agree: F1 of what both list, and pairs of scenes by their two answers. */
export interface Agreement {
  readonly elements: Shared;
  readonly silent: Shared;
  readonly events: Shared;
  /** Pairs of scenes that both, only the first, only the second, or neither pass puts in one location. */
  readonly pairs: readonly [both: number, first: number, second: number, neither: number];
}

interface Shared {
  readonly both: number;
  /** What the two passes list, together. */
  readonly listed: number;
}

/** Every two of the three passes of one annotator. */
export const PAIRS_OF_PASSES = [
  ["first", "second"],
  ["first", "third"],
  ["second", "third"],
] as const;
/** The kinds of which F1 says how far two passes agree. */
export const LISTED_KINDS = ["elements", "silent", "events"] as const;

/** Compares two passes over a script. */
export function agreementOn(name: string, one: Pass, other: Pass): Agreement {
  const [first, second] = [marksOf(name, one), marksOf(name, other)];
  const pairs: [number, number, number, number] = [0, 0, 0, 0];
  for (const [scene, later] of pairsOf(first.scenes)) {
    const [a, b] = [isTogether(first.locations, scene, later), isTogether(second.locations, scene, later)];
    pairs[a ? (b ? 0 : 1) : b ? 2 : 3]++;
  }
  const shared = (kind: keyof SceneMarks, isSame: (mark: string, again: string) => boolean): Shared => {
    let [both, listed] = [0, 0];
    for (const [at, scene] of first.scenes.entries()) {
      const [a, b] = [scene[kind], second.scenes[at]![kind]];
      both += a.filter((mark) => b.some((again) => isSame(mark, again))).length;
      listed += a.length + b.length;
    }
    return { both, listed };
  };
  const isSameEvent = (mark: string, again: string) => mark.startsWith(again) || again.startsWith(mark);
  return {
    elements: shared("elements", isSameThing),
    silent: shared("silent", isSameRole),
    events: shared("events", isSameEvent),
    pairs,
  };
}

/** F1 of several scripts together. */
export function f1Of(shared: readonly Shared[]): number {
  return (2 * sum(shared.map(({ both }) => both))) / sum(shared.map(({ listed }) => listed));
}

/** Cohen's kappa over pairs of scenes; 1 where both passes have one location alone. */
export function kappaOf(pairs: readonly Agreement["pairs"][]): number {
  const [both, first, second, neither] = [0, 1, 2, 3].map((at) => sum(pairs.map((counts) => counts[at]!)));
  const all = both! + first! + second! + neither!;
  const observed = (both! + neither!) / all;
  const [yesFirst, yesSecond] = [(both! + first!) / all, (both! + second!) / all];
  const chance = yesFirst * yesSecond + (1 - yesFirst) * (1 - yesSecond);
  return chance === 1 ? 1 : (observed - chance) / (1 - chance);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
