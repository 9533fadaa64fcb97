import { type CalendarDate, dateInWords } from "../dates/calendar-date.ts";
import type { DayOutOfDaysReport } from "./day-out-of-days-report.ts";

/** One letter for each weekday, from Sunday. */
export const WEEKDAY_LETTERS = ["S", "M", "T", "W", "T", "F", "S"] as const;

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** The month in three letters. */
export function monthOf(date: CalendarDate): string {
  return MONTHS[Number(date.slice(5, 7)) - 1]!;
}

/** Day of the month, without leading zero. */
export function dayOfMonth(date: CalendarDate): string {
  return String(Number(date.slice(8)));
}

/** Legend of the day-out-of-days codes. */
export const codesText =
  "S start, W work, F finish, H hold, D drop, P pickup, TR travel, FT fitting, R rehearsal, T test, / holiday, M company travel. Non-shooting days are grey.";

/** The named days off with their dates: `Memorial Day: Monday, May 25, 2026.`; empty when there are none. */
export function closedText({ dates }: Pick<DayOutOfDaysReport, "dates">): string {
  return dates
    .flatMap(({ date, closed }) => (closed === null ? [] : [`${closed.name}: ${dateInWords(date)}.`]))
    .join(" ");
}
