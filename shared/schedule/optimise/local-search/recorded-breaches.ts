import type { Model } from "../instance/compiled-model.ts";
import { constraintPenalty } from "../instance/constraint-penalty.ts";
import { BREACHES, COST, type PlanTables } from "./plan-tables.ts";

/** Updates the violations of the constraints on days in a plan's tables. */
export interface RecordedBreaches {
  /** Evaluates a slot, its turnarounds, and the extra cost of mixing day and night. */
  updateSlot(slot: number): void;
  /** Evaluates a precedence, by index. */
  updateOrder(order: number): void;
  /** Whether there are no violations. */
  isValid(): boolean;
}

/** @param slotOf the slot of each scene, or -1; read at every call */
export function recordedBreaches(model: Model, slotOf: Int32Array, tables: PlanTables): RecordedBreaches {
  const { slots, mayMix, mixCost, capped, nextIsAdjacent } = model;
  const { orders, calendar } = model.shoot;
  const { count, pages, length, dayScenes, nightScenes, placesOn, cappedMinutes, sums } = tables;
  const { breachOn, breachAfter, outOfOrder } = tables;
  const breach = constraintPenalty(model);
  const limitsTurnaround = model.restMinutes < Number.POSITIVE_INFINITY;
  const isMixed = new Uint8Array(slots);
  let violations = 0;
  return { updateSlot, updateOrder, isValid: () => violations === 0 };

  function updateSlot(slot: number): void {
    const byDay = dayScenes[slot]!;
    const byNight = nightScenes[slot]!;
    let now = breach.of(slot, pages[slot]!, length[slot]!, count[slot]!, placesOn[slot]!, byDay, byNight);
    for (let at = 0; at < capped.length; at++) {
      now += breach.ofHours(cappedMinutes[at * slots + slot]! - capped[at]!.minutes[slot]!);
    }
    record(breachOn, slot, now);
    if (mayMix[slot] === 1) {
      const isNowMixed = Number(byDay > 0 && byNight > 0);
      sums[COST]! += (isNowMixed - isMixed[slot]!) * mixCost;
      isMixed[slot] = isNowMixed;
    }
    if (slot > 0) updateTurnaround(slot - 1);
    updateTurnaround(slot);
  }

  /** Evaluates the turnaround between a slot and the next calendar day. */
  function updateTurnaround(slot: number): void {
    if (nextIsAdjacent[slot] === 0) return;
    const now = breach.ofNightBeforeDay(nightScenes[slot]!, dayScenes[slot + 1]!);
    record(breachAfter, slot, limitsTurnaround ? now + ofLongDay(slot) : now);
  }

  function ofLongDay(slot: number): number {
    const next = slot + 1;
    return breach.ofLongDay({
      ...{ minutes: length[slot]!, places: placesOn[slot]!, byNight: nightScenes[slot]!, next: count[next]! },
      ...{ nextByDay: dayScenes[next]!, nextByNight: nightScenes[next]! },
    });
  }

  function updateOrder(order: number): void {
    const { scene, after, days } = orders[order]!;
    const here = slotOf[scene]!;
    const there = slotOf[after]!;
    const short = here < 0 || there < 0 ? 0 : days - calendar.abs[here]! + calendar.abs[there]!;
    record(outOfOrder, order, breach.ofOrder(short));
  }

  function record(breaches: Float64Array, at: number, now: number): void {
    const before = breaches[at]!;
    if (now === before) return;
    sums[BREACHES]! += now - before;
    violations += Number(now > 0) - Number(before > 0);
    breaches[at] = now;
  }
}
