import { DAY, type Model, NIGHT } from "../instance/compiled-model.ts";

/** Maximum size of bit sets of scenes, actors, locations and slots. */
const MAX_MEMBERS = 30;

/** All feasible day patterns (sets of scenes that can share a day) of a small instance. Sets are bit masks. */
export interface DayPatterns {
  readonly count: number;
  readonly scenes: Int32Array;
  readonly cast: Int32Array;
  readonly places: Int32Array;
  /** DAY, NIGHT, both or FREE, by the scenes. */
  readonly kind: Uint8Array;
  /** Cost of the day and its company moves. */
  readonly cost: Float64Array;
  /** Slots on which all its scenes can be shot. */
  readonly slots: Int32Array;
  /** Remaining capacity in eighths, minutes and scenes. */
  readonly freeEighths: Int32Array;
  readonly freeMinutes: Float64Array;
  readonly freeScenes: Int32Array;
}

/** Whether all sets of an instance fit into bit masks. */
export function fitsBits({ scenes, actors, places, slots }: Model): boolean {
  return Math.max(scenes, actors, places, slots) <= MAX_MEMBERS;
}

/**
 * Lists all sets of scenes that satisfy the constraints on a single day and can be shot together on some slot.
 *
 * @returns undefined when there are more than `most`
 */
export function dayPatternsOf(model: Model, most: number): DayPatterns | undefined {
  const { eighths, minutes, maxMinutes, kind, placeOf, castOf, slotsOf } = model;
  const { maxEighths, maxScenes, maxLocs, moveEighths, moveMinutes, dayCost, intraCost } = model.shoot.params;
  const mixing = bitsOf([...model.mayMix.keys()].filter((slot) => model.mayMix[slot] === 1));
  const groups = model.companions.flatMap((group, scene) => (group?.[0] === scene ? [bitsOf(group)] : []));
  const castBits = castOf.map(bitsOf);
  const slotBits = slotsOf.map(bitsOf);
  const list = {
    scenes: [] as number[],
    cast: [] as number[],
    places: [] as number[],
    kind: [] as number[],
    cost: [] as number[],
    slots: [] as number[],
    freeEighths: [] as number[],
    freeMinutes: [] as number[],
    freeScenes: [] as number[],
  };
  // By location, so that a day with too many locations is cut off early.
  const order = model.scenesAt.flat();
  const whole = extend(0, 0, 0, 0, 0, 0, 0, 0, 0, -1);
  if (!whole) return undefined;
  return {
    count: list.scenes.length,
    scenes: Int32Array.from(list.scenes),
    cast: Int32Array.from(list.cast),
    places: Int32Array.from(list.places),
    kind: Uint8Array.from(list.kind),
    cost: Float64Array.from(list.cost),
    slots: Int32Array.from(list.slots),
    freeEighths: Int32Array.from(list.freeEighths),
    freeMinutes: Float64Array.from(list.freeMinutes),
    freeScenes: Int32Array.from(list.freeScenes),
  };

  /** Adds each scene from index `from` on to the pattern, recursively; false when the list gets too long. */
  function extend(
    from: number,
    scenes: number,
    count: number,
    cast: number,
    places: number,
    moves: number,
    pages: number,
    work: number,
    kinds: number,
    slots: number,
  ): boolean {
    for (let at = from; at < order.length; at++) {
      const scene = order[at]!;
      const place = 1 << placeOf[scene]!;
      const move = places !== 0 && (places & place) === 0 ? 1 : 0;
      const full = pages + eighths[scene]! + move * moveEighths;
      const longer = work + minutes[scene]! + move * moveMinutes;
      const both = kinds | kind[scene]!;
      const mixes = both === (DAY | NIGHT);
      const then = { scenes: scenes | (1 << scene), cast: cast | castBits[scene]!, places: places | place };
      const open = slots & slotBits[scene]! & (mixes ? mixing : -1) & slotsWithHours(then);
      if (full > maxEighths || longer > maxMinutes || moves + move >= maxLocs || open === 0) continue;
      if (list.scenes.length >= most) return false;
      if (groups.every((group) => (then.scenes & group) === 0 || (then.scenes & group) === group)) {
        list.scenes.push(then.scenes);
        list.cast.push(then.cast);
        list.places.push(then.places);
        list.kind.push(both);
        list.cost.push(dayCost + (moves + move) * intraCost + (mixes ? model.mixCost : 0));
        list.slots.push(open);
        list.freeEighths.push(maxEighths - full);
        list.freeMinutes.push(maxMinutes - longer);
        list.freeScenes.push(maxScenes - count - 1);
      }
      if (count + 1 === maxScenes) continue;
      const next = [at + 1, then.scenes, count + 1, then.cast, then.places, moves + move, full, longer] as const;
      if (!extend(...next, both, open)) return false;
    }
    return true;
  }

  /** The slots on which no actor with limited hours exceeds them. */
  function slotsWithHours({ scenes, cast }: { scenes: number; cast: number }): number {
    let open = -1;
    for (const { actor, minutes: most } of model.capped) {
      if (((cast >>> actor) & 1) === 0) continue;
      let work = 0;
      for (const scene of model.scenesWith[actor]!) if ((scenes >>> scene) & 1) work += minutes[scene]!;
      open &= bitsOf([...most.keys()].filter((slot) => work <= most[slot]!));
    }
    return open;
  }
}

/** The set as a bit mask. */
export function bitsOf(members: Iterable<number>): number {
  let bits = 0;
  for (const member of members) bits |= 1 << member;
  return bits;
}
