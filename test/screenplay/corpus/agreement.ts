import { isSameRole, isSameThing, isTogether, pairsOf } from "./corpus-score.ts";
import { marksOf, type SceneMarks } from "./marks.ts";

/** How far the two passes over a script agree: F1 of what both list, and pairs of scenes by their two answers. */
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

/** Compares the two passes over a script. */
export function agreementOn(name: string): Agreement {
  const [first, second] = [marksOf(name, "first"), marksOf(name, "second")];
  const pairs: [number, number, number, number] = [0, 0, 0, 0];
  for (const [one, other] of pairsOf(first.scenes)) {
    const [a, b] = [isTogether(first, one, other), isTogether(second, one, other)];
    pairs[a ? (b ? 0 : 1) : b ? 2 : 3]++;
  }
  const shared = (kind: keyof SceneMarks, isSame: (one: string, other: string) => boolean): Shared => {
    let [both, listed] = [0, 0];
    for (const [at, scene] of first.scenes.entries()) {
      const [a, b] = [scene[kind], second.scenes[at]![kind]];
      both += a.filter((one) => b.some((other) => isSame(one, other))).length;
      listed += a.length + b.length;
    }
    return { both, listed };
  };
  const isSameEvent = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
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

/** Cohen's kappa over pairs of scenes. */
export function kappaOf(pairs: readonly Agreement["pairs"][]): number {
  const [both, first, second, neither] = [0, 1, 2, 3].map((at) => sum(pairs.map((counts) => counts[at]!)));
  const all = both! + first! + second! + neither!;
  const observed = (both! + neither!) / all;
  const [yesFirst, yesSecond] = [(both! + first!) / all, (both! + second!) / all];
  const chance = yesFirst * yesSecond + (1 - yesFirst) * (1 - yesSecond);
  return (observed - chance) / (1 - chance);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
