import { addDays, type CalendarDate } from "../../roster/calendar-date.ts";

/** Too many days of work in a row, in words that name nobody. */
export interface RowOfDays {
  /** By how many days there are too many. */
  readonly by: number;
  readonly words: string;
}

/**
 * The sixth day of work in a row, or the seventh, or whichever is warned of first (`most`, 0 for none), given all days
 * that somebody works.
 */
export function rowOfDays(date: CalendarDate, worked: ReadonlySet<CalendarDate>, most: number): RowOfDays | undefined {
  let days = 1;
  while (worked.has(addDays(date, -days))) days++;
  if (most === 0 || days < most) return undefined;
  const words = `This is day ${days} of work in a row, and is paid and rested as such. A day off before it would be legal.`;
  return { by: days - most + 1, words };
}
