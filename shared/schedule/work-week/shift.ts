import { type CalendarDate, dayNumber } from "../../dates/calendar-date.ts";

const DAY = 24 * 60;

/** A day of somebody's work, in minutes from the midnight that it begins at. */
export interface Shift {
  readonly date: CalendarDate;
  readonly call: number;
  readonly dismissed: number;
}

/** Minutes from the midnight of 1970-01-01 by the clocks there. */
export const instantOf = (date: CalendarDate, minutes: number) => dayNumber(date) * DAY + minutes;
