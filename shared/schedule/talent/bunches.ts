import { lowestBit } from "../search/bit-sets.ts";
import type { TalentProblem } from "./problem.ts";

/** Scenes left that need the same of the actors who can still wait; they are shot together. */
export interface Bunch {
  low: number;
  high: number;
  duration: number;
  /** Of the actors who can still wait, those whom it needs. */
  cast: number;
  /** All whom it needs. */
  company: number;
}

/** What can be shot next at one end. Only the first `count` of `bunches` are meant; they are overwritten by the next call. */
export interface NextBunches {
  readonly count: number;
  readonly bunches: readonly Bunch[];
  /** Whether the bunch is worth being tried. */
  readonly tried: Uint8Array;
}

/**
 * Bunches the scenes left, and tells which to try next at the near end. `near` and `far` are the actors seen at this end
 * and the other; whoever was seen at both is paid for already and waits for nothing.
 *
 * A bunch that needs just the actors on location costs nothing and is best (Cheng, Diamond and Lin 1993). Else a bunch
 * is left out when another one is at least as good a start whatever follows (Qin, Zhang, Lim and Liang 2016).
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

  /** Actors who wait for scenes left: on location at one end, or needed at least twice more. */
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
   * Another bunch brings nobody whom this one does not bring. Then it can go first when
   * - it keeps no less of those who are needed at the far end: the order with it first, or with this one after it, costs
   *   no more; of two alike the earlier is tried; or
   * - those who would wait for it later anyway, for they are needed at the far end, cost more than those who wait now.
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
