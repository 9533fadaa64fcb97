import { bitCount, lowestBit } from "../../search/bit-sets.ts";
import { type Model, NIGHT } from "../instance/compiled-model.ts";
import { DAY_WORK, IDLE, NIGHT_WORK, nightChanges } from "../instance/night-changes.ts";
import type { Spans } from "../instance/spans.ts";
import { costToGo } from "./cost-to-go.ts";
import { bitsOf } from "./day-patterns.ts";
import type { Prices } from "./dual-ascent.ts";
import type { SearchState } from "./search-node.ts";

/** Costs of partial schedules at the multipliers. Sets are bit masks. */
export interface PartialCost {
  /** Cost added by a pattern (-1: none) with its actors, locations and light on the slot of a state. */
  ofDay(state: SearchState, pattern: number, cast: number, places: number, light: number): number;
  /** Lower bound of the spans after a slot, given the actors who have begun and the scenes left. */
  ofSpansAfter(slot: number, begun: number, left: number): number;
  /** Lower bound of the runs of slots still to begin, given the current locations and light, and the scenes shot. */
  ofRunsAfter(places: number, shot: number, light: number): number;
}

/** @param costs reduced cost of the patterns by slot */
export function partialCost(model: Model, spans: Spans, prices: Prices, costs: readonly Float64Array[]): PartialCost {
  const { slots, actors } = model;
  const { blockCost, overhead, nightBlockCost } = model.shoot.params;
  const nights = nightChanges(model);
  const toGo = costToGo(model, spans, prices);
  const scenesAt = model.scenesAt.map(bitsOf);
  const scenesWith = model.scenesWith.map(bitsOf);
  const nightScenes = bitsOf([...model.kind.keys()].filter((scene) => model.kind[scene] === NIGHT));
  const allScenes = bitsOf(model.castOf.keys());
  const allCast = bitsOf(scenesWith.flatMap((those, actor) => (those ? [actor] : [])));
  return { ofDay, ofSpansAfter, ofRunsAfter };

  /**
   * Reduced cost of the pattern; full pay less the multiplier for actors who work; full pay for actors on hold.
   */
  function ofDay(state: SearchState, pattern: number, cast: number, places: number, light: number) {
    const { slot, shot, begun, places: before, inNights } = state;
    const onHold = stillNeeded(begun, allScenes & ~shot) & ~cast;
    const hold = toGo.pay[slot]!(onHold) + overhead;
    if (pattern < 0) return hold;
    const work = toGo.pay[slot]!(cast) - toGo.work[slot]!(cast) - prices.work[actors * slots + slot]!;
    const kind = light & NIGHT ? NIGHT_WORK : DAY_WORK;
    const night = nights.matter ? nights.priceOf(slot, inNights ? NIGHT_WORK : IDLE, kind) : 0;
    return costs[slot]![pattern]! + hold + work + bitCount(places & ~before) * blockCost + night;
  }

  function ofSpansAfter(slot: number, begun: number, left: number): number {
    const next = slot + 1;
    return toGo.begun[next]!(stillNeeded(begun, left)) + toGo.unbegun[next]!(allCast & ~begun) + toGo.company[next]!;
  }

  /** The actors who have begun and are in a scene that is left. */
  function stillNeeded(begun: number, left: number): number {
    let needed = 0;
    for (let set = begun; set; set &= set - 1) {
      const actor = lowestBit(set);
      if (scenesWith[actor]! & left) needed |= 1 << actor;
    }
    return needed;
  }

  /** One run for each location with scenes left, except the current ones, and a night block likewise. */
  function ofRunsAfter(places: number, shot: number, light: number): number {
    let runs = 0;
    for (let place = 0; place < scenesAt.length; place++) {
      if (scenesAt[place]! & ~shot && !((places >>> place) & 1)) runs++;
    }
    const nightBlocks = nightScenes & ~shot && !(light & NIGHT) ? 1 : 0;
    return runs * blockCost + nightBlocks * nightBlockCost;
  }
}
