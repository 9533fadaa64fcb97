import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { shootingMinutesIn } from "../shooting-time/shooting-minutes.ts";
import { daysOffIn } from "./days-off.ts";
import type { ProductionCalendar } from "./production-calendar.ts";
import type { SchedulingPreferences } from "./scheduling-preferences.ts";
import type { schedulingProblemFrom } from "./scheduling-problem.ts";

/** Range of days before and after the start for which holidays are computed. */
const [BEFORE, AFTER] = [366, 1100];

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
  {
    startDate,
    weekdays,
    daysOff = [],
    worksOn = [],
    splits = [],
    ties,
    dropDays,
    prices,
    eighthsPerDay,
    hoursPerDay,
    moveMinutes,
    locationsPerDay,
    dayAndNightApart,
    minutesPerEighth,
    paces,
    turnaroundHours,
  }: SchedulingPreferences,
  calendar: ProductionCalendar,
  today: CalendarDate,
): WishedProduction {
  const around = startDate ?? today;
  const off = daysOffIn(calendar, { start: addDays(around, -BEFORE), end: addDays(around, AFTER) }).filter(
    (day) => !worksOn.includes(day.date),
  );
  const datesOf = (kind: (typeof off)[number]["kind"]) => off.filter((day) => day.kind === kind).map((day) => day.date);
  return {
    startDate,
    weekdays: weekdays ?? calendar.weekdays,
    calendar: { holidays: datesOf("holiday"), daysOff: [...datesOf("own"), ...daysOff], splits },
    limits: {
      ...{ eighthsPerDay, moveMinutes, locationsPerDay, dayAndNightApart, minutesPerEighth, turnaroundHours },
      minutesPerDay: hoursPerDay === undefined ? undefined : shootingMinutesIn(hoursPerDay),
    },
    paces,
    dropDays,
    prices,
    ...(ties && { ties }),
  };
}
