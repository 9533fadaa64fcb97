import { type CalendarDate, dayNumber } from "../../dates/calendar-date.ts";

const DAY = 24 * 60;

/** One person's work on a day, in minutes from that day's midnight. */
export interface Shift {
  readonly date: CalendarDate;
  readonly call: number;
  readonly dismissed: number;
}

/** Minutes from midnight of 1970-01-01, local time. */
export const instantOf = (date: CalendarDate, minutes: number) => dayNumber(date) * DAY + minutes;
