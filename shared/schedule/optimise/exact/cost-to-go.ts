import { bitSums } from "../../search/bit-sets.ts";
import type { Model } from "../instance/compiled-model.ts";
import type { Spans } from "../instance/spans.ts";
import type { Prices } from "./dual-ascent.ts";

/**
 * Cost-to-go table: the minimum remaining span cost from each slot on at the given multipliers, for sets of actors (bit
 * masks).
 */
export interface CostToGo {
  /**
   * Actors who have begun and are still needed, and actors who have not begun; by slot, including one after the last.
   */
  readonly begun: readonly ((actors: number) => number)[];
  readonly unbegun: readonly ((actors: number) => number)[];
  /** The company while scenes remain, by slot. */
  readonly company: readonly number[];
  /** Full pay of a set of actors on a slot. */
  readonly pay: readonly ((actors: number) => number)[];
  /** Work multipliers of a set of actors on a slot. */
  readonly work: readonly ((actors: number) => number)[];
}

/** Builds the table at the given multipliers. */
export function costToGo({ actors, slots }: Model, spans: Spans, { work }: Prices): CostToGo {
  const rows = Array.from({ length: spans.rows }, (_, row) => rowCostToGo(spans, row, work));
  const crew = rows.slice(0, actors);
  const bySlot = Array.from({ length: slots + 1 }, (_, slot) => slot);
  const across = (table: Float64Array) =>
    bySlot.map((slot) => bitSums(Array.from({ length: actors }, (_, row) => table[row * slots + slot] ?? 0)));
  return {
    begun: bySlot.map((slot) => bitSums(crew.map(({ begun }) => begun[slot]!))),
    unbegun: bySlot.map((slot) => bitSums(crew.map(({ unbegun }) => unbegun[slot]!))),
    company: rows[actors]!.begun,
    pay: across(spans.pay),
    work: across(work),
  };
}

function rowCostToGo({ slots, pay, leastEnd, earliestEnd }: Spans, row: number, work: Float64Array) {
  const begun: number[] = Array<number>(slots + 1).fill(Number.POSITIVE_INFINITY);
  const unbegun = [...begun];
  for (let from = slots - 1; from >= 0; from--) {
    let cost = 0;
    unbegun[from] = unbegun[from + 1]!;
    for (let to = from; to < slots; to++) {
      cost += pay[row * slots + to]! - work[row * slots + to]!;
      if (to >= earliestEnd[row]!) begun[from] = Math.min(begun[from]!, cost);
      if (to >= leastEnd[row * slots + from]!) unbegun[from] = Math.min(unbegun[from]!, cost);
    }
  }
  return { begun, unbegun };
}
