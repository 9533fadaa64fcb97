import { isDark, isExterior } from "../model/day-night.ts";
import type { Strip } from "../model/schedule.ts";
import type { DayLimits } from "../model/scheduling-problem.ts";
import { MEAL, MEAL_AFTER, turnaroundOf } from "../shooting-time/shooting-minutes.ts";

/**
 * The natural light that a scene needs. Only exteriors depend on it; interiors can be lit or blacked out at any hour.
 */
export function skyOf(strip: Strip): "light" | "dark" | "either" {
  if (!isExterior(strip.intExt) || strip.dayNight === "") return "either";
  return isDark(strip.dayNight) ? "dark" : "light";
}

/** Minutes of rest between a night exterior and a day exterior: nights end at 6 AM, days begin at 7 AM. */
export const REST_AFTER_NIGHT = 60;

const DAY = 24 * 60;

/** Whether a day exterior is forbidden on the day after a night exterior. */
export function restsAfterNight(limits?: DayLimits): boolean {
  return (turnaroundOf(limits) ?? DAY) > REST_AFTER_NIGHT;
}

/**
 * Minutes from wrap to a call at the same hour on the next day. A schedule has no times, so the day lasts as long as its
 * scenes and company moves take, plus a meal, and calls are assumed at the same hour as long as work stays by day or by
 * night.
 *
 * @param minutes shooting minutes of the day, see dayMinutes
 */
export function restAfter(minutes: number): number {
  return Math.max(0, DAY - minutes - (minutes > MEAL_AFTER ? MEAL : 0));
}

/** Maximum shooting minutes of a day that leave the turnaround before a call at the same hour; null if none is requested. */
export function mostBeforeWork(limits: DayLimits = {}): number | null {
  const turnaround = turnaroundOf(limits);
  if (turnaround === undefined || turnaround === 0) return null;
  const most = DAY - turnaround;
  return most - MEAL > MEAL_AFTER ? most - MEAL : Math.min(most, MEAL_AFTER);
}
