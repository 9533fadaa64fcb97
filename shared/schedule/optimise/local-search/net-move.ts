import { DAY, type Model, NIGHT } from "../instance/compiled-model.ts";
import type { Move } from "./moves.ts";
import { cappedIndex } from "./plan-tables.ts";

/** Change of cost and violations by a move. */
export interface MoveDelta {
  cost: number;
  violations: number;
}

/** What a move brings to its second slot, less what it takes away; the first slot changes by the opposite. */
export interface NetMove {
  one: number;
  other: number;
  scenes: number;
  eighths: number;
  minutes: number;
  dayScenes: number;
  nightScenes: number;
  /** Whether a scene of the move has a precedence or is in a rule on spans. */
  hasOrders: boolean;
  /** Net number of scenes, by actor and by location. */
  readonly byActor: Int32Array;
  readonly byPlace: Int32Array;
  /** Actors and locations of the scenes, with repetitions; only the first entries are valid. */
  readonly actors: Int32Array;
  actorCount: number;
  readonly places: Int32Array;
  placeCount: number;
  /** Net minutes of actors with limited hours, by index among them. */
  readonly cappedMinutes: Int32Array;
}

/**
 * Sums up a move.
 * @returns a reused object, overwritten by each call; the caller sets the entries of `byActor` and `byPlace` back to 0
 */
export function netMove(model: Model): (move: Move) => NetMove {
  const { eighths, minutes, kind, placeOf, castOf, capped, ordersOf, spanRulesOf } = model;
  const cappedAt = cappedIndex(model);
  const net: NetMove = {
    ...{ one: 0, other: 0, scenes: 0, eighths: 0, minutes: 0, dayScenes: 0, nightScenes: 0, hasOrders: false },
    byActor: new Int32Array(model.actors),
    byPlace: new Int32Array(model.places),
    actors: new Int32Array(model.scenes * Math.max(1, ...castOf.map((cast) => cast.length))),
    actorCount: 0,
    places: new Int32Array(model.scenes),
    placeCount: 0,
    cappedMinutes: new Int32Array(capped.length),
  };

  return (move) => {
    const { other, count, scenes, targets } = move;
    const { byActor, byPlace, actors, places, cappedMinutes } = net;
    let actorCount = 0;
    let netScenes = 0;
    let netEighths = 0;
    let netMinutes = 0;
    let netDay = 0;
    let netNight = 0;
    let hasOrders = false;
    for (let at = 0; at < capped.length; at++) cappedMinutes[at] = 0;
    for (let at = 0; at < count; at++) {
      const scene = scenes[at]!;
      const sign = targets[at] === other ? 1 : -1;
      netScenes += sign;
      netEighths += sign * eighths[scene]!;
      netMinutes += sign * minutes[scene]!;
      if (kind[scene] === DAY) netDay += sign;
      else if (kind[scene] === NIGHT) netNight += sign;
      byPlace[placeOf[scene]!]! += sign;
      places[at] = placeOf[scene]!;
      const cast = castOf[scene]!;
      for (let member = 0; member < cast.length; member++) {
        const actor = cast[member]!;
        byActor[actor]! += sign;
        actors[actorCount++] = actor;
        if (cappedAt[actor]! >= 0) cappedMinutes[cappedAt[actor]!]! += sign * minutes[scene]!;
      }
      if (ordersOf[scene]!.length + spanRulesOf[scene]!.length > 0) hasOrders = true;
    }
    net.one = move.one;
    net.other = other;
    net.scenes = netScenes;
    net.eighths = netEighths;
    net.minutes = netMinutes;
    net.dayScenes = netDay;
    net.nightScenes = netNight;
    net.hasOrders = hasOrders;
    net.actorCount = actorCount;
    net.placeCount = count;
    return net;
  };
}
