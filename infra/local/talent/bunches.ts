import { lowestBit } from "../../../shared/schedule/search/bit-sets.ts";
import type { TalentProblem } from "./problem.ts";

/** Remaining scenes that need the same subset of the actors who can still wait; they are shot together. */
export interface Bunch {
  low: number;
  high: number;
  duration: number;
  /** The actors it needs, among those who can still wait. */
  cast: number;
  /** All actors it needs. */
  company: number;
}

/**
 * Candidates for the next bunch at one end. Only the first `count` of `bunches` are valid; the next call overwrites
 * them.
 */
export interface NextBunches {
  readonly count: number;
  readonly bunches: readonly Bunch[];
  /** Whether the bunch has to be tried. */
  readonly tried: Uint8Array;
}

/**
 * Groups the remaining scenes into bunches, and selects those to try next at the near end. `near` and `far` are the
 * actors seen at this end and the other; actors seen at both are already fully paid and cannot wait.
 *
 * A bunch that needs exactly the actors on location costs nothing and is optimal (Cheng, Diamond and Lin 1993).
 * Otherwise a bunch is skipped when another one dominates it (Qin, Zhang, Lim and Liang 2016).
 */
export function nextBunches(
  problem: TalentProblem,
): (low: number, high: number, near: number, far: number) => NextBunches {
  const { castOf, duration, costOf } = problem;
  const bunches = Array.from(
    { length: problem.scenes },
    (): Bunch => ({ low: 0, high: 0, duration: 0, cast: 0, company: 0 }),
  );
  const tried = new Uint8Array(problem.scenes);

  return (low, high, near, far) => {
    const here = near & ~far;
    const there = far & ~near;
    const count = bunch(low, high, canWait(low, high, near, far));
    const free = bunches.findIndex(({ cast }, at) => at < count && cast === here);
    for (let at = 0; at < count; at++) {
      tried[at] = Number(free >= 0 ? at === free : !isDominated(at, count, here, there));
    }
    return { count, bunches, tried };
  };

  /** Actors who may still wait: on location at one end, or needed at least twice more. */
  function canWait(low: number, high: number, near: number, far: number): number {
    let once = 0;
    let twice = 0;
    for (let word = 0; word < 2; word++) {
      for (let set = word === 0 ? low : high; set; set &= set - 1) {
        const cast = castOf[lowestBit(set) + word * 32]!;
        twice |= once & cast;
        once |= cast;
      }
    }
    return (near ^ far) | (twice & ~near & ~far);
  }

  function bunch(low: number, high: number, waiting: number): number {
    let count = 0;
    for (let word = 0; word < 2; word++) {
      for (let set = word === 0 ? low : high; set; set &= set - 1) {
        const scene = lowestBit(set) + word * 32;
        const cast = castOf[scene]! & waiting;
        let at = 0;
        while (at < count && bunches[at]!.cast !== cast) at++;
        const into = bunches[at]!;
        if (at === count) {
          count++;
          into.low = into.high = into.duration = into.company = 0;
          into.cast = cast;
        }
        if (word === 0) into.low |= set & -set;
        else into.high |= set & -set;
        into.duration += duration[scene]!;
        into.company |= castOf[scene]!;
      }
    }
    return count;
  }

  /**
   * Another bunch dominates this one if it brings no additional actors, and
   * - it keeps no fewer of those needed at the far end: the order with it first, or with this one after it, costs no
   *   more; of two equal bunches, the earlier is tried; or
   * - those who would wait for it later anyway, because they are needed at the far end, cost more than those who wait
   *   now.
   */
  function isDominated(at: number, count: number, here: number, there: number): boolean {
    const one = bunches[at]!;
    const brought = one.cast | here;
    const kept = one.cast | there;
    for (let other = 0; other < count; other++) {
      if (other === at) continue;
      const { cast } = bunches[other]!;
      if ((cast | here) & ~brought) continue;
      const alike = (cast | here) === brought && (cast | there) === kept;
      if ((kept & ~(cast | there)) === 0 && (!alike || other < at)) return true;
      if (costOf(brought & there & ~cast) > costOf(here & ~cast)) return true;
    }
    return false;
  }
}
