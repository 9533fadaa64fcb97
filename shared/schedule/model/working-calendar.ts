import { addDays, type CalendarDate, datesOf, daysBetween, weekday } from "../../dates/calendar-date.ts";
import type { Availability } from "../../dates/dates-string.ts";

/**
 * When a production works: from `startDate` on, on the given days of the week (0 is Sunday), but for its holidays and its
 * own days off, on which it never does.
 */
export interface WorkingCalendar {
  readonly startDate: CalendarDate;
  readonly weekdays: readonly number[];
  /** The days of every second week, Sunday to Saturday, where they differ; the week of the start is a first one. */
  readonly secondWeek?: readonly number[];
  readonly holidays?: readonly CalendarDate[];
  readonly daysOff?: readonly CalendarDate[];
  /** Half by day and half by night: these may have scenes of both. */
  readonly splits?: readonly CalendarDate[];
}

/** Monday to Friday. */
export const WORKING_WEEK: readonly number[] = [1, 2, 3, 4, 5];

/** Whether the week has work on that date, whatever anyone's dates say. */
export function isWorkingDay(calendar: WorkingCalendar, date: CalendarDate): boolean {
  return weekOf(calendar, date).includes(weekday(date)) && !isClosed(calendar, date);
}

/** Whether nobody works on that date, even who names it expressly: a holiday or a day off of the company. */
export function isClosed({ holidays = [], daysOff = [] }: WorkingCalendar, date: CalendarDate): boolean {
  return holidays.includes(date) || daysOff.includes(date);
}

function weekOf({ startDate, weekdays, secondWeek }: WorkingCalendar, date: CalendarDate): readonly number[] {
  if (!secondWeek) return weekdays;
  const sunday = addDays(startDate, -weekday(startDate));
  const week = Math.floor(daysBetween(sunday, date) / 7);
  return week % 2 === 0 ? weekdays : secondWeek;
}

/**
 * The dates that someone names expressly, so that they count also on a day off: those written by themselves,
 * and those of a range that has no working day at all. None of them is a holiday or a day off of the company.
 */
export function namedDates(availability: Availability, calendar: WorkingCalendar): CalendarDate[] {
  if (availability.kind === "flexible") return [];
  const onDaysOff = availability.ranges
    .map(datesOf)
    .filter((dates) => !dates.some((date) => isWorkingDay(calendar, date)));
  return [...availability.dates, ...onDaysOff.flat()].filter((date) => !isClosed(calendar, date));
}

/**
 * The days on which a production may shoot, in order: `workingDays` working days from its start, and from all the
 * dates that anyone gives those that are working days or are named expressly.
 */
export function shootableDays(
  calendar: WorkingCalendar,
  availabilities: readonly Availability[],
  workingDays: number,
): CalendarDate[] {
  const given = availabilities.flatMap((availability) => [
    ...(availability.kind === "days" ? availability.days.filter((date) => isWorkingDay(calendar, date)) : []),
    ...namedDates(availability, calendar),
  ]);
  const days = new Set(given.filter((date) => date >= calendar.startDate));
  const horizon = [...calendar.weekdays, ...(calendar.secondWeek ?? [])].length === 0 ? 0 : workingDays;
  for (let date = calendar.startDate, left = horizon; left > 0; date = addDays(date, 1)) {
    if (!isWorkingDay(calendar, date)) continue;
    days.add(date);
    left -= 1;
  }
  return [...days].sort();
}

/**
 * The day on which a production starts that has set none: the day after `today`, or the first day that anyone gives
 * when someone has only days that are past.
 */
export function startFor(availabilities: readonly Availability[], today: CalendarDate): CalendarDate {
  const bound = availabilities.filter((availability) => availability.kind === "days");
  const someoneIsPast = bound.some(({ days }) => days.every((date) => date <= today));
  const first = bound.flatMap(({ days }) => days[0] ?? []).sort()[0];
  return someoneIsPast && first ? first : addDays(today, 1);
}
