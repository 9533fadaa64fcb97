import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { daysOffIn } from "./days-off.ts";
import type { ProductionCalendar } from "./production-calendar.ts";
import type { SchedulingPreferences } from "./scheduling-preferences.ts";
import type { schedulingProblemFrom } from "./scheduling-problem.ts";

/** So many days before and after the start holidays are known. */
const [BEFORE, AFTER] = [366, 1100];

/** What schedulingProblemFrom is given beside script, people and places. */
type WishedProduction = Pick<
  Parameters<typeof schedulingProblemFrom>[0],
  "startDate" | "weekdays" | "calendar" | "limits" | "ties" | "dropDays" | "prices"
>;

/**
 * What a schedule's wishes and the production's calendar say of its days, in the form in which schedulingProblemFrom takes it. The
 * calendar counts as it is now; a wish counts more than it.
 *
 * @param today where the schedule is taken to start when no start was asked
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
    locationsPerDay,
    dayAndNightApart,
    minutesPerEighth,
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
    limits: { eighthsPerDay, locationsPerDay, dayAndNightApart, minutesPerEighth, turnaroundHours },
    dropDays,
    prices,
    ...(ties && { ties }),
  };
}
