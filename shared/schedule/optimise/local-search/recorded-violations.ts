import type { Model } from "../instance/compiled-model.ts";
import { constraintPenalty } from "../instance/constraint-penalty.ts";
import { misplacedScenes } from "../instance/misplaced-scenes.ts";
import { IDLE, nightChanges } from "../instance/night-changes.ts";
import { unitRests } from "../instance/unit-rests.ts";
import { NO_SHIFT, weeklyRests } from "../instance/weekly-rests.ts";
import { COST, COST_OF_RESTS, COST_OF_UNIT_RESTS, type PlanTables, VIOLATIONS } from "./plan-tables.ts";

/** Updates the violations of the constraints on days in a plan's tables. */
export interface RecordedViolations {
  /** Evaluates a slot, its turnarounds, and the extra cost of day and night on one day, night blocks and weekly rests. */
  updateSlot(slot: number): void;
  /** Evaluates a precedence, by index. */
  updateOrder(order: number): void;
  /** Evaluates a rule on spans, by index. */
  updateSpanRule(at: number): void;
  /** Whether there are no violations. */
  isValid(): boolean;
}

/** @param slotOf the slot of each scene, or -1; read at every call */
export function recordedViolations(model: Model, slotOf: Int32Array, tables: PlanTables): RecordedViolations {
  const { slots, mayMix, mixCost, capped, nextIsAdjacent } = model;
  const { orders, calendar } = model.shoot;
  const { count, pages, length, dayScenes, nightScenes, placesOn, cappedMinutes, sums } = tables;
  const { violationOn, violationAfter, outOfOrder, misplacedBy, nightPrice, shiftOn, works, unitShifts, unitPrices } =
    tables;
  const penalty = constraintPenalty(model);
  const misplaced = misplacedScenes(model, tables);
  const nights = nightChanges(model);
  const rests = weeklyRests(model);
  const units = unitRests(model);
  const limitsTurnaround = model.restMinutes < Number.POSITIVE_INFINITY;
  const isMixed = new Uint8Array(slots);
  let violations = 0;
  return { updateSlot, updateOrder, updateSpanRule, isValid: () => violations === 0 };

  function updateSlot(slot: number): void {
    const byDay = dayScenes[slot]!;
    const byNight = nightScenes[slot]!;
    let now = penalty.of(slot, pages[slot]!, length[slot]!, count[slot]!, placesOn[slot]!, byDay, byNight);
    for (let at = 0; at < capped.length; at++) {
      now += penalty.ofHours(cappedMinutes[at * slots + slot]! - capped[at]!.minutes[slot]!);
    }
    record(violationOn, slot, now);
    if (mayMix[slot] === 1) {
      const isNowMixed = Number(byDay > 0 && byNight > 0);
      sums[COST]! += (isNowMixed - isMixed[slot]!) * mixCost;
      isMixed[slot] = isNowMixed;
    }
    if (slot > 0) updateTurnaround(slot - 1);
    updateTurnaround(slot);
    const shift = rests.shiftOf(count[slot]!, byDay, byNight);
    if (rests.matter) updateRests(slot, shift);
    for (let member = 0; member < units.actors.length; member++) updateUnitRests(member, slot, shift);
    if (!nights.matter) return;
    updateNights(slot);
    if (slot + 1 < slots) updateNights(slot + 1);
  }

  function updateRests(slot: number, shift: number): void {
    if (shiftOn[slot] === shift) return;
    shiftOn[slot] = shift;
    const now = rests.priceOf(shiftOn);
    sums[COST]! += now - sums[COST_OF_RESTS]!;
    sums[COST_OF_RESTS] = now;
  }

  function updateUnitRests(member: number, slot: number, shift: number): void {
    const at = member * slots + slot;
    const now = works[units.actors[member]! * slots + slot]! > 0 ? shift : NO_SHIFT;
    if (unitShifts[at] === now) return;
    unitShifts[at] = now;
    const price = units.priceOf(member, unitShifts);
    sums[COST]! += price - unitPrices[member]!;
    sums[COST_OF_UNIT_RESTS]! += price - unitPrices[member]!;
    unitPrices[member] = price;
  }

  function updateNights(slot: number): void {
    const now = nights.priceOf(slot, slot > 0 ? kindOf(slot - 1) : IDLE, kindOf(slot));
    sums[COST]! += now - nightPrice[slot]!;
    nightPrice[slot] = now;
  }

  function kindOf(slot: number): number {
    return nights.kindOf(count[slot]!, nightScenes[slot]!);
  }

  /** Evaluates the turnaround between a slot and the next calendar day. */
  function updateTurnaround(slot: number): void {
    if (nextIsAdjacent[slot] === 0) return;
    const now = penalty.ofNightBeforeDay(nightScenes[slot]!, dayScenes[slot + 1]!);
    record(violationAfter, slot, limitsTurnaround ? now + ofLongDay(slot) : now);
  }

  function ofLongDay(slot: number): number {
    const next = slot + 1;
    return penalty.ofLongDay({
      ...{ minutes: length[slot]!, places: placesOn[slot]!, byNight: nightScenes[slot]!, next: count[next]! },
      ...{ nextMinutes: length[next]!, nextByDay: dayScenes[next]!, nextByNight: nightScenes[next]! },
    });
  }

  function updateOrder(order: number): void {
    const { scene, after, days } = orders[order]!;
    const here = slotOf[scene]!;
    const there = slotOf[after]!;
    const short = here < 0 || there < 0 ? 0 : days - calendar.abs[here]! + calendar.abs[there]!;
    record(outOfOrder, order, penalty.ofOrder(short));
  }

  function updateSpanRule(at: number): void {
    record(misplacedBy, at, penalty.ofSpan(misplaced(at)));
  }

  function record(values: Float64Array, at: number, now: number): void {
    const before = values[at]!;
    if (now === before) return;
    sums[VIOLATIONS]! += now - before;
    violations += Number(now > 0) - Number(before > 0);
    values[at] = now;
  }
}
