import { DAY, type Model, NIGHT } from "../instance/compiled-model.ts";
import { actorSpans } from "./actor-spans.ts";
import { COST, cappedIndex, emptyTables, type PlanTables, VIOLATIONS } from "./plan-tables.ts";
import { recordedViolations } from "./recorded-violations.ts";

/** Tolerance for rounding errors in sums. */
export const ROUNDING = 1e-6;

/** An assignment of scenes to slots with incremental cost. */
export interface Plan {
  /** The slot of each scene, or -1. */
  readonly slotOf: Int32Array;
  /** The scenes on each slot, unordered. */
  readonly scenesOn: readonly number[][];
  readonly tables: PlanTables;
  add(scene: number, slot: number): void;
  remove(scene: number): void;
  /** The last slot with a scene, or -1. */
  lastUsed(): number;
  /** Cost of the plan, as in costOf. */
  cost(): number;
  /** Violations of the constraints on days, in penalty units. Availability is checked by the caller. */
  violations(): number;
  /** Whether there are no violations. */
  isValid(): boolean;
}

export function emptyPlan(model: Model): Plan {
  const { slots, eighths, minutes, kind, placeOf, castOf, ordersOf, spanRulesOf } = model;
  const { dayCost, overhead, blockCost, intraCost } = model.shoot.params;
  const slotOf = new Int32Array(model.scenes).fill(-1);
  const scenesOn = Array.from({ length: slots }, (): number[] => []);
  /** Index of each scene among the scenes on its slot. */
  const placeInSlot = new Int32Array(model.scenes);
  const tables = emptyTables(model);
  const { visits, works, count, pages, length, dayScenes, nightScenes, placesOn, cappedMinutes, sums } = tables;
  const cappedAt = cappedIndex(model);
  const spans = actorSpans(model, tables);
  const { updateSlot, updateOrder, updateSpanRule, isValid } = recordedViolations(model, slotOf, tables);
  let lastUsed = -1;

  return {
    slotOf,
    scenesOn,
    tables,
    add,
    remove,
    lastUsed: () => lastUsed,
    cost: () => sums[COST]!,
    violations: () => sums[VIOLATIONS]!,
    isValid,
  };

  function add(scene: number, slot: number): void {
    slotOf[scene] = slot;
    const scenes = scenesOn[slot]!;
    placeInSlot[scene] = scenes.length;
    scenes.push(scene);
    if (++count[slot]! === 1) {
      sums[COST]! += dayCost;
      if (slot > lastUsed) {
        sums[COST]! += (slot - lastUsed) * overhead;
        lastUsed = slot;
      }
    }
    pages[slot]! += eighths[scene]!;
    length[slot]! += minutes[scene]!;
    if (kind[scene] === DAY) dayScenes[slot]!++;
    if (kind[scene] === NIGHT) nightScenes[slot]!++;
    const visit = placeOf[scene]! * slots + slot;
    if (visits[visit]!++ === 0) {
      if (placesOn[slot]!++ > 0) sums[COST]! += intraCost;
      sums[COST]! += runsAdded(visit, slot) * blockCost;
    }
    for (const actor of castOf[scene]!) {
      if (works[actor * slots + slot]!++ === 0) spans.addSlot(actor, slot);
      if (cappedAt[actor]! >= 0) cappedMinutes[cappedAt[actor]! * slots + slot]! += minutes[scene]!;
    }
    updateSlot(slot);
    for (const order of ordersOf[scene]!) updateOrder(order);
    for (const at of spanRulesOf[scene]!) updateSpanRule(at);
  }

  function remove(scene: number): void {
    const slot = slotOf[scene]!;
    slotOf[scene] = -1;
    const scenes = scenesOn[slot]!;
    const moved = scenes.pop()!;
    if (moved !== scene) {
      scenes[placeInSlot[scene]!] = moved;
      placeInSlot[moved] = placeInSlot[scene]!;
    }
    if (--count[slot]! === 0) {
      sums[COST]! -= dayCost;
      if (slot === lastUsed) {
        while (lastUsed >= 0 && count[lastUsed] === 0) lastUsed--;
        sums[COST]! -= (slot - lastUsed) * overhead;
      }
    }
    pages[slot]! -= eighths[scene]!;
    length[slot]! -= minutes[scene]!;
    if (kind[scene] === DAY) dayScenes[slot]!--;
    if (kind[scene] === NIGHT) nightScenes[slot]!--;
    const visit = placeOf[scene]! * slots + slot;
    if (--visits[visit]! === 0) {
      if (--placesOn[slot]! > 0) sums[COST]! -= intraCost;
      sums[COST]! -= runsAdded(visit, slot) * blockCost;
    }
    for (const actor of castOf[scene]!) {
      if (--works[actor * slots + slot]! === 0) spans.removeSlot(actor, slot);
      if (cappedAt[actor]! >= 0) cappedMinutes[cappedAt[actor]! * slots + slot]! -= minutes[scene]!;
    }
    updateSlot(slot);
    for (const order of ordersOf[scene]!) updateOrder(order);
    for (const at of spanRulesOf[scene]!) updateSpanRule(at);
  }

  /**
   * Change of the number of runs at a location by one more slot: 1 for a separate slot, 0 next to a run, -1 between
   * two.
   */
  function runsAdded(visit: number, slot: number): number {
    const before = slot > 0 && visits[visit - 1]! > 0 ? 1 : 0;
    const after = slot + 1 < slots && visits[visit + 1]! > 0 ? 1 : 0;
    return 1 - before - after;
  }
}
