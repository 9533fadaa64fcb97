import { bitSums, lowestBit } from "../../search/bit-sets.ts";
import type { Model } from "../instance/compiled-model.ts";
import type { DayPatterns } from "./day-patterns.ts";
import type { DayPricing, Excess, Prices } from "./dual-ascent.ts";

/** The patterns of a small instance that can be part of a better schedule, by slot. */
export interface PricedDayPatterns extends DayPricing {
  readonly days: DayPatterns;
  /** The patterns of each slot, best first at the given multipliers, and the reduced costs of all patterns. */
  ranked(prices: Prices): { lists: readonly Int32Array[]; costs: readonly Float64Array[] };
}

/** Pricing by enumeration of all patterns. `upper` is the cost of the best known schedule. */
export function pricedDayPatterns(model: Model, days: DayPatterns, upper: () => number): PricedDayPatterns {
  const { slots, actors } = model;
  const company = actors * slots;
  let lists = Array.from({ length: slots }, (_, slot) =>
    Int32Array.from({ length: days.count }, (_, day) => day).filter((day) => (days.slots[day]! >>> slot) & 1),
  );
  return { days, bestDays, dropDays, ranked };

  function bestDays(prices: Prices, excess: Excess): number {
    let sum = 0;
    for (let slot = 0; slot < slots; slot++) {
      const costOf = pricedDay(prices, slot);
      let least = 0;
      let chosen = -1;
      for (const day of lists[slot]!) {
        const cost = costOf(day);
        if (cost >= least) continue;
        least = cost;
        chosen = day;
      }
      sum += least;
      if (chosen >= 0) count(chosen, slot, excess);
    }
    return sum;
  }

  function count(day: number, slot: number, excess: Excess): void {
    for (let set = days.scenes[day]!; set; set &= set - 1) excess.scene[lowestBit(set)]!--;
    for (let set = days.cast[day]!; set; set &= set - 1) excess.work[lowestBit(set) * slots + slot]!++;
    excess.work[company + slot]!++;
  }

  /** Reduced cost of a pattern on a slot. */
  function pricedDay({ scene, work }: Prices, slot: number): (day: number) => number {
    const earned = bitSums([...scene]);
    const paid = bitSums(Array.from({ length: actors }, (_, actor) => work[actor * slots + slot]!));
    const always = work[company + slot]!;
    return (day) => days.cost[day]! + always + paid(days.cast[day]!) - earned(days.scenes[day]!);
  }

  /** Drops patterns whose choice would raise the bound to the best known cost: they are in no better schedule. */
  function dropDays(prices: Prices): void {
    const costs = lists.map((list, slot) => [...list].map(pricedDay(prices, slot)));
    const least = costs.map((those) => those.reduce((low, cost) => Math.min(low, cost), 0));
    lists = lists.map((list, slot) =>
      list.filter((_, at) => prices.bound - least[slot]! + costs[slot]![at]! < upper()),
    );
  }

  function ranked(prices: Prices) {
    const costs = lists.map((_, slot) =>
      Float64Array.from({ length: days.count }, (_, day) => day).map(pricedDay(prices, slot)),
    );
    return { costs, lists: lists.map((list, slot) => list.toSorted((a, b) => costs[slot]![a]! - costs[slot]![b]!)) };
  }
}
