import type { Model } from "./compiled-model.ts";

/** Number of scenes by actor and slot, and the first and last slot of each actor. */
interface Work {
  readonly works: Int32Array;
  readonly first: Int32Array;
  readonly last: Int32Array;
}

/**
 * Counts the scenes that have to move so that a succession is kept: those of the first cast member from a slot on, and
 * those of the second before it, for the slot with the fewest.
 *
 * @returns the number by index of the succession; 0 if it is kept
 */
export function misplacedScenes(
  { slots, shoot: { successions } }: Model,
  { works, first, last }: Work,
): (at: number) => number {
  return (at) => {
    const succession = successions[at]!;
    const earlier = succession.first * slots;
    const later = succession.next * slots;
    const from = first[succession.next]!;
    const to = last[succession.first]!;
    let misplaced = 0;
    for (let slot = from; slot <= to; slot++) misplaced += works[earlier + slot]!;
    let least = misplaced;
    for (let slot = from; slot <= to; slot++) {
      misplaced += works[later + slot]! - works[earlier + slot]!;
      if (misplaced < least) least = misplaced;
    }
    return least;
  };
}
