import type { SchedulingInstance } from "./instance.ts";
import { domainsOf } from "./scene-domains.ts";

/** By day only, by night only, or free, as bits. */
export const FREE = 0;
/** See FREE. */
export const DAY = 1;
/** See FREE. */
export const NIGHT = 2;

/** An instance in flat tables, as the search reads it. A table of two keys has a row of `slots` entries for each first key. */
export interface Model {
  readonly shoot: SchedulingInstance;
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
  /** See the parameter of the same name; no day has as many as it has while nobody asks for that. */
  readonly restEighths: number;
  readonly scenesAt: readonly (readonly number[])[];
  readonly scenesWith: readonly (readonly number[])[];
  /** Whether a slot may have scenes by day and by night, and what such a day costs more. */
  readonly mayMix: Uint8Array;
  readonly mixCost: number;
  /** Who may not work all day, and how many eighths at most, by slot. */
  readonly capped: readonly { readonly actor: number; readonly eighths: Int32Array }[];
  /** The scenes that share a day with a scene, itself among them; undefined for those that share it with nobody. */
  readonly companions: readonly (readonly number[] | undefined)[];
  /** The orders in which a scene has a part, by their place in the instance's list. */
  readonly ordersOf: readonly (readonly number[])[];
  /** Whether an actor can be dropped between two slots of the calendar. */
  readonly canDrop: Uint8Array;
}

/** Compiles an instance. */
export function modelOf(shoot: SchedulingInstance): Model {
  const { scenes, cast, locations, calendar, params, orders } = shoot;
  const slots = calendar.dates.length;
  const all = Array.from({ length: slots }, (_, slot) => slot);
  const slotsOf = domainsOf(shoot).map((domain) => Int32Array.from(domain));
  const allowed = new Uint8Array(scenes.length * slots);
  for (const [scene, those] of slotsOf.entries()) for (const slot of those) allowed[scene * slots + slot] = 1;
  const paidBefore = cast.flatMap(({ avail }) => {
    const row = [0];
    const free = avail && new Set(avail);
    for (const slot of all) row.push((row[slot] ?? 0) + Number(free?.has(slot) ?? true));
    return row;
  });
  const length = (calendar.abs.at(-1) ?? 0) - (calendar.abs[0] ?? 0);
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
    restEighths: params.restEighths ?? Number.POSITIVE_INFINITY,
    scenesAt: locations.map((_, place) => placesWhere(scenes, ({ loc }) => loc === place)),
    scenesWith: cast.map((_, actor) => placesWhere(scenes, (scene) => scene.cast.includes(actor))),
    mayMix: Uint8Array.from(all, (slot) => Number(params.mixCost !== null || calendar.splits.includes(slot))),
    mixCost: params.mixCost ?? 0,
    capped: cast.flatMap(({ minutes }, actor) =>
      minutes
        ? [{ actor, eighths: Int32Array.from(all, (slot) => eighthsIn(minutes[slot], params.minutesPerEighth)) }]
        : [],
    ),
    companions: companionsOf(shoot),
    ordersOf: scenes.map((_, scene) => placesWhere(orders, (order) => order.scene === scene || order.after === scene)),
    canDrop: Uint8Array.from(cast, ({ mayDrop }) =>
      Number(mayDrop && params.dropDays !== null && params.dropDays < length),
    ),
  };
}

/** How many eighths can be shot in some minutes; as many as there are when nobody has said how many minutes. */
function eighthsIn(minutes: number | undefined, minutesPerEighth: number): number {
  return minutes === undefined || minutesPerEighth === 0 ? 1e9 : Math.floor(minutes / minutesPerEighth);
}

/** For each scene all that have to share its day, also by way of others. */
function companionsOf({ scenes, together }: SchedulingInstance): (readonly number[] | undefined)[] {
  const groupOf: (Set<number> | undefined)[] = scenes.map(() => undefined);
  for (const those of together) {
    const all = new Set(those.flatMap((scene) => [scene, ...(groupOf[scene] ?? [])]));
    for (const scene of all) groupOf[scene] = all;
  }
  return groupOf.map((group) => (group && group.size > 1 ? [...group] : undefined));
}

function placesWhere<T>(list: readonly T[], test: (item: T) => boolean): number[] {
  return list.flatMap((item, at) => (test(item) ? [at] : []));
}
