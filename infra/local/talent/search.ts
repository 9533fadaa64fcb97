import { bitCount, lowestBit } from "../../../shared/schedule/search/bit-sets.ts";
import type { Budget } from "../../../shared/schedule/search/budget.ts";
import type { Waiting } from "./anneal.ts";
import { type Bunch, nextBunches } from "./bunches.ts";
import { pairBounds } from "./pair-bound.ts";
import type { TalentProblem } from "./problem.ts";
import { releaseBounds } from "./release-bound.ts";
import { type State, stateStore } from "./states.ts";

/** Result of the search: the best order, and a lower bound (equal to its cost when proven optimal). */
export interface SearchOutcome {
  readonly waiting: Waiting;
  readonly bound: number;
}

/**
 * Proves an order optimal or finds a better one: dynamic programming over the states of `stateStore`, in layers from
 * all scenes remaining to none. A state is dropped once its cost plus lower bound reaches the best order (de la Banda,
 * Stuckey and Chu 2011; bounds and dominance of Qin, Zhang, Lim and Liang 2016).
 *
 * It extends the end with less pay on location, where few actors would wait.
 *
 * @param options.mostStates maximum number of states; about 60 bytes each
 */
export function searchTalent(
  problem: TalentProblem,
  { best, budget, mostStates }: { best: Waiting; budget: Budget; mostStates: number },
): SearchOutcome {
  const { scenes, castOf, lowOf, highOf, cost, costOf, durationOf } = problem;
  const { states, add } = stateStore();
  const layers: number[][] = Array.from({ length: scenes + 1 }, () => []);
  const nextOf = nextBunches(problem);
  const pairBound = pairBounds(problem);
  const releaseBound = releaseBounds(problem);
  const next: State = { low: 0, high: 0, near: 0, far: 0, paid: 0, bound: 0, parent: -1, atEnd: 0 };
  let waiting = best;
  let asked = 0;

  next.low = scenes >= 32 ? -1 : (1 << scenes) - 1;
  next.high = scenes <= 32 ? 0 : scenes === 64 ? -1 : (1 << (scenes - 32)) - 1;
  if (scenes === 0) return { waiting, bound: waiting.cost };
  layers[scenes]!.push(add(next));
  for (let left = scenes; left > 0; left--) {
    const layer = layers[left]!;
    for (const [done, at] of layer.entries()) {
      if (states.paid[at]! + states.bound[at]! >= waiting.cost) continue;
      if ((asked++ % 64 === 0 && budget.expired()) || states.count > mostStates) {
        return { waiting, bound: openBound([layer.slice(done), ...layers.slice(0, left)]) };
      }
      expand(at);
    }
  }
  return { waiting, bound: waiting.cost };

  function expand(at: number): void {
    const [low, high, near, far] = [states.low[at]!, states.high[at]!, states.near[at]!, states.far[at]!];
    const { count, bunches, tried } = nextOf(low, high, near, far);
    for (let choice = 0; choice < count; choice++) {
      if (!tried[choice]) continue;
      const bunch = bunches[choice]!;
      next.low = low & ~bunch.low;
      next.high = high & ~bunch.high;
      next.paid = states.paid[at]! + payFor(bunch, near, far);
      if (next.paid >= waiting.cost) continue;
      next.parent = at;
      if ((next.low | next.high) === 0) waiting = { cost: next.paid, order: orderTo(at, bunch) };
      else keep(bunch, near, far, companyOf(bunches, count, choice), states.atEnd[at]!);
    }
  }

  /**
   * Waiting cost of a bunch: actors on location who are not needed wait; an actor who arrived at the far end and is
   * seen here too is paid for all remaining scenes.
   */
  function payFor({ cast, company, duration }: Bunch, near: number, far: number): number {
    let pay = duration * costOf(near & ~far & ~cast);
    for (let set = company & far & ~near; set; set &= set - 1) {
      const actor = lowestBit(set);
      const work = durationOf(next.low & lowOf[actor]!, next.high & highOf[actor]!);
      pay += cost[actor]! * (durationOf(next.low, next.high) - work);
    }
    return pay;
  }

  function companyOf(bunches: readonly Bunch[], count: number, without: number): number {
    let company = 0;
    for (let at = 0; at < count; at++) if (at !== without) company |= bunches[at]!.company;
    return company;
  }

  /** Stores the next state unless its bound rules it out, with the end to extend next first. */
  function keep({ company }: Bunch, near: number, far: number, needed: number, atEnd: number): void {
    const here = (near | company) & needed;
    const there = far & needed;
    const room = waiting.cost - next.paid;
    next.bound = pairBound(next.low, next.high, here, there);
    if (next.bound >= room) return;
    const released =
      releaseBound(next.low, next.high, here & ~there) + releaseBound(next.low, next.high, there & ~here);
    next.bound = Math.max(next.bound, released);
    if (next.bound >= room) return;
    const payHere = costOf(here & ~there);
    const payThere = costOf(there & ~here);
    const turned = payThere < payHere || (payThere === payHere && there > here);
    next.near = turned ? there : here;
    next.far = turned ? here : there;
    next.atEnd = turned ? 1 - atEnd : atEnd;
    const at = add(next);
    if (at >= 0) layers[bitCount(next.low) + bitCount(next.high)]!.push(at);
  }

  /** Traces back from a state and the bunch shot after it to the complete order. */
  function orderTo(at: number, last: Bunch): number[] {
    const begin: number[][] = [];
    const end: number[][] = [];
    let [low, high] = [last.low, last.high];
    for (let state = at; state >= 0; state = states.parent[state]!) {
      (states.atEnd[state] ? end : begin).push(scenesIn(low, high));
      const parent = states.parent[state]!;
      if (parent < 0) break;
      low = states.low[parent]! & ~states.low[state]!;
      high = states.high[parent]! & ~states.high[state]!;
    }
    return [...begin.reverse().flat(), ...end.flat()];
  }

  function openBound(open: readonly (readonly number[])[]): number {
    return open.flat().reduce((least, at) => Math.min(least, states.paid[at]! + states.bound[at]!), waiting.cost);
  }

  function scenesIn(low: number, high: number): number[] {
    const found: number[] = [];
    for (let scene = 0; scene < castOf.length; scene++) {
      if (((scene < 32 ? low : high) >>> (scene & 31)) & 1) found.push(scene);
    }
    return found;
  }
}
