import type { Model } from "../instance/compiled-model.ts";
import { unitRests } from "../instance/unit-rests.ts";

/** Incremental counts; a table with two keys has a row of slots for each first key. */
export interface PlanTables {
  /** Number of scenes at a location on a slot, and with an actor on a slot. */
  readonly visits: Int32Array;
  readonly works: Int32Array;
  /** The first and the last slot of an actor; the number of slots and -1 for actors without any. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** By slot: scenes, eighths, minutes, day-only and night-only scenes, and locations. */
  readonly count: Int32Array;
  readonly pages: Int32Array;
  readonly length: Int32Array;
  readonly dayScenes: Int32Array;
  readonly nightScenes: Int32Array;
  readonly placesOn: Int32Array;
  /** Minutes of actors with limited hours, by index among them and slot. */
  readonly cappedMinutes: Int32Array;
  /** Violations by slot, by the slot before too short a turnaround, by precedence and by rule on spans. */
  readonly violationOn: Float64Array;
  readonly violationAfter: Float64Array;
  readonly outOfOrder: Float64Array;
  readonly misplacedBy: Float64Array;
  /** Price of each slot's change to or from night work (see NightChanges). */
  readonly nightPrice: Float64Array;
  /** Kind of shift by slot (see WeeklyRests). */
  readonly shiftOn: Uint8Array;
  /** Kind of shift of those who work with other units too, and the price of their rests (see UnitRests). */
  readonly unitShifts: Uint8Array;
  readonly unitPrices: Float64Array;
  /** Pay of the actors who can be dropped. */
  readonly pay: Float64Array;
  /** Cost and violations of the whole plan, and the cost of missing weekly rests, see COST and below. */
  readonly sums: Float64Array;
}

/** Index into `sums`, a typed array because that keeps the numbers unboxed. */
export const COST = 0;
/** See COST. */
export const VIOLATIONS = 1;
/** See COST; it is part of the cost. */
export const COST_OF_RESTS = 2;
/** See COST; it is part of the cost. */
export const COST_OF_UNIT_RESTS = 3;

/** The tables of a plan without scenes. */
export function emptyTables(model: Model): PlanTables {
  const { slots, actors, places, capped, withins, shoot } = model;
  const members = unitRests(model).actors.length;
  return {
    visits: new Int32Array(places * slots),
    works: new Int32Array(actors * slots),
    first: new Int32Array(actors).fill(slots),
    last: new Int32Array(actors).fill(-1),
    count: new Int32Array(slots),
    pages: new Int32Array(slots),
    length: new Int32Array(slots),
    dayScenes: new Int32Array(slots),
    nightScenes: new Int32Array(slots),
    placesOn: new Int32Array(slots),
    cappedMinutes: new Int32Array(capped.length * slots),
    violationOn: new Float64Array(slots),
    violationAfter: new Float64Array(slots),
    outOfOrder: new Float64Array(shoot.orders.length),
    misplacedBy: new Float64Array(shoot.successions.length + withins.length),
    nightPrice: new Float64Array(slots),
    shiftOn: new Uint8Array(slots),
    unitShifts: new Uint8Array(members * slots),
    unitPrices: new Float64Array(members),
    pay: new Float64Array(actors),
    sums: new Float64Array(4),
  };
}

/** Index of each actor among those with limited hours, or -1. */
export function cappedIndex({ actors, capped }: Model): Int32Array {
  const indexOf = new Int32Array(actors).fill(-1);
  for (const [at, { actor }] of capped.entries()) indexOf[actor] = at;
  return indexOf;
}
