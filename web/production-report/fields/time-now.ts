import { afterCall, type TimeOfDay } from "../../../shared/production-report/time-of-day.ts";

const DAY = 24 * 60;

/** The device's current time as a time of the shoot day or the following night. */
export function timeNow(date: string, call: number | undefined): TimeOfDay {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const now = new Date();
  const sinceMidnight = Math.floor((now.getTime() - new Date(year, month - 1, day).getTime()) / 60_000);
  // Someone filling in an earlier day means the time of day.
  if (sinceMidnight >= 0 && sinceMidnight < 2 * DAY) return sinceMidnight;
  return afterCall(now.getHours() * 60 + now.getMinutes(), call ?? 0);
}
