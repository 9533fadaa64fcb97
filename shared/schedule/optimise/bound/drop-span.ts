import type { Model } from "../instance/compiled-model.ts";
import type { Spans } from "../instance/spans.ts";

/**
 * Minimum cost of an actor who can be dropped, when each paid slot returns `work`: the slots between a first and a last
 * one, with or without one unpaid gap of more calendar days than the drop limit.
 */
export function cheapestSpanWithDrop(
  { shoot: { calendar, params } }: Model,
  { slots, pay, leastEnd }: Spans,
  row: number,
  work: (slot: number) => number,
): { slots: readonly number[]; cost: number } {
  const dropDays = params.dropDays ?? Number.POSITIVE_INFINITY;
  const { abs } = calendar;
  /** Prefix sums of the slot costs. */
  const before = new Float64Array(slots + 1);
  for (let slot = 0; slot < slots; slot++) before[slot + 1] = before[slot]! + pay[row * slots + slot]! - work(slot);
  let least = { cost: Number.POSITIVE_INFINITY, from: 0, to: -1, drop: 0, pickUp: 0 };
  for (let from = 0; from < slots; from++) {
    // The most valuable gap so far, and the best slot so far for the drop.
    let gap = { saves: 0, drop: from, pickUp: from };
    let drop = -1;
    let next = from;
    for (let to = from; to < slots; to++) {
      for (; next < to && abs[to]! - abs[next]! > dropDays; next++) {
        if (drop < 0 || before[next + 1]! < before[drop + 1]!) drop = next;
      }
      if (drop >= 0 && before[to]! - before[drop + 1]! > gap.saves) {
        gap = { saves: before[to]! - before[drop + 1]!, drop, pickUp: to };
      }
      const cost = before[to + 1]! - before[from]! - gap.saves;
      if (to < leastEnd[row * slots + from]! || cost >= least.cost) continue;
      least = { cost, from, to, drop: gap.drop, pickUp: gap.pickUp };
    }
  }
  const { from, to, drop, pickUp } = least;
  const span = Array.from({ length: to - from + 1 }, (_, step) => from + step);
  return { slots: span.filter((slot) => slot <= drop || slot >= pickUp), cost: least.cost };
}
