import { isDark } from "../model/day-night.ts";
import type { Strip } from "../model/schedule.ts";
import type { DayLimits } from "../model/scheduling-problem.ts";
import { isExterior } from "../strip-colours/strip-colour.ts";
import { MINUTES_PER_EIGHTH } from "./minor-minutes.ts";

/**
 * What a scene asks of the sky. Exteriors need it as the script says; interiors can be lit or blacked out at any hour.
 */
export function skyOf(strip: Strip): "light" | "dark" | "either" {
  if (!isExterior(strip.intExt) || strip.dayNight === "") return "either";
  return isDark(strip.dayNight) ? "dark" : "light";
}

/** So many minutes are left where a day exterior follows a night exterior: nights go on until 6 AM, days begin at 7 AM. */
export const REST_AFTER_NIGHT = 60;

/** A meal of so many minutes belongs to a day's work that is longer than six hours. */
const [MEAL, MEAL_AFTER] = [30, 360];
const DAY = 24 * 60;

/**
 * The turnaround that is asked for, in minutes; undefined where nobody has said how long it is, so that night exteriors
 * alone are heeded.
 */
export function turnaroundOf({ turnaroundHours }: DayLimits = {}): number | undefined {
  return turnaroundHours === undefined ? undefined : turnaroundHours * 60;
}

/** Whether a day exterior may not be shot on the day after a night exterior. */
export function restsAfterNight(limits?: DayLimits): boolean {
  return (turnaroundOf(limits) ?? DAY) > REST_AFTER_NIGHT;
}

/**
 * From a day's wrap to a call at the same hour on the next day, in minutes. A schedule knows no hours, so that the day's
 * work is taken to be as long as its pages take, with a meal; calls are taken to be at the same hour as long as work
 * stays by day or by night.
 */
export function restAfter(eighths: number, { minutesPerEighth = MINUTES_PER_EIGHTH }: DayLimits = {}): number {
  const work = eighths * minutesPerEighth;
  return Math.max(0, DAY - work - (work > MEAL_AFTER ? MEAL : 0));
}

/** The most eighths of a day that leave the turnaround before a call at the same hour; null where none is asked for. */
export function mostBeforeWork(limits: DayLimits = {}): number | null {
  const turnaround = turnaroundOf(limits);
  if (turnaround === undefined || turnaround === 0) return null;
  let eighths = Math.floor((DAY - turnaround) / (limits.minutesPerEighth ?? MINUTES_PER_EIGHTH));
  while (eighths > 0 && restAfter(eighths, limits) < turnaround) eighths--;
  return eighths;
}
