import type { CalendarDate } from "../../roster/calendar-date.ts";

/** Where on the board something goes: a day, or the boneyard; right after an item, or first when there is none to follow. */
export interface Place {
  readonly on: CalendarDate | "boneyard";
  readonly after?: string | undefined;
}
