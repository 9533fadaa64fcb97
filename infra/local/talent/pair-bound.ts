import { lowestBit } from "../../../shared/schedule/search/bit-sets.ts";
import type { TalentProblem } from "./problem.ts";

/**
 * A lower bound on the remaining waiting, from pairs of actors on location (Qin, Zhang, Lim and Liang 2016).
 *
 * Two actors waiting at the same end: one leaves last, and waits at least through the scenes of the other alone. Two at
 * different ends who still share a scene overlap there, so at every remaining scene that needs neither, one of them
 * waits. An actor's waiting counts in one pair only, or in all pairs with equal shares; the better bound is used.
 */
export function pairBounds(problem: TalentProblem): (low: number, high: number, near: number, far: number) => number {
  const { actors, cost, lowOf, highOf, durationOf } = problem;
  const onLocation = new Int32Array(actors);
  const work = new Float64Array(actors);
  const least = new Float64Array(actors * actors);

  return (low, high, near, far) => {
    const apart = near & ~far;
    let count = 0;
    for (let set = near ^ far; set; set &= set - 1) onLocation[count++] = lowestBit(set);
    if (count < 2) return 0;
    const all = durationOf(low, high);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const one = onLocation[i]!;
      work[i] = durationOf(low & lowOf[one]!, high & highOf[one]!);
      for (let j = 0; j < i; j++) {
        const other = onLocation[j]!;
        const value = leastFor(one, other, work[i]!, work[j]!, all, low, high, apart);
        least[i * actors + j] = value;
        sum += value;
      }
    }
    return sum === 0 ? 0 : Math.max(sum / (count - 1), matched(count));
  };

  function leastFor(
    one: number,
    other: number,
    oneWork: number,
    otherWork: number,
    all: number,
    low: number,
    high: number,
    apart: number,
  ): number {
    const bothLow = low & lowOf[one]! & lowOf[other]!;
    const bothHigh = high & highOf[one]! & highOf[other]!;
    const both = durationOf(bothLow, bothHigh);
    const sameEnd = ((apart >>> one) & 1) === ((apart >>> other) & 1);
    if (sameEnd) return Math.min(cost[other]! * (oneWork - both), cost[one]! * (otherWork - both));
    const meet = (bothLow | bothHigh) !== 0;
    return meet ? Math.min(cost[one]!, cost[other]!) * (all - oneWork - otherWork + both) : 0;
  }

  /** Greedy matching of the actors, most expensive pairs first. */
  function matched(count: number): number {
    let sum = 0;
    for (let taken = 0; ; ) {
      let best = 0;
      let pair = 0;
      for (let i = 0; i < count; i++) {
        if ((taken >>> i) & 1) continue;
        for (let j = 0; j < i; j++) {
          if ((taken >>> j) & 1 || least[i * actors + j]! <= best) continue;
          best = least[i * actors + j]!;
          pair = (1 << i) | (1 << j);
        }
      }
      if (best === 0) return sum;
      sum += best;
      taken |= pair;
    }
  }
}
