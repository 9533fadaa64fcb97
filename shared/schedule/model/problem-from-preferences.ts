import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { shootingMinutesIn } from "../shooting-time/shooting-minutes.ts";
import { daysOffIn } from "./days-off.ts";
import type { ProductionCalendar } from "./production-calendar.ts";
import type { SchedulingPreferences } from "./scheduling-preferences.ts";
import type { DayLimits, schedulingProblemFrom } from "./scheduling-problem.ts";

/** Number of days before the start for which holidays are computed. */
const BEFORE = 366;

/** Number of days after the start for which holidays are computed, so that no block of an episode can start later. */
export const FARTHEST = 1100;

/** Input of schedulingProblemFrom besides script, cast and locations. */
type WishedProduction = Pick<
  Parameters<typeof schedulingProblemFrom>[0],
  "startDate" | "weekdays" | "calendar" | "limits" | "paces" | "ties" | "dropDays" | "prices"
>;

/**
 * Converts a schedule's preferences and the production's calendar to input of schedulingProblemFrom. The current
 * calendar is used; preferences override it.
 *
 * @param today base of the default start date
 */
export function problemFromPreferences(
  preferences: SchedulingPreferences,
  calendar: ProductionCalendar,
  today: CalendarDate,
): WishedProduction {
  const { startDate, weekdays, daysOff = [], worksOn = [], splits = [], ties, dropDays, prices, paces } = preferences;
  const around = startDate ?? today;
  const off = daysOffIn(calendar, { start: addDays(around, -BEFORE), end: addDays(around, FARTHEST) }).filter(
    (day) => !worksOn.includes(day.date),
  );
  const datesOf = (kind: (typeof off)[number]["kind"]) => off.filter((day) => day.kind === kind).map((day) => day.date);
  return {
    startDate,
    weekdays: weekdays ?? calendar.weekdays,
    calendar: { holidays: datesOf("holiday"), daysOff: [...datesOf("own"), ...daysOff], splits },
    limits: limitsFrom(preferences),
    paces,
    dropDays,
    prices,
    ...(ties && { ties }),
  };
}

/** The limits of a day that a schedule's preferences state. */
export function limitsFrom({
  eighthsPerDay,
  hoursPerDay,
  moveMinutes,
  locationsPerDay,
  dayAndNightApart,
  minutesPerEighth,
  turnaroundHours,
}: SchedulingPreferences): DayLimits {
  return {
    ...{ eighthsPerDay, moveMinutes, locationsPerDay, dayAndNightApart, minutesPerEighth, turnaroundHours },
    minutesPerDay: hoursPerDay === undefined ? undefined : shootingMinutesIn(hoursPerDay),
  };
}
