import { bitCount, lowestBit } from "../../../shared/schedule/search/bit-sets.ts";
import type { Budget } from "../../../shared/schedule/search/budget.ts";
import type { Waiting } from "./anneal.ts";
import type { TalentProblem } from "./problem.ts";

/** Scenes of the largest table, which takes 512 MB. */
export const MAX_TABLE_SCENES = 26;
const HALF = 13;
/** The budget is checked once in this many sets. */
const CHECK_INTERVAL = 4096;

/**
 * The order with the least waiting, by dynamic programming over the sets of scenes that come first (de la Banda, Stuckey
 * and Chu 2011). An order costs the same in reverse, so a set costs the same at either end: the table has sets of up to
 * half the scenes, and two of them make an order. Its time depends on the number of scenes only, so it also solves
 * instances where everybody works with everybody, which the bounds of searchTalent hardly prune.
 *
 * @param options.best sets that wait no less are dropped
 * @returns `best` itself if no order is better; undefined when the budget has expired
 */
export function searchSubsets(
  { scenes, castOf, duration, costOf }: TalentProblem,
  { best, budget }: { best: Waiting; budget: Budget },
): Waiting | undefined {
  const all = 2 ** scenes - 1;
  const larger = Math.ceil(scenes / 2);
  const first = castOfSets(castOf.subarray(0, HALF));
  const second = castOfSets(castOf.subarray(HALF));
  const least = new Float64Array(all + 1).fill(Number.POSITIVE_INFINITY);
  least[0] = 0;
  let cost = best.cost;
  let half = -1;
  for (let shot = 0; shot <= all; shot++) {
    if (shot % CHECK_INTERVAL === 0 && budget.expired()) return undefined;
    const paid = least[shot]!;
    if (paid >= cost) continue;
    const count = bitCount(shot);
    if (count < larger) extend(shot, paid);
  }
  for (let shot = 0; shot <= all; shot++) {
    if (bitCount(shot) !== larger) continue;
    const sum = least[shot]! + least[all & ~shot]!;
    if (sum >= cost) continue;
    cost = sum;
    half = shot;
  }
  return half < 0 ? best : { cost, order: [...orderOf(half), ...orderOf(all & ~half).reverse()] };

  function castOfSet(set: number): number {
    return first[set & ((1 << HALF) - 1)]! | second[set >>> HALF]!;
  }

  function extend(shot: number, paid: number): void {
    const begun = castOfSet(shot);
    for (let left = all & ~shot; left; left &= left - 1) {
      const scene = lowestBit(left);
      const next = shot | (1 << scene);
      const sum = paid + waitingFor(scene, begun, next);
      if (sum < least[next]!) least[next] = sum;
    }
  }

  /** The waiting cost of a scene, given the actors who have begun and the scenes shot after it. */
  function waitingFor(scene: number, begun: number, shotThen: number): number {
    return duration[scene]! * costOf(begun & castOfSet(all & ~shotThen) & ~castOf[scene]!);
  }

  /** The scenes of a set in the order of least waiting, with the set coming first. */
  function orderOf(set: number): number[] {
    const order: number[] = [];
    for (let rest = set; rest; ) {
      let last = -1;
      for (let members = rest; members && last < 0; members &= members - 1) {
        const scene = lowestBit(members);
        const before = rest & ~(1 << scene);
        if (least[before]! + waitingFor(scene, castOfSet(before), rest) === least[rest]) last = scene;
      }
      order.push(last);
      rest &= ~(1 << last);
    }
    return order.reverse();
  }
}

/** The actors of each set of some scenes. */
function castOfSets(castOf: Int32Array): Int32Array {
  const casts = new Int32Array(2 ** castOf.length);
  for (const [scene, cast] of castOf.entries()) {
    const size = 2 ** scene;
    for (let set = 0; set < size; set++) casts[size + set] = casts[set]! | cast;
  }
  return casts;
}
