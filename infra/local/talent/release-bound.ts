import { lowestBit } from "../../../shared/schedule/search/bit-sets.ts";
import type { TalentProblem } from "./problem.ts";

/**
 * Only the most expensive actors at an end are considered, since a table over their subsets is computed for each state.
 */
const MAX_RELEASED = 5;

/**
 * A lower bound on the remaining waiting at one end, by dynamic programming over the set of released actors.
 *
 * The actors on location leave in some order. A scene can be shot until the first of its actors leaves, and the other
 * actors still present then wait for it. All other actors are ignored, so the bound never overestimates; for the actors
 * considered, it is optimal.
 */
export function releaseBounds(problem: TalentProblem): (low: number, high: number, onLocation: number) => number {
  const { cost, castOf, duration } = problem;
  const chosen = new Int32Array(problem.actors);
  const patterns = new Int32Array(1 << MAX_RELEASED);
  const length = new Float64Array(1 << MAX_RELEASED);
  const payOf = new Float64Array(1 << MAX_RELEASED);
  const least = new Float64Array(1 << MAX_RELEASED);

  return (low, high, onLocation) => {
    const count = choose(onLocation);
    if (count < 2) return 0;
    const all = (1 << count) - 1;
    for (let set = 1; set <= all; set++) {
      payOf[set] = payOf[set & (set - 1)]! + cost[chosen[lowestBit(set)]!]!;
    }
    const patternCount = collect(low, high, onLocation, count);
    if (patternCount === 0) return 0;
    least.fill(Number.POSITIVE_INFINITY, 1, all + 1);
    for (let gone = 0; gone < all; gone++) release(gone, all, patternCount);
    for (let at = 0; at < patternCount; at++) length[patterns[at]!] = 0;
    return least[all]!;
  };

  function choose(onLocation: number): number {
    let count = 0;
    for (let set = onLocation; set; set &= set - 1) chosen[count++] = lowestBit(set);
    if (count <= MAX_RELEASED) return count;
    chosen.subarray(0, count).sort((a, b) => cost[b]! - cost[a]!);
    return MAX_RELEASED;
  }

  /** Sums the remaining scenes by subset of the chosen actors; scenes that need none or all of them are irrelevant. */
  function collect(low: number, high: number, onLocation: number, count: number): number {
    const all = (1 << count) - 1;
    let patternCount = 0;
    for (let word = 0; word < 2; word++) {
      for (let set = word === 0 ? low : high; set; set &= set - 1) {
        const scene = lowestBit(set) + word * 32;
        const cast = castOf[scene]! & onLocation;
        let pattern = 0;
        for (let i = 0; i < count; i++) pattern |= ((cast >>> chosen[i]!) & 1) << i;
        if (pattern === 0 || pattern === all || duration[scene] === 0) continue;
        if (length[pattern] === 0) patterns[patternCount++] = pattern;
        length[pattern]! += duration[scene]!;
      }
    }
    return patternCount;
  }

  /** Tries each remaining actor as the next to leave: their scenes must be done, and the others wait during them. */
  function release(gone: number, all: number, patternCount: number): void {
    const here = all & ~gone;
    for (let set = here; set; set &= set - 1) {
      const next = set & -set;
      let paid = least[gone]!;
      for (let at = 0; at < patternCount; at++) {
        const pattern = patterns[at]!;
        if (pattern & next && !(pattern & gone)) paid += length[pattern]! * payOf[here & ~pattern]!;
      }
      if (paid < least[gone | next]!) least[gone | next] = paid;
    }
  }
}
