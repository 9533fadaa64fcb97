import type { DAY, FREE, Model, NIGHT } from "../instance/compiled-model.ts";
import type { Resource } from "./scarce-resource.ts";

/** By day (or free), by night (or free), only free, or mixed day and night. */
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
  /** Start offset of each location's scenes and the end of the last; and the locations. */
  readonly starts: readonly number[];
  readonly places: readonly number[];
  /**
   * The actors of each scene, and the share of an actor's price that the scene bears while it is undecided whether the
   * actor works.
   */
  readonly cast: readonly Int32Array[];
  readonly shares: readonly Float64Array[];
}

/** The candidates of a slot in one light. */
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
 * Shares that never add up to more than one for the scenes of one day: a scene's part of all that the actor could work
 * on that day, half by size and half by number.
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
