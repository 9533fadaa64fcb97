import type { CalendarDate } from "../dates/calendar-date.ts";
import { shownDateInWords } from "../dates/shown-date.ts";
import { t } from "../i18n/speech.ts";
import type { DayOutOfDaysReport } from "./day-out-of-days-report.ts";

/** Day of the month, without leading zero. */
export function dayOfMonth(date: CalendarDate): string {
  return String(Number(date.slice(8)));
}

/** Legend of the day-out-of-days codes. */
export const codesText = () =>
  t(
    "S start, W work, F finish, H hold, D drop, P pickup, TR travel, FT fitting, R rehearsal, T test, / holiday, M company travel. Non-shooting days are grey.",
  );

/** The named days off with their dates: `Memorial Day: Monday, May 25, 2026.`; empty when there are none. */
export function closedText({ dates }: Pick<DayOutOfDaysReport, "dates">): string {
  return dates
    .flatMap(({ date, closed }) => (closed === null ? [] : [`${closed.name}: ${shownDateInWords(date)}.`]))
    .join(" ");
}
