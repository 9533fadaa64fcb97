import { addDays, type CalendarDate, datesOf, daysBetween, weekday } from "../../dates/calendar-date.ts";
import type { Availability } from "../../dates/dates-string.ts";

/**
 * Working days of a production: from `startDate` on, on the given weekdays (0 is Sunday), except holidays and
 * production days off.
 */
export interface WorkingCalendar {
  readonly startDate: CalendarDate;
  readonly weekdays: readonly number[];
  /** Work days of every second week (Sunday to Saturday), if different; the week of the start is a first week. */
  readonly secondWeek?: readonly number[];
  readonly holidays?: readonly CalendarDate[];
  readonly daysOff?: readonly CalendarDate[];
  /** Split days, half day and half night, which may have scenes of both. */
  readonly splits?: readonly CalendarDate[];
}

/** Monday to Friday. */
export const WORKING_WEEK: readonly number[] = [1, 2, 3, 4, 5];

/** Whether the work week includes the date, regardless of availability. */
export function isWorkingDay(calendar: WorkingCalendar, date: CalendarDate): boolean {
  return weekOf(calendar, date).includes(weekday(date)) && !isClosed(calendar, date);
}

/** Whether the date is a holiday or production day off, on which no one works even if they entered it explicitly. */
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
 * Dates that a person entered explicitly and that therefore also count on days off: single dates, and dates of a range
 * without any working day. Holidays and production days off are excluded.
 */
export function namedDates(availability: Availability, calendar: WorkingCalendar): CalendarDate[] {
  if (availability.kind === "flexible") return [];
  const onDaysOff = availability.ranges
    .map(datesOf)
    .filter((dates) => !dates.some((date) => isWorkingDay(calendar, date)));
  return [...availability.dates, ...onDaysOff.flat()].filter((date) => !isClosed(calendar, date));
}

/**
 * The possible shoot days, in order: `workingDays` working days from the start, and all available dates of anyone that
 * are working days or explicitly entered.
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
 * The default start date of a production: the day after `today`, or the first available day of anyone if someone's
 * dates are all past.
 */
export function startFor(availabilities: readonly Availability[], today: CalendarDate): CalendarDate {
  const bound = availabilities.filter((availability) => availability.kind === "days");
  const someoneIsPast = bound.some(({ days }) => days.every((date) => date <= today));
  const first = bound.flatMap(({ days }) => days[0] ?? []).sort()[0];
  return someoneIsPast && first ? first : addDays(today, 1);
}
