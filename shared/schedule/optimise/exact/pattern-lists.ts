import { DAY } from "../instance/compiled-model.ts";
import { mayFollow } from "../instance/rest-after-long-days.ts";
import type { DayPatterns } from "./day-patterns.ts";
import type { SearchNode, SearchState } from "./search-node.ts";

/** The patterns that remain possible on each slot, ascending by reduced cost. */
export interface PatternLists {
  /** Lowest reduced cost of a slot's patterns, or of none. */
  leastOn(slot: number, list: Int32Array): number;
  /**
   * The remaining patterns of the slots after a node's: without the scenes just shot, allowed after that day, and cheap
   * enough.
   *
   * @param scenes the scenes shot on the node's slot, as a bit mask
   * @param next the state after that slot
   * @param restOf lower bound of the cost without a slot's pattern
   */
  narrowed(node: SearchNode, scenes: number, next: SearchState, restOf: (slot: number) => number): Int32Array[];
  /** The scenes of all patterns from a slot on, as a bit mask. */
  coverOf(lists: readonly Int32Array[], from: number): number;
}

/**
 * @param costs reduced cost of the patterns by slot
 * @param isLess whether a cost is less than that of the best known schedule
 */
export function patternLists(
  days: DayPatterns,
  costs: readonly Float64Array[],
  isLess: (cost: number) => boolean,
): PatternLists {
  return { leastOn, narrowed, coverOf };

  function leastOn(slot: number, list: Int32Array): number {
    return list.length === 0 ? 0 : Math.min(0, costs[slot]![list[0]!]!);
  }

  function narrowed(
    { slot, lists }: SearchNode,
    scenes: number,
    { afterNight, afterLong }: SearchState,
    restOf: (slot: number) => number,
  ): Int32Array[] {
    return lists.map((list, other) => {
      if (other <= slot) return list;
      const rest = restOf(other);
      const isNext = other === slot + 1;
      const left = new Int32Array(list.length);
      let count = 0;
      for (const day of list) {
        if (!isLess(rest + costs[other]![day]!)) break;
        if (days.scenes[day]! & scenes) continue;
        if (isNext && afterNight && days.kind[day]! & DAY) continue;
        if (isNext && !mayFollow(afterLong, days.kind[day]!)) continue;
        left[count++] = day;
      }
      return left.subarray(0, count);
    });
  }

  function coverOf(lists: readonly Int32Array[], from: number): number {
    let cover = 0;
    for (const list of lists.slice(from)) for (const day of list) cover |= days.scenes[day]!;
    return cover;
  }
}
