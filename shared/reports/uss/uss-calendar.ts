import { addDays, type CalendarDate, weekday } from "../../dates/calendar-date.ts";

/** When a schedule shoots, as the Universal Schedule Standard says it: its days are counted from the start over all others. */
export interface UssCalendar {
  readonly start: CalendarDate;
  /** Days of the week without work; 0 is Sunday. */
  readonly daysOff: readonly number[];
  /** Single dates without work. */
  readonly skipped: ReadonlySet<CalendarDate>;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** A calendar in which counting from the start gives just these dates, which rise. */
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

/** So many shooting dates from the start of a calendar; none where every day of the week is off. */
export function datesIn({ start, daysOff, skipped }: UssCalendar, count: number): CalendarDate[] {
  const dates: CalendarDate[] = [];
  if (WEEK.every((day) => daysOff.includes(day))) return dates;
  for (let date = start; dates.length < count; date = addDays(date, 1)) {
    if (!daysOff.includes(weekday(date)) && !skipped.has(date)) dates.push(date);
  }
  return dates;
}
