import { bitSums } from "../../../shared/schedule/search/bit-sets.ts";
import type { TalentInstance } from "./instance.ts";

/** Capacity of the bit sets: scenes in two 32-bit words, actors in one (without the sign bit). */
const MAX_SCENES = 64;
/** See MAX_SCENES. */
const MAX_ACTORS = 30;

/** A talent instance with bit sets. A set of scenes is two words: `low` has scenes 0 to 31, `high` the rest. */
export interface TalentProblem {
  readonly scenes: number;
  readonly actors: number;
  readonly duration: Float64Array;
  readonly cost: Float64Array;
  /** The actors of each scene. */
  readonly castOf: Int32Array;
  /** The scenes of each actor. */
  readonly lowOf: Int32Array;
  readonly highOf: Int32Array;
  readonly costOf: (actors: number) => number;
  readonly durationOf: (low: number, high: number) => number;
}

/** Whether an instance fits into bit sets, so that it can be solved exactly. */
export function fits({ scenes, actors }: TalentInstance): boolean {
  return scenes <= MAX_SCENES && actors <= MAX_ACTORS;
}

/** Converts an instance that fits. */
export function talentProblem({ scenes, actors, duration, cost, matrix }: TalentInstance): TalentProblem {
  const castOf = new Int32Array(scenes);
  const lowOf = new Int32Array(actors);
  const highOf = new Int32Array(actors);
  matrix.forEach((needs, actor) => {
    needs.forEach((needed, scene) => {
      if (!needed) return;
      castOf[scene]! |= 1 << actor;
      const word = scene < 32 ? lowOf : highOf;
      word[actor]! |= 1 << (scene & 31);
    });
  });
  const lowSum = bitSums(duration.slice(0, 32));
  const highSum = scenes > 32 ? bitSums(duration.slice(32)) : () => 0;
  return {
    scenes,
    actors,
    duration: Float64Array.from(duration),
    cost: Float64Array.from(cost),
    castOf,
    lowOf,
    highOf,
    costOf: bitSums(cost),
    durationOf: (low, high) => lowSum(low) + highSum(high),
  };
}
