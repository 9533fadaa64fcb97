import { type CalendarDate, type DateRange, datesOf, daysBetween } from "../../dates/calendar-date.ts";
import { holidayRegion, holidaysIn } from "../../dates/holidays/holidays.ts";
import type { ProductionCalendar } from "./production-calendar.ts";

/** A day on which a production does not work, whatever day of the week it is, and what it is called. */
export interface DayOff {
  readonly date: CalendarDate;
  readonly kind: "holiday" | "own";
  readonly name: string;
}

/** What a day off of the production's own is called that nobody has described. */
const UNNAMED = "Day off";

/**
 * The holidays that a production observes and its own days off within a stretch of days, in order, each date once; one
 * that is both bears both names. Days that are merely not of its working week are none of them.
 */
export function daysOffIn({ region, worked, daysOff }: ProductionCalendar, within: DateRange): DayOff[] {
  const known = region === null ? undefined : holidayRegion(region);
  const holidays = known ? holidaysIn(known, within).filter(({ of }) => !worked.includes(of)) : [];
  const own = daysOff.flatMap(({ start, end, note }) =>
    datesOf({ start, end })
      .filter((date) => within.start <= date && date <= within.end)
      .map((date) => ({ date, name: note || UNNAMED })),
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
  holidays.forEach(add("holiday"));
  own.forEach(add("own"));
  return [...found.values()].sort((one, other) => daysBetween(other.date, one.date));
}
