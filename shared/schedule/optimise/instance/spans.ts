import { fitsCapacity } from "./capacity-flow.ts";
import type { Model } from "./compiled-model.ts";

/** Paid spans of slots: one for each actor, and in the last row the company's, for its overhead. */
export interface Spans {
  readonly rows: number;
  readonly slots: number;
  /** Cost of a slot within the span, by row and slot. */
  readonly pay: Float64Array;
  /** The earliest end of a span that begins on a slot, by row and slot; `slots` when it cannot begin there. */
  readonly leastEnd: Int32Array;
  /** The earliest end of a span in any schedule, by row. */
  readonly earliestEnd: Int32Array;
}

/**
 * The spans of an instance. A span is long enough to contain a slot of each of the actor's scenes, and the capacity for
 * all their pages, minutes and scenes. Actors without scenes have no pay. The company's span begins at the first slot.
 */
export function spansOf(model: Model): Spans {
  const { slots, actors, scenesWith, slotsOf, rate, paidBefore, shoot } = model;
  const rows = actors + 1;
  const pay = new Float64Array(rows * slots).fill(shoot.params.overhead, actors * slots);
  const leastEnd = new Int32Array(rows * slots).fill(slots);
  const earliestEnd = new Int32Array(rows);
  const all = slotsOf.map((_, scene) => scene);
  /** Prefix counts of the slots on which a scene can be shot. */
  const openBefore = all.map((scene) => {
    const before = new Int32Array(slots + 1);
    for (let slot = 0; slot < slots; slot++) before[slot + 1] = before[slot]! + model.allowed[scene * slots + slot]!;
    return before;
  });
  for (const [row, scenes] of [...scenesWith, all].entries()) {
    earliestEnd[row] = Math.max(0, ...scenes.map((scene) => slotsOf[scene]![0]!));
    let end = 0;
    for (let slot = 0; slot < (row < actors ? slots : 1); slot++) {
      end = Math.max(end, slot);
      while (end < slots && !fits(model, openBefore, scenes, slot, end)) end++;
      leastEnd[row * slots + slot] = end;
    }
    for (let slot = 0; slot < slots && row < actors && scenes.length > 0; slot++) {
      const before = row * (slots + 1) + slot;
      pay[row * slots + slot] = rate[row]! * (paidBefore[before + 1]! - paidBefore[before]!);
    }
  }
  return { rows, slots, pay, leastEnd, earliestEnd };
}

/** Limit of scene-slot pairs for the exact check. */
const MAX_EXACT_PAIRS = 3000;

/** Whether the scenes can all be shot between two slots; true also where the check would take too long. */
function fits(
  { slotsOf, eighths, minutes, maxMinutes, shoot }: Model,
  openBefore: readonly Int32Array[],
  scenes: readonly number[],
  from: number,
  to: number,
): boolean {
  const length = to - from + 1;
  let open = 0;
  for (const scene of scenes) {
    const those = openBefore[scene]![to + 1]! - openBefore[scene]![from]!;
    if (those === 0) return false;
    open += those;
  }
  const { maxEighths, maxScenes } = shoot.params;
  const loads = scenes.map((scene) => eighths[scene]!);
  const pages = loads.reduce((sum, load) => sum + load, 0);
  const work = scenes.reduce((sum, scene) => sum + minutes[scene]!, 0);
  if (pages > maxEighths * length || work > maxMinutes * length || scenes.length > maxScenes * length) return false;
  if (open === length * scenes.length || open > MAX_EXACT_PAIRS) return true;
  const slots = shoot.calendar.dates.length;
  const domains = scenes.map((scene) => [...slotsOf[scene]!].filter((slot) => from <= slot && slot <= to));
  return (
    fitsCapacity(domains, loads, maxEighths, slots) &&
    fitsCapacity(
      domains,
      loads.map(() => 1),
      maxScenes,
      slots,
    )
  );
}

/** Additional cost of the first and the last slot of a span, by slot. */
export interface Ends {
  readonly come: Float64Array;
  readonly gone: Float64Array;
}

/** The minimum-cost span when each of its slots returns `work`: first slot, last slot and cost. */
export function cheapestSpan(
  { slots, pay, leastEnd }: Spans,
  row: number,
  work: (slot: number) => number,
  ends?: Ends,
): { from: number; to: number; cost: number } {
  const cheapest = { from: 0, to: -1, cost: Number.POSITIVE_INFINITY };
  const price = Float64Array.from({ length: slots }, (_, slot) => pay[row * slots + slot]! - work(slot));
  for (let from = 0; from < slots; from++) {
    let sum = ends?.come[from] ?? 0;
    for (let to = from; to < slots; to++) {
      sum += price[to]!;
      const cost = sum + (ends?.gone[to] ?? 0);
      if (to < leastEnd[row * slots + from]! || cost >= cheapest.cost) continue;
      cheapest.from = from;
      cheapest.to = to;
      cheapest.cost = cost;
    }
  }
  return cheapest;
}
