import type { DAY, FREE, Model, NIGHT } from "../instance/compiled-model.ts";
import type { Resource } from "./scarce-resource.ts";

/** By day (or free), by night (or free), free only, or both by day and by night. */
export type Light = typeof DAY | typeof NIGHT | typeof FREE | typeof MIXED;
/** See Light: both bits. */
export const MIXED = 3;

/**
 * Candidate scenes of one slot for the pricing problem, for one light (day, night, free or mixed), grouped by location.
 */
export interface SlotCandidates {
  readonly slot: number;
  readonly light: Light;
  readonly scenes: Int32Array;
  /** Where each location's scenes begin in the list, and where the last one's end; and which locations they are. */
  readonly starts: readonly number[];
  readonly places: readonly number[];
  /** The actors of each scene, and which part of an actor's price it bears while nobody knows whether the actor works. */
  readonly cast: readonly Int32Array[];
  readonly shares: readonly Float64Array[];
}

/** The stall of a slot in one light. */
export function slotCandidates(model: Model, resource: Resource, slot: number, light: Light): SlotCandidates {
  const { slots, allowed, kind, castOf } = model;
  const open = model.scenesAt.map((those) =>
    those.filter((scene) => allowed[scene * slots + slot] === 1 && (kind[scene]! & ~light) === 0),
  );
  const places = [...open.keys()].filter((place) => open[place]!.length > 0);
  const scenes = places.flatMap((place) => open[place]!);
  const starts = [0];
  for (const place of places) starts.push(starts.at(-1)! + open[place]!.length);
  const share = sharesOf(model, resource, scenes);
  return {
    ...{ slot, light, scenes: Int32Array.from(scenes), starts, places },
    cast: scenes.map((scene) => castOf[scene]!),
    shares: scenes.map((scene) => Float64Array.from(castOf[scene]!, (actor) => share(scene, actor))),
  };
}

/**
 * Shares of which those of the scenes on one day never add up to more than one: a scene's part of all that an actor
 * could work on that day, half by its size and half by its number.
 */
function sharesOf(
  { actors, castOf, shoot }: Model,
  { units, unitsOf }: Resource,
  scenes: readonly number[],
): (scene: number, actor: number) => number {
  const size = new Float64Array(actors);
  const count = new Int32Array(actors);
  for (const scene of scenes) {
    for (const actor of castOf[scene]!) {
      size[actor]! += unitsOf[scene]!;
      count[actor]!++;
    }
  }
  return (scene, actor) => {
    const bySize = unitsOf[scene]! / Math.max(1, Math.min(units, size[actor]!));
    const byCount = 1 / Math.min(shoot.params.maxScenes, count[actor]!);
    return size[actor]! > 0 ? (bySize + byCount) / 2 : byCount;
  };
}
