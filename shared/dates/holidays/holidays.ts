import { stored } from "../../i18n/stored.ts";
import { addDays, type CalendarDate, type DateRange, weekday } from "../calendar-date.ts";
import { AMERICAS } from "./americas.ts";
import { EUROPE } from "./europe.ts";
import { EUROPE_NORTH } from "./europe-north.ts";
import type { HolidayRegion } from "./region.ts";
import { SOUTH_AND_EAST } from "./south-and-east.ts";

/** A public holiday on its date. Names are stored texts: `retold` translates them. `of` is the name of the holiday, also for a substitute day. */
export interface Holiday {
  readonly date: CalendarDate;
  readonly name: string;
  readonly of: string;
}

/** All regions with known public holidays, by name. */
export const HOLIDAY_REGIONS: readonly HolidayRegion[] = [
  ...AMERICAS,
  ...EUROPE,
  ...EUROPE_NORTH,
  ...SOUTH_AND_EAST,
].toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** The region with that code; undefined when its holidays are unknown. */
export function holidayRegion(code: string): HolidayRegion | undefined {
  return HOLIDAY_REGIONS.find((region) => region.code === code);
}

/** The public holidays of a region within a date range, in order, with substitute days. */
export function holidaysIn(region: HolidayRegion, { start, end }: DateRange): Holiday[] {
  const [first, last] = [start, end].map((date) => Number(date.slice(0, 4)));
  const holidays: Holiday[] = [];
  // A holiday at the turn of the year may be moved into the adjacent year.
  for (let year = (first ?? 0) - 1; year <= (last ?? 0) + 1; year++) holidays.push(...holidaysOfYear(region, year));
  return holidays
    .filter(({ date }) => start <= date && date <= end)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

function holidaysOfYear(region: HolidayRegion, year: number): Holiday[] {
  const own = region.rules.flatMap((rule) => {
    const date = rule.dateIn(year);
    return date ? [{ date, name: rule.name, of: rule.name, isMoved: rule.isMoved }] : [];
  });
  const taken = new Set(own.map(({ date }) => date));
  const inOrder = own.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const instead = inOrder.flatMap(({ date, name, isMoved }) => {
    const free = isMoved ? dayInstead(region, date, taken) : undefined;
    if (free) taken.add(free);
    return free ? [{ date: free, name: stored("{parts} (in lieu)", { parts: name }), of: name }] : [];
  });
  return [...own.map(({ date, name, of }) => ({ date, name, of })), ...instead];
}

function dayInstead(
  { moves }: HolidayRegion,
  date: CalendarDate,
  taken: ReadonlySet<CalendarDate>,
): CalendarDate | undefined {
  const [isSunday, isSaturday] = [weekday(date) === 0, weekday(date) === 6];
  if (moves === "never" || !(isSunday || isSaturday)) return undefined;
  if (moves === "sundayLater" && isSaturday) return undefined;
  if (moves === "toNearest" && isSaturday) return addDays(date, -1);
  let next = addDays(date, 1);
  while (taken.has(next) || weekday(next) === 0 || weekday(next) === 6) next = addDays(next, 1);
  return next;
}
