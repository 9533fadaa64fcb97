import * as z from "zod";
import { addDays, type CalendarDate, type DateRange, datesOf, daysBetween, weekday } from "../dates/calendar-date.ts";
import { shownDateInWords } from "../dates/shown-date.ts";
import { t } from "../i18n/speech.ts";
import { ClosedDay, closedDays } from "./closed-days.ts";
import type { ReportSource } from "./report-source.ts";

/** A separator between two shoot days of a printed schedule: the start of a week, or the reason of days off. */
export const DayStrip = z
  .object({ kind: z.enum(["week", "off", ...ClosedDay.unwrap().shape.kind.options]), text: z.string() })
  .readonly();
export type DayStrip = z.infer<typeof DayStrip>;

/**
 * The separators before each shoot day: preceding days off, grouped by reason, and the start of each work week,
 * numbered from 1.
 */
export function stripsBefore(source: Pick<ReportSource, "schedule" | "calendar" | "board">): DayStrip[][] {
  const dates = source.schedule.days.map(({ date }) => date);
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const closed = closedDays(source, { start: first, end: last });
  const begins = firstOfWeek(source.schedule.wishes?.weekdays ?? source.calendar.weekdays);
  const weekOf = (date: CalendarDate) => addDays(date, -((weekday(date) - begins + 7) % 7));
  const weeks = [...new Set(dates.map(weekOf))];
  return dates.map((date, at) => {
    const before = dates[at - 1];
    const gap = before === undefined ? [] : stretches({ start: addDays(before, 1), end: addDays(date, -1) }, closed);
    if (before !== undefined && weekOf(before) === weekOf(date)) return gap;
    const number = weeks.indexOf(weekOf(date)) + 1;
    return [...gap, { kind: "week", text: t("Week {number} – from {date}", { number, date: shownDateInWords(date) }) }];
  });
}

/** The weekday after the longest break of a work week; Sunday when there is none. */
function firstOfWeek(weekdays: readonly number[]): number {
  const restBefore = (day: number) => {
    let days = 0;
    while (days < 7 && !weekdays.includes((day - days - 1 + 7) % 7)) days++;
    return days;
  };
  const longest = Math.max(0, ...weekdays.map(restBefore));
  return longest === 0 ? 0 : (weekdays.find((day) => restBefore(day) === longest) ?? 0);
}

function stretches(gap: DateRange, closed: ReadonlyMap<CalendarDate, ClosedDay>): DayStrip[] {
  if (gap.end < gap.start) return [];
  const found: { start: CalendarDate; end: CalendarDate; why: ClosedDay | undefined }[] = [];
  for (const date of datesOf(gap)) {
    const why = closed.get(date);
    const last = found.at(-1);
    if (last && last.why?.name === why?.name) last.end = date;
    else found.push({ start: date, end: date, why });
  }
  return found.map(({ start, end, why }) => {
    const days = daysBetween(start, end) + 1;
    const name = why?.name ?? t("{days, plural, one {Day off} other {# days off}}", { days });
    const [from, to] = [shownDateInWords(start), shownDateInWords(end)];
    const when = days === 1 ? from : t("{from} to {to}", { from, to });
    return { kind: why?.kind ?? "off", text: `${name} – ${when}` };
  });
}
