import { addDays, type CalendarDate, datesOf, daysBetween, rangesOf, weekday } from "../../dates/calendar-date.ts";
import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";

import type { WorkingCalendar } from "../model/working-calendar.ts";

/** The gap between two successive days of a board. */
export interface DayGap {
  /**
   * Number of the week that begins, from the week of the board's first day; undefined within a week. Weeks begin on
   * Sunday.
   */
  readonly week: number | undefined;
  /** The days without shooting as text; empty when there are none. */
  readonly words: string;
  readonly hasHoliday: boolean;
}

/** The gap between a day of a board and the previous one; undefined when they are consecutive and in the same week. */
export function dayGap(
  first: CalendarDate,
  before: CalendarDate,
  date: CalendarDate,
  { holidays = [], daysOff = [] }: Pick<WorkingCalendar, "holidays" | "daysOff">,
): DayGap | undefined {
  const week = weekOf(date) === weekOf(before) ? undefined : weekOf(date) - weekOf(first) + 1;
  const between = daysBetween(before, date) > 1 ? datesOf({ start: addDays(before, 1), end: addDays(date, -1) }) : [];
  if (week === undefined && between.length === 0) return undefined;
  const named = between.filter((day) => holidays.includes(day));
  const company = between.filter((day) => daysOff.includes(day) && !named.includes(day));
  const others = between.filter((day) => !named.includes(day) && !company.includes(day));
  const parts = [
    ...(others.length > 0 ? [t("off {others}", { others: spans(others) })] : []),
    ...(named.length > 0 ? [t("holiday {named}", { named: spans(named) })] : []),
    ...(company.length > 0 ? [t("company off {company}", { company: spans(company) })] : []),
  ];
  return { week, words: parts.join(", "), hasHoliday: named.length > 0 };
}

function weekOf(date: CalendarDate): number {
  return Math.floor((daysBetween("1899-12-31", date) - weekday(date)) / 7);
}

function spans(dates: readonly CalendarDate[]): string {
  return rangesOf(dates)
    .map(({ start, end }) => (start === end ? shownDate(start) : `${shownDate(start)} – ${shownDate(end)}`))
    .join(" and ");
}
