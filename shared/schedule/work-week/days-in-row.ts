import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { t } from "../../i18n/speech.ts";

/** Too many consecutive work days, with a text that names no one. */
export interface ConsecutiveDays {
  /** Number of days beyond the usual. */
  readonly by: number;
  readonly words: string;
  /** The smallest change that would be legal, as a sentence. */
  readonly fix: string;
}

/** Number of consecutive work days up to and including a date, given all work days. */
export function consecutiveDaysBy(date: CalendarDate, worked: ReadonlySet<CalendarDate>): number {
  let days = 1;
  while (worked.has(addDays(date, -days))) days++;
  return days;
}

/** The sixth or seventh consecutive work day, as configured (`most`, 0 to disable). */
export function consecutiveDays(days: number, most: number): ConsecutiveDays | undefined {
  if (most === 0 || days < most) return undefined;
  const words = t("This is work day {days} in a row, and its pay and rest follow from that.", { days });
  return { by: days - most + 1, words, fix: t("A day off before it would be legal.") };
}
