/** A calendar date, `YYYY-MM-DD`, without time or zone. */
export type CalendarDate = string;

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Both ends are included. */
export interface DateRange {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

const MS_PER_DAY = 86_400_000;

/** Days from 1970-01-01 to `date`; adjacent dates differ by 1. */
export function dayNumber(date: CalendarDate): number {
  return remembered(numbers, date, () => {
    const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8, 10)].map(Number);
    return Date.UTC(year!, month! - 1, day) / MS_PER_DAY;
  });
}

/** The date `count` days after 1970-01-01. */
function dateOfDayNumber(count: number): CalendarDate {
  return remembered(dates, count, () => new Date(count * MS_PER_DAY).toISOString().slice(0, 10));
}

// Checking a stripboard for a change compares the same few dates thousands of times.
const numbers = new Map<CalendarDate, number>();
const dates = new Map<number, CalendarDate>();
const MOST_REMEMBERED = 10_000;

function remembered<K, V>(known: Map<K, V>, key: K, compute: () => V): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const value = compute();
  known.set(key, value);
  return value;
}

/** Whether the text is an existing date (not February 30). */
export function isCalendarDate(text: string): boolean {
  return CALENDAR_DATE.test(text) && dateOfDayNumber(dayNumber(text)) === text;
}

/** The date of a year, month (from 1) and day; undefined if it does not exist, like February 30. */
export function dateOf(year: number, month: number, day: number): CalendarDate | undefined {
  const [y, m, d] = [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")];
  const date = `${y}-${m}-${d}`;
  return isCalendarDate(date) ? date : undefined;
}

/** The date `days` days later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

/** Days from `from` to `to`; 1 for adjacent dates. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Day of the week: 0 is Sunday, 6 is Saturday. */
export function weekday(date: CalendarDate): number {
  // 1970-01-01 was a Thursday.
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** All dates of a range, in order. */
export function datesOf({ start, end }: DateRange): CalendarDate[] {
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index));
}

/** Runs of consecutive dates. `dates` must be sorted and unique. */
export function rangesOf(dates: readonly CalendarDate[]): DateRange[] {
  const ranges: DateRange[] = [];
  for (const date of dates) {
    const last = ranges.at(-1);
    if (last && daysBetween(last.end, date) === 1) ranges[ranges.length - 1] = { start: last.start, end: date };
    else ranges.push({ start: date, end: date });
  }
  return ranges;
}

/** The weekdays from Sunday, indexed as `weekday` counts. */
export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = "January February March April May June July August September October November December".split(" ");

/** Formats a date for a call sheet: `Monday, March 2, 2026`. */
export function dateInWords(date: CalendarDate): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${WEEKDAYS[weekday(date)]}, ${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`;
}
