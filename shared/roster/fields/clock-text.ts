import { type Clock, DEFAULT_CLOCK } from "./clock.ts";

const DAY = 24 * 60;

/**
 * Formats minutes from midnight for a call sheet: `6:42 AM`, or `06:42` with 24 hours; from 24:00 on
 * `12:20 AM (next day)`.
 */
export function clockText(minutes: number, clock: Clock = DEFAULT_CLOCK): string {
  const ofDay = ((minutes % DAY) + DAY) % DAY;
  const [hour, rest] = [Math.floor(ofDay / 60), String(ofDay % 60).padStart(2, "0")];
  const text =
    clock === "24-hour"
      ? `${String(hour).padStart(2, "0")}:${rest}`
      : `${hour % 12 || 12}:${rest} ${hour < 12 ? "AM" : "PM"}`;
  if (minutes >= DAY) return `${text} (next day)`;
  return minutes < 0 ? `${text} (day before)` : text;
}
