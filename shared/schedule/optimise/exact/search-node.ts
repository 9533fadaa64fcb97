import type { AfterLongDay } from "../instance/rest-after-long-days.ts";
import type { Week } from "../instance/weekly-rests.ts";

/** A search node: days are chosen for the slots before `slot`. Sets are bit masks. */
export interface SearchNode {
  readonly slot: number;
  readonly shot: number;
  /** Actors who have worked. */
  readonly begun: number;
  /** Locations of the previous slot. */
  readonly places: number;
  /** Whether the previous slot was a night and this slot is the next calendar day. */
  readonly afterNight: boolean;
  /** Whether the previous slot was a night, if the change from it has a price. */
  readonly inNights: boolean;
  /** What the previous slot's length allows on this slot, if that is the next calendar day. */
  readonly afterLong: AfterLongDay;
  /** The shifts of the week so far; always the same if weekly rests have no price. */
  readonly week: Week;
  /** The cost so far of missing rests of those who work with other units too. */
  readonly unitRests: number;
  /** Cost so far at the multipliers; scenes not yet shot count with their value. */
  readonly paid: number;
  /** The possible patterns of each slot, ascending by cost at the multipliers. */
  readonly lists: readonly Int32Array[];
}

/** A node without its lists, which follow from it. */
export type SearchState = Omit<SearchNode, "lists">;
