import type { Model } from "../instance/compiled-model.ts";
import { IDLE, nightChanges } from "../instance/night-changes.ts";
import { unitRests } from "../instance/unit-rests.ts";
import { weeklyRests } from "../instance/weekly-rests.ts";
import type { Move } from "./moves.ts";
import type { Plan } from "./plan.ts";
import { COST_OF_RESTS } from "./plan-tables.ts";
import { spanPay } from "./span-pay.ts";

/**
 * Computes the change of cost by a move of whole days without applying it: the days from `low` to `high` are permuted.
 * Days keep their scenes, so only spans of actors, runs at locations, night blocks, weekly rests and the last day matter. Exact, except
 * that actors who can be dropped are assumed to be unpaid afterwards.
 */
export function dayReorderDelta(model: Model, plan: Plan): (move: Move) => number {
  const { slots, actors, places, canDrop } = model;
  const { overhead, blockCost } = model.shoot.params;
  const { visits, works, first, last, count, nightScenes, nightPrice, shiftOn, unitShifts, unitPrices, sums, pay } =
    plan.tables;
  const nights = nightChanges(model);
  const rests = weeklyRests(model);
  const units = unitRests(model);
  const paid = spanPay(model, works);
  /** The slot whose day each slot receives. */
  const source = new Int32Array(slots);
  const shifts = new Uint8Array(slots);
  const shiftsByUnit = new Uint8Array(unitShifts.length);

  return ({ low, high, dayTo }) => {
    for (let slot = low; slot <= high; slot++) source[dayTo[slot]!] = slot;
    let change = 0;
    for (let actor = 0; actor < actors; actor++) change += spanChange(actor, low, high, dayTo);
    if (nights.matter) change += nightsChange(low, high);
    if (rests.matter) change += restsChange(low, high);
    if (units.actors.length > 0) change += unitRestsChange(low, high);
    return change + runsChange(low, high) * blockCost + lastChange(low, high, dayTo) * overhead;
  };

  function spanChange(actor: number, low: number, high: number, dayTo: Int32Array): number {
    const from = first[actor]!;
    const to = last[actor]!;
    if (to < low || from > high) return 0;
    if (canDrop[actor] === 1) return -pay[actor]!;
    if (from < low && to > high) return 0;
    const row = actor * slots;
    const end = Math.min(to, high);
    let newFrom = from < low ? from : slots;
    let newTo = to > high ? to : -1;
    for (let slot = Math.max(from, low); slot <= end; slot++) {
      if (works[row + slot] === 0) continue;
      const target = dayTo[slot]!;
      if (target < newFrom) newFrom = target;
      if (target > newTo) newTo = target;
    }
    return paid.whole(actor, newFrom, newTo) - paid.whole(actor, from, to);
  }

  function runsChange(low: number, high: number): number {
    let runs = 0;
    for (let place = 0; place < places; place++) {
      const row = place * slots;
      let wasThere = low > 0 && visits[row + low - 1]! > 0;
      let isThere = wasThere;
      for (let slot = low; slot <= high; slot++) {
        const was = visits[row + slot]! > 0;
        const is = visits[row + source[slot]!]! > 0;
        if (was && !wasThere) runs--;
        if (is && !isThere) runs++;
        wasThere = was;
        isThere = is;
      }
      if (wasThere === isThere || high + 1 === slots || visits[row + high + 1] === 0) continue;
      runs += wasThere ? 1 : -1;
    }
    return runs;
  }

  function nightsChange(low: number, high: number): number {
    let change = 0;
    let before = low > 0 ? kindOf(low - 1) : IDLE;
    for (let slot = low; slot <= Math.min(high + 1, slots - 1); slot++) {
      const kind = kindOf(slot > high ? slot : source[slot]!);
      change += nights.priceOf(slot, before, kind) - nightPrice[slot]!;
      before = kind;
    }
    return change;
  }

  function kindOf(slot: number): number {
    return nights.kindOf(count[slot]!, nightScenes[slot]!);
  }

  function restsChange(low: number, high: number): number {
    shifts.set(shiftOn);
    for (let slot = low; slot <= high; slot++) shifts[slot] = shiftOn[source[slot]!]!;
    return rests.priceOf(shifts) - sums[COST_OF_RESTS]!;
  }

  function unitRestsChange(low: number, high: number): number {
    let change = 0;
    shiftsByUnit.set(unitShifts);
    for (let member = 0; member < units.actors.length; member++) {
      const row = member * slots;
      for (let slot = low; slot <= high; slot++) shiftsByUnit[row + slot] = unitShifts[row + source[slot]!]!;
      change += units.priceOf(member, shiftsByUnit) - unitPrices[member]!;
    }
    return change;
  }

  function lastChange(low: number, high: number, dayTo: Int32Array): number {
    const end = plan.lastUsed();
    if (end > high) return 0;
    let newEnd = -1;
    for (let slot = low; slot <= end; slot++) if (count[slot]! > 0 && dayTo[slot]! > newEnd) newEnd = dayTo[slot]!;
    return newEnd < 0 ? 0 : newEnd - end;
  }
}
