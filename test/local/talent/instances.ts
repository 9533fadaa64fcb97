import fc from "fast-check";
import type { TalentInstance } from "../../../infra/local/talent/instance.ts";

/** An instance with its scenes as rows of a call board: `film(["x.x", ".xx"])`. */
export function film(
  rows: readonly string[],
  { duration, cost }: { duration?: number[]; cost?: number[] } = {},
): TalentInstance {
  const scenes = rows[0]?.length ?? 0;
  return {
    scenes,
    actors: rows.length,
    duration: duration ?? Array<number>(scenes).fill(1),
    cost: cost ?? Array<number>(rows.length).fill(1),
    matrix: rows.map((row) => [...row].map((mark) => (mark === "x" ? 1 : 0))),
  };
}

/** Instances of any cast, up to a size. */
export const films = (size: { scenes: number; actors: number }) =>
  fc
    .record({ scenes: fc.integer({ min: 1, max: size.scenes }), actors: fc.integer({ min: 0, max: size.actors }) })
    .chain(({ scenes, actors }) =>
      fc.record({
        scenes: fc.constant(scenes),
        actors: fc.constant(actors),
        duration: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: scenes, maxLength: scenes }),
        cost: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: actors, maxLength: actors }),
        matrix: fc.array(fc.array(fc.constantFrom<0 | 1>(0, 1), { minLength: scenes, maxLength: scenes }), {
          minLength: actors,
          maxLength: actors,
        }),
      }),
    );

/** All orders of some scenes. */
export function orders(scenes: readonly number[]): number[][] {
  if (scenes.length === 0) return [[]];
  return scenes.flatMap((first) => orders(scenes.filter((scene) => scene !== first)).map((rest) => [first, ...rest]));
}
