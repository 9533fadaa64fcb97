import type { Model } from "../instance/compiled-model.ts";
import { unitRests } from "../instance/unit-rests.ts";
import { NO_SHIFT, weeklyRests } from "../instance/weekly-rests.ts";
import type { MoveDelta, NetMove } from "./net-move.ts";
import { COST_OF_RESTS, COST_OF_UNIT_RESTS, type PlanTables } from "./plan-tables.ts";

/** The change of the cost of missing weekly rests by a move. */
export interface RestDelta {
  /** Notes who works on the slots of a move; to be called while it has its net scenes by actor. */
  note(net: NetMove): void;
  /**
   * Adds the change by the noted move; nothing where the cost exceeds `most` even if all of them, and of the days that
   * mix day and night, were saved.
   */
  add(net: NetMove, change: MoveDelta, most: number): void;
}

export function restDelta(model: Model, tables: PlanTables): RestDelta {
  const { count, dayScenes, nightScenes, shiftOn, works, unitShifts, unitPrices, sums } = tables;
  const { slots, mixCost } = model;
  const { matter, shiftOf, priceOf } = weeklyRests(model);
  const units = unitRests(model);
  const members = units.actors.length;
  /** Whether each member works on the two slots after the move. */
  const worksOnOne = new Uint8Array(members);
  const worksOnOther = new Uint8Array(members);
  return { note, add };

  function note({ one, other, byActor }: NetMove): void {
    for (let member = 0; member < members; member++) {
      const actor = units.actors[member]!;
      const row = actor * slots;
      worksOnOne[member] = Number(works[row + one]! - byActor[actor]! > 0);
      worksOnOther[member] = Number(works[row + other]! + byActor[actor]! > 0);
    }
  }

  function add(net: NetMove, change: MoveDelta, most: number): void {
    if (!matter && members === 0) return;
    if (change.cost - sums[COST_OF_RESTS]! - sums[COST_OF_UNIT_RESTS]! - 2 * mixCost > most) return;
    const { one, other } = net;
    const [after, afterOther] = [shiftAfter(net, one, -1), shiftAfter(net, other, 1)];
    if (matter) addCompany(one, other, after, afterOther, change);
    for (let member = 0; member < members; member++) {
      const shift = worksOnOne[member] ? after : NO_SHIFT;
      const shiftOther = worksOnOther[member] ? afterOther : NO_SHIFT;
      addMember(member, one, other, shift, shiftOther, change);
    }
  }

  function addCompany(one: number, other: number, after: number, afterOther: number, change: MoveDelta): void {
    const [before, beforeOther] = [shiftOn[one]!, shiftOn[other]!];
    if (after === before && afterOther === beforeOther) return;
    shiftOn[one] = after;
    shiftOn[other] = afterOther;
    change.cost += priceOf(shiftOn) - sums[COST_OF_RESTS]!;
    shiftOn[one] = before;
    shiftOn[other] = beforeOther;
  }

  function addMember(
    member: number,
    one: number,
    other: number,
    after: number,
    afterOther: number,
    change: MoveDelta,
  ): void {
    const row = member * slots;
    const [before, beforeOther] = [unitShifts[row + one]!, unitShifts[row + other]!];
    if (after === before && afterOther === beforeOther) return;
    unitShifts[row + one] = after;
    unitShifts[row + other] = afterOther;
    change.cost += units.priceOf(member, unitShifts) - unitPrices[member]!;
    unitShifts[row + one] = before;
    unitShifts[row + other] = beforeOther;
  }

  function shiftAfter({ scenes, dayScenes: days, nightScenes: nights }: NetMove, slot: number, sign: number): number {
    return shiftOf(count[slot]! + sign * scenes, dayScenes[slot]! + sign * days, nightScenes[slot]! + sign * nights);
  }
}
