import type { CalendarDate } from "../../dates/calendar-date.ts";
import { REST_AFTER_NIGHT, restAfter, skyOf } from "../constraints/turnaround.ts";
import { dayMinutes } from "../model/company-moves.ts";
import type { ShootingDay } from "../model/schedule.ts";
import type { DayLimits, SchedulingProblem } from "../model/scheduling-problem.ts";
import type { Shift } from "./shift.ts";

const DAY = 24 * 60;
const USUAL_SHIFT = 12 * 60;

type Sky = ReturnType<typeof skyOf>;

/** Call of a day shoot. Night shoots end `REST_AFTER_NIGHT` before it. */
const FIRST_CALL = 7 * 60;

/**
 * Estimated hours of a shoot day. A schedule has no times, so the length follows from the scenes and company moves, with
 * a meal: from the morning, or for night-only days up to the end of the night.
 */
export function estimatedShift(
  { date, strips }: ShootingDay,
  production: Pick<SchedulingProblem, "limits" | "places">,
): Shift {
  return shiftOf(date, DAY - restAfter(dayMinutes(production, strips)), new Set(strips.map(skyOf)));
}

/** Length in minutes of the longest shift that the limits allow; the usual one if they allow any. */
export function longestShift({ minutesPerDay }: DayLimits = {}): number {
  return minutesPerDay === undefined ? USUAL_SHIFT : DAY - restAfter(minutesPerDay);
}

/** A shift of a length, by night if all its light is dark. */
export function shiftOf(date: CalendarDate, length: number, skies: ReadonlySet<Sky>): Shift {
  const isNight = skies.has("dark") && !skies.has("light");
  const dismissed = isNight ? DAY + FIRST_CALL - REST_AFTER_NIGHT : FIRST_CALL + length;
  return { date, call: dismissed - length, dismissed };
}
