import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";

/** Too many days of work in a row, in words that name nobody. */
export interface ConsecutiveDays {
  /** By how many days there are too many. */
  readonly by: number;
  readonly words: string;
}

/** How many days in a row somebody has worked by the end of a date, given all days of work. */
export function consecutiveDaysBy(date: CalendarDate, worked: ReadonlySet<CalendarDate>): number {
  let days = 1;
  while (worked.has(addDays(date, -days))) days++;
  return days;
}

/** The sixth day of work in a row, or the seventh, or whichever is warned of first (`most`, 0 for none). */
export function consecutiveDays(days: number, most: number): ConsecutiveDays | undefined {
  if (most === 0 || days < most) return undefined;
  const words = `This is work day ${days} in a row, and its pay and rest follow from that. A day off before it would be legal.`;
  return { by: days - most + 1, words };
}
