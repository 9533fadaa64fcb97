import type { SchedulingInstance } from "./instance.ts";
import { domainsOf } from "./scene-domains.ts";
import { withoutUnusableEnd } from "./usable-calendar.ts";

/** Day only, night only, or free, as bits. */
export const FREE = 0;
/** See FREE. */
export const DAY = 1;
/** See FREE. */
export const NIGHT = 2;

/**
 * An instance compiled to flat arrays for the search. A table with two keys has a row of `slots` entries for each first
 * key.
 */
export interface Model {
  readonly shoot: SchedulingInstance;
  readonly scenes: number;
  readonly actors: number;
  readonly places: number;
  readonly slots: number;
  readonly eighths: Int32Array;
  readonly minutes: Int32Array;
  /** Shooting minutes of a day; a number that no day reaches when there is no limit. */
  readonly maxMinutes: number;
  readonly kind: Int32Array;
  readonly placeOf: Int32Array;
  readonly castOf: readonly Int32Array[];
  readonly rate: Float64Array;
  /** Whether a scene can be shot on a slot (see domainsOf), by scene and slot. */
  readonly allowed: Uint8Array;
  /** The slots on which a scene can be shot, ascending. */
  readonly slotsOf: readonly Int32Array[];
  /**
   * Number of earlier slots on which an actor is available, by actor and slot; each row has one entry more than there
   * are slots.
   */
  readonly paidBefore: Int32Array;
  /** Whether the next slot is the next calendar day. */
  readonly nextIsAdjacent: Uint8Array;
  /** See the parameter of the same name; a number that no day reaches when there is no limit. */
  readonly restMinutes: number;
  readonly scenesAt: readonly (readonly number[])[];
  readonly scenesWith: readonly (readonly number[])[];
  /** Whether a slot may mix day and night scenes, and the extra cost of doing so. */
  readonly mayMix: Uint8Array;
  readonly mixCost: number;
  /** Actors with limited hours, and their maximum minutes by slot. */
  readonly capped: readonly { readonly actor: number; readonly minutes: Int32Array }[];
  /** The scenes that share a day with a scene, including itself; undefined for scenes without such a constraint. */
  readonly companions: readonly (readonly number[] | undefined)[];
  /** Indices of the precedences that involve a scene. */
  readonly ordersOf: readonly (readonly number[])[];
  /** Cast members all of whose work is within so many days, see the parameter of the same name. */
  readonly withins: readonly {
    readonly actor: number;
    readonly days: number;
    readonly from: number;
    readonly to: number;
  }[];
  /** Indices of the rules on spans that involve a scene's cast: of the successions and, after them, of `withins`. */
  readonly spanRulesOf: readonly (readonly number[])[];
  /** Whether an actor can be dropped between two slots of the calendar. */
  readonly canDrop: Uint8Array;
}

/** More minutes than any day has. */
const UNLIMITED = 1e9;

/** The model without the slots that no scene can use at the end. */
export function usableModelOf(shoot: SchedulingInstance): Model {
  return modelOf(withoutUnusableEnd(shoot));
}

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
  const withins = cast.flatMap(({ within }, actor) =>
    within
      ? [
          {
            actor,
            days: within.days,
            from: within.from ?? Number.POSITIVE_INFINITY,
            to: within.to ?? Number.NEGATIVE_INFINITY,
          },
        ]
      : [],
  );
  const spanned = [
    ...shoot.successions.map(({ first, next }) => [first, next]),
    ...withins.map(({ actor }) => [actor]),
  ];
  const length = (calendar.abs.at(-1) ?? 0) - (calendar.abs[0] ?? 0);
  return {
    shoot,
    scenes: scenes.length,
    actors: cast.length,
    places: locations.length,
    slots,
    eighths: Int32Array.from(scenes, ({ eighths }) => eighths),
    minutes: Int32Array.from(scenes, ({ minutes }) => minutes),
    maxMinutes: params.maxMinutes ?? Number.POSITIVE_INFINITY,
    kind: Int32Array.from(scenes, ({ kind }) => ({ F: FREE, D: DAY, N: NIGHT })[kind]),
    placeOf: Int32Array.from(scenes, ({ loc }) => loc),
    castOf: scenes.map((scene) => Int32Array.from(new Set(scene.cast))),
    rate: Float64Array.from(cast, ({ rate }) => rate),
    allowed,
    slotsOf,
    paidBefore: Int32Array.from(paidBefore),
    nextIsAdjacent: Uint8Array.from(all, (slot) =>
      Number((calendar.abs[slot + 1] ?? 0) - (calendar.abs[slot] ?? 0) === 1),
    ),
    restMinutes: params.restMinutes ?? Number.POSITIVE_INFINITY,
    scenesAt: locations.map((_, place) => placesWhere(scenes, ({ loc }) => loc === place)),
    scenesWith: cast.map((_, actor) => placesWhere(scenes, (scene) => scene.cast.includes(actor))),
    mayMix: Uint8Array.from(all, (slot) => Number(params.mixCost !== null || calendar.splits.includes(slot))),
    mixCost: params.mixCost ?? 0,
    capped: cast.flatMap(({ minutes }, actor) =>
      minutes ? [{ actor, minutes: Int32Array.from(all, (slot) => minutes[slot] ?? UNLIMITED) }] : [],
    ),
    companions: companionsOf(shoot),
    ordersOf: scenes.map((_, scene) => placesWhere(orders, (order) => order.scene === scene || order.after === scene)),
    withins,
    spanRulesOf: scenes.map((scene) =>
      placesWhere(spanned, (members) => members.some((member) => scene.cast.includes(member))),
    ),
    canDrop: Uint8Array.from(cast, ({ mayDrop }) =>
      Number(mayDrop && params.dropDays !== null && params.dropDays < length),
    ),
  };
}

/** For each scene, all scenes that must share its day, directly or transitively. */
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
