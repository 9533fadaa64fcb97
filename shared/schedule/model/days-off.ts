import { type CalendarDate, type DateRange, datesOf, daysBetween } from "../../dates/calendar-date.ts";
import { holidayRegion, holidaysIn } from "../../dates/holidays/holidays.ts";
import { t } from "../../i18n/speech.ts";
import { retold } from "../../i18n/stored.ts";
import type { ProductionCalendar } from "./production-calendar.ts";

/** A day off regardless of the weekday, and its name. */
export interface DayOff {
  readonly date: CalendarDate;
  readonly kind: "holiday" | "own";
  readonly name: string;
}

/**
 * Observed holidays and production days off in a date range, sorted, each date once, named in
 * the reader's language; a date that is both has both names. Days outside the work week are not included.
 */
export function daysOffIn({ region, worked, daysOff }: ProductionCalendar, within: DateRange): DayOff[] {
  const known = region === null ? undefined : holidayRegion(region);
  const holidays = known ? holidaysIn(known, within).filter(({ of }) => !worked.includes(of)) : [];
  const own = daysOff.flatMap(({ start, end, note }) =>
    datesOf({ start, end })
      .filter((date) => within.start <= date && date <= within.end)
      .map((date) => ({ date, name: note || t("Day off") })),
  );
  const found = new Map<CalendarDate, DayOff>();
  const add = (kind: DayOff["kind"]) => {
    return ({ date, name }: { readonly date: CalendarDate; readonly name: string }) => {
      const before = found.get(date);
      const isSame = before?.name.split(", ").includes(name);
      const names = before && !isSame ? `${before.name}, ${name}` : (before?.name ?? name);
      found.set(date, { date, kind: before?.kind ?? kind, name: names });
    };
  };
  holidays.map(({ date, name }) => ({ date, name: retold(name) })).forEach(add("holiday"));
  own.forEach(add("own"));
  return [...found.values()].sort((one, other) => daysBetween(other.date, one.date));
}
