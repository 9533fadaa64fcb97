import { addDays, type CalendarDate, weekday } from "../../../shared/dates/calendar-date.ts";
import { textFromDates } from "../../../shared/dates/dates-string.ts";

const MONDAY = 1;

/** The first Monday on or after `date`. */
export function mondayFrom(date: CalendarDate): CalendarDate {
  return addDays(date, (MONDAY - weekday(date) + 7) % 7);
}

/**
 * Formats date lists by offset from a Monday, which is day 0: days 0 to 4 are the first working week, 7 to 11 the
 * second. `days(0, 1)` is two single dates, `range(7, 11)` a week, `range(7, 11, 3)` a week and a single date.
 */
export function datesCountedFrom(monday: CalendarDate) {
  const dates = (offsets: readonly number[]) => offsets.map((offset) => addDays(monday, offset));
  return {
    days: (...offsets: readonly number[]) => textFromDates({ days: dates(offsets) }),
    range: (start: number, end: number, ...offsets: readonly number[]) =>
      textFromDates({ days: dates(offsets), ranges: [{ start: addDays(monday, start), end: addDays(monday, end) }] }),
  };
}
export type CountedDates = ReturnType<typeof datesCountedFrom>;
