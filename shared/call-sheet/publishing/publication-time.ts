import { dateInWords } from "../../dates/calendar-date.ts";
import type { Clock } from "../../roster/fields/clock.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import { clockIn } from "../../schedule/daylight/zone-clock.ts";

/** Formats an ISO 8601 instant in a time zone: `Monday, March 2, 2026, 6:05 PM`; GMT is named. */
export function publishedText(instant: string, zone: string, clock?: Clock): string {
  const { date, minutes } = clockIn(zone, new Date(instant));
  return `${dateInWords(date)}, ${clockText(minutes, clock)}${zone === "Etc/UTC" ? " UTC" : ""}`;
}
