import { addDays, type CalendarDate, weekday } from "../../dates/calendar-date.ts";

/** Shoot dates in the Universal Schedule Standard: days are counted from the start, skipping the days off. */
export interface UssCalendar {
  readonly start: CalendarDate;
  /** Weekdays without work; 0 is Sunday. */
  readonly daysOff: readonly number[];
  /** Single dates without work. */
  readonly skipped: ReadonlySet<CalendarDate>;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** A calendar that yields exactly these ascending dates. */
export function calendarOf(dates: readonly CalendarDate[], weekdays: readonly number[]): UssCalendar | undefined {
  const [start, last] = [dates[0], dates.at(-1)];
  if (start === undefined || last === undefined) return undefined;
  const used = new Set([...weekdays, ...dates.map(weekday)]);
  const daysOff = WEEK.filter((day) => !used.has(day));
  const skipped = new Set<CalendarDate>();
  for (let date = start; date < last; date = addDays(date, 1)) {
    if (!dates.includes(date) && !daysOff.includes(weekday(date))) skipped.add(date);
  }
  return { start, daysOff, skipped };
}

/** The first `count` shoot dates of a calendar; empty if every weekday is off. */
export function datesIn({ start, daysOff, skipped }: UssCalendar, count: number): CalendarDate[] {
  const dates: CalendarDate[] = [];
  if (WEEK.every((day) => daysOff.includes(day))) return dates;
  for (let date = start; dates.length < count; date = addDays(date, 1)) {
    if (!daysOff.includes(weekday(date)) && !skipped.has(date)) dates.push(date);
  }
  return dates;
}
