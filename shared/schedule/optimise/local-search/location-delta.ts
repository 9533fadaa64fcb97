import type { Model } from "../instance/compiled-model.ts";
import type { MoveDelta, NetMove } from "./net-move.ts";
import type { PlanTables } from "./plan-tables.ts";

/** Number of locations on the two slots of a move after it. */
export interface PlacesAfter {
  onOne: number;
  onOther: number;
}

/**
 * Adds the change of the runs at locations by a move, and sets the entries of `byPlace` back to 0.
 * @returns a reused object, overwritten by each call
 */
export function locationDelta(
  { slots, shoot }: Model,
  { visits, placesOn }: PlanTables,
): (net: NetMove, change: MoveDelta) => Readonly<PlacesAfter> {
  const { blockCost } = shoot.params;
  const after: PlacesAfter = { onOne: 0, onOther: 0 };

  return ({ one, other, byPlace, places, placeCount }, change) => {
    after.onOne = placesOn[one]!;
    after.onOther = placesOn[other]!;
    for (let at = 0; at < placeCount; at++) {
      const place = places[at]!;
      const net = byPlace[place]!;
      byPlace[place] = 0;
      if (net === 0) continue;
      const row = place * slots;
      const here = net > 0 ? one : other;
      const there = net > 0 ? other : one;
      const leaves = visits[row + here] === Math.abs(net);
      const comes = visits[row + there] === 0;
      if (leaves) {
        if (here === one) after.onOne--;
        else after.onOther--;
      }
      if (comes) {
        if (there === one) after.onOne++;
        else after.onOther++;
      }
      change.cost += runsAdded(row, here, there, leaves, comes) * blockCost;
    }
    return after;
  };

  /** Change of the number of runs at a location when it is left on one slot, is new on another, or both. */
  function runsAdded(row: number, here: number, there: number, leaves: boolean, comes: boolean): number {
    let runs = 0;
    if (leaves) runs += isAt(row, here - 1) + isAt(row, here + 1) - 1;
    if (comes) {
      runs += 1 - isAt(row, there - 1) - isAt(row, there + 1);
      if (leaves && (here === there - 1 || here === there + 1)) runs++;
    }
    return runs;
  }

  function isAt(row: number, slot: number): number {
    return slot >= 0 && slot < slots && visits[row + slot]! > 0 ? 1 : 0;
  }
}
