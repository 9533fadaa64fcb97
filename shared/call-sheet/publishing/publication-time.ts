import { dateInWords } from "../../dates/calendar-date.ts";
import { clockIn } from "../build/zone-clock.ts";
import type { Clock } from "../model/clock.ts";
import { clockText } from "../times/clock-text.ts";

/** Formats an ISO 8601 instant in a time zone: `Monday, March 2, 2026, 6:05 PM`; GMT is named. */
export function publishedText(instant: string, zone: string, clock?: Clock): string {
  const { date, minutes } = clockIn(zone, new Date(instant));
  return `${dateInWords(date)}, ${clockText(minutes, clock)}${zone === "Etc/UTC" ? " UTC" : ""}`;
}
