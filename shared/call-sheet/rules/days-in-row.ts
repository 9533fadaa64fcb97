import { addDays, type CalendarDate } from "../../roster/calendar-date.ts";
import type { Breach } from "./breach.ts";
import type { WorkRules } from "./work-rules.ts";

/** The sixth day of work in a row, or the seventh, or whichever the rules warn of. */
export function daysInRow(
  date: CalendarDate,
  shot: ReadonlySet<CalendarDate>,
  { daysInRow: most }: WorkRules,
): Breach | undefined {
  let days = 1;
  while (shot.has(addDays(date, -days))) days++;
  if (most === 0 || days < most) return undefined;
  const words = `This is day ${days} of work in a row, and is paid and rested as such. A day off before it would be legal.`;
  return { rule: "sixth day", who: ["Everybody"], by: days - most + 1, words };
}
