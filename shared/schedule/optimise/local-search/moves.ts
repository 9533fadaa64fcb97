import type { Model } from "../instance/compiled-model.ts";
import type { Plan } from "./plan.ts";

/** Scenes to be moved together; only the first `count` entries are valid. */
export interface Move {
  count: number;
  /** The two slots between which scenes move; -1 when there are more. */
  one: number;
  other: number;
  /** For moves of whole days: the first and the last slot involved, and the new slot of each day. */
  low: number;
  high: number;
  readonly dayTo: Int32Array;
  readonly scenes: Int32Array;
  readonly targets: Int32Array;
}

/** How far beyond the last used day random moves may go. */
const BEYOND = 8;

/**
 * Proposes random moves, overwriting one Move: relocate a scene, swap two scenes, relocate all scenes of a location on
 * a day or swap them with another location's, swap two days, shift one or several days, or reverse a range of days. A
 * proposal that availability forbids, or that changes nothing, has count 0.
 */
export function proposeMove(model: Model, plan: Plan, chance: () => number): () => Move {
  const { scenes, slots, allowed, placeOf, castOf, slotsOf, scenesAt, scenesWith } = model;
  const { companions } = model;
  const { slotOf, scenesOn } = plan;
  /** Number of the last move that contains the scene. */
  const putIn = new Int32Array(scenes);
  let proposal = 0;
  const move: Move = {
    ...{ count: 0, one: -1, other: -1, scenes: new Int32Array(scenes), targets: new Int32Array(scenes) },
    ...{ low: 0, high: -1, dayTo: new Int32Array(slots) },
  };
  const below = (count: number) => Math.floor(chance() * count);
  const oneOf = (list: ArrayLike<number>) => list[below(list.length)]!;

  return () => {
    move.count = 0;
    proposal++;
    const choice = chance();
    const proposed =
      choice < 0.42 ? relocate() : choice < 0.68 ? swapScenes() : choice < 0.9 ? moveLocation() : moveDays();
    if (!proposed) move.count = 0;
    return move;
  };

  /** Scenes that must share a day move together. */
  function put(scene: number, slot: number): boolean {
    const group = companions[scene];
    if (!group) return putOne(scene, slot);
    for (const one of group) {
      if (putIn[one] === proposal) continue;
      putIn[one] = proposal;
      if (!putOne(one, slot)) return false;
    }
    return true;
  }

  function putOne(scene: number, slot: number): boolean {
    move.scenes[move.count] = scene;
    move.targets[move.count++] = slot;
    return allowed[scene * slots + slot] === 1;
  }

  function relocate(): boolean {
    const scene = below(scenes);
    const slot = targetFor(scene);
    return between(slotOf[scene]!, slot) && put(scene, slot);
  }

  /** Sets the two slots of the move; false when they are equal. */
  function between(one: number, other: number): boolean {
    move.one = one;
    move.other = other;
    return one !== other;
  }

  /** A slot where the scene's location or one of its actors is in use, or any allowed one. */
  function targetFor(scene: number): number {
    const choice = chance();
    if (choice < 0.45) return slotOf[oneOf(scenesAt[placeOf[scene]!]!)]!;
    const cast = castOf[scene]!;
    if (choice < 0.65 && cast.length > 0) return slotOf[oneOf(scenesWith[oneOf(cast)]!)]!;
    return oneOf(slotsOf[scene]!);
  }

  function swapScenes(): boolean {
    const one = below(scenes);
    const other = below(scenes);
    const from = slotOf[one]!;
    const to = slotOf[other]!;
    return between(from, to) && put(one, to) && put(other, from);
  }

  function moveLocation(): boolean {
    const scene = below(scenes);
    const from = slotOf[scene]!;
    const place = placeOf[scene]!;
    const to = chance() < 0.4 ? slotOf[oneOf(scenesAt[place]!)]! + below(3) - 1 : below(reach());
    if (to < 0 || to >= slots || !between(from, to) || !putLocation(place, from, to)) return false;
    const there = scenesOn[to]!;
    if (there.length === 0 || chance() < 0.6) return true;
    const other = placeOf[oneOf(there)]!;
    return other === place || putLocation(other, to, from);
  }

  /** Number of slots from the first that moves may use: those in use and some beyond. */
  function reach(): number {
    return Math.min(slots, plan.lastUsed() + 1 + BEYOND);
  }

  function putLocation(place: number, from: number, to: number): boolean {
    return scenesOn[from]!.every((scene) => placeOf[scene] !== place || put(scene, to));
  }

  function moveDays(): boolean {
    const from = below(reach());
    const to = chance() < 0.7 ? from + (chance() < 0.5 ? -1 : 1) * (1 + below(8)) : below(reach());
    if (to === from || to < 0 || to >= slots) return false;
    const choice = chance();
    const low = Math.min(from, to);
    const high = Math.max(from, to);
    if (choice < 0.5) return between(from, to) && putDay(from, to) && putDay(to, from);
    move.one = move.other = -1;
    move.low = low;
    move.high = high;
    // Reverses the range, or moves its end before its beginning; usually a single day moves.
    const length = high - low + 1;
    const step = choice < 0.85 ? (from < to ? length - 1 : 1) : 1 + below(length - 1);
    for (let slot = low; slot <= high; slot++) {
      const target = choice < 0.7 ? low + high - slot : low + ((slot - low + step) % length);
      move.dayTo[slot] = target;
      if (target !== slot && !putDay(slot, target)) return false;
    }
    return true;
  }

  function putDay(from: number, to: number): boolean {
    return scenesOn[from]!.every((scene) => put(scene, to));
  }
}
