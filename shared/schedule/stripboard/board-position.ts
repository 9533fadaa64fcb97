import type { CalendarDate } from "../../dates/calendar-date.ts";

/** Where on the board something goes: a day, or the boneyard; right after an item, or first when there is none to follow. */
export interface BoardPosition {
  readonly on: CalendarDate | "boneyard";
  readonly after?: string | undefined;
}
