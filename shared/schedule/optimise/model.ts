import { domainsOf } from "./domains.ts";
import type { Shoot } from "./instance.ts";

/** By day only, by night only, or free, as bits. */
export const FREE = 0;
/** See FREE. */
export const DAY = 1;
/** See FREE. */
export const NIGHT = 2;

/** An instance in flat tables, as the search reads it. A table of two keys has a row of `slots` entries for each first key. */
export interface Model {
  readonly shoot: Shoot;
  readonly scenes: number;
  readonly actors: number;
  readonly places: number;
  readonly slots: number;
  readonly eighths: Int32Array;
  readonly kind: Int32Array;
  readonly placeOf: Int32Array;
  readonly castOf: readonly Int32Array[];
  readonly rate: Float64Array;
  /** Whether a scene can be shot on a slot (see domainsOf), by scene and slot. */
  readonly allowed: Uint8Array;
  /** The slots on which a scene can be shot, ascending. */
  readonly slotsOf: readonly Int32Array[];
  /** How many slots before this one an actor can be had, by actor and slot; a row has one entry more than there are slots. */
  readonly paidBefore: Int32Array;
  /** Whether the slot after this one is the next day on the calendar. */
  readonly nextIsMorrow: Uint8Array;
  readonly scenesAt: readonly (readonly number[])[];
  readonly scenesWith: readonly (readonly number[])[];
}

/** Compiles an instance. */
export function modelOf(shoot: Shoot): Model {
  const { scenes, cast, locations, calendar } = shoot;
  const slots = calendar.dates.length;
  const all = Array.from({ length: slots }, (_, slot) => slot);
  const slotsOf = domainsOf(shoot).map((domain) => Int32Array.from(domain));
  const allowed = new Uint8Array(scenes.length * slots);
  for (const [scene, those] of slotsOf.entries()) for (const slot of those) allowed[scene * slots + slot] = 1;
  const paidBefore = cast.flatMap(({ avail }) => {
    const row = [0];
    for (const slot of all) row.push((row[slot] ?? 0) + Number(avail?.includes(slot) ?? true));
    return row;
  });
  return {
    shoot,
    scenes: scenes.length,
    actors: cast.length,
    places: locations.length,
    slots,
    eighths: Int32Array.from(scenes, ({ eighths }) => eighths),
    kind: Int32Array.from(scenes, ({ kind }) => ({ F: FREE, D: DAY, N: NIGHT })[kind]),
    placeOf: Int32Array.from(scenes, ({ loc }) => loc),
    castOf: scenes.map((scene) => Int32Array.from(new Set(scene.cast))),
    rate: Float64Array.from(cast, ({ rate }) => rate),
    allowed,
    slotsOf,
    paidBefore: Int32Array.from(paidBefore),
    nextIsMorrow: Uint8Array.from(all, (slot) =>
      Number((calendar.abs[slot + 1] ?? 0) - (calendar.abs[slot] ?? 0) === 1),
    ),
    scenesAt: locations.map((_, place) => placesWhere(scenes, ({ loc }) => loc === place)),
    scenesWith: cast.map((_, actor) => placesWhere(scenes, (scene) => scene.cast.includes(actor))),
  };
}

function placesWhere<T>(list: readonly T[], test: (item: T) => boolean): number[] {
  return list.flatMap((item, at) => (test(item) ? [at] : []));
}
