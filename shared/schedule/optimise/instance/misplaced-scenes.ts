import type { Model } from "./compiled-model.ts";

/** Number of scenes by actor and slot, and the first and last slot of each actor. */
interface Work {
  readonly works: Int32Array;
  readonly first: Int32Array;
  readonly last: Int32Array;
}

/**
 * Counts the scenes that have to move so that a rule on spans is kept. For a succession, those of the first cast member
 * from a slot on, and those of the second before it, for the slot with the fewest; otherwise those outside the days with
 * the most.
 *
 * @returns the number by index of the rule, see Model; 0 if it is kept
 */
export function misplacedScenes(
  { slots, withins, shoot: { successions, calendar } }: Model,
  { works, first, last }: Work,
): (rule: number) => number {
  const { abs } = calendar;
  return (rule) => (rule < successions.length ? ofSuccession(rule) : outside(rule - successions.length));

  function ofSuccession(at: number): number {
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
  }

  function outside(at: number): number {
    const { actor, days, from, to } = withins[at]!;
    const row = actor * slots;
    const end = last[actor]!;
    let all = 0;
    let there = 0;
    let most = 0;
    let start = first[actor]!;
    for (let slot = start; slot <= end; slot++) {
      const scenes = works[row + slot]!;
      all += scenes;
      // Other work is in the days, which end on the slot.
      if (abs[slot]! >= from + days) continue;
      there += scenes;
      while (abs[slot]! - abs[start]! >= days || (abs[start]! <= to - days && start < slot))
        there -= works[row + start++]!;
      if (there > most && abs[start]! > to - days) most = there;
    }
    return all - most;
  }
}
