import type { CalendarDate } from "../../dates/calendar-date.ts";

/** A position on the board: a day or the boneyard, after an item, or first without one. */
export interface BoardPosition {
  readonly on: CalendarDate | "boneyard";
  readonly after?: string | undefined;
}
