import type { CalendarDate } from "../../roster/calendar-date.ts";
import { daysInRowBy, rowOfDays } from "../../schedule/work-week/days-in-row.ts";
import type { Breach } from "./breach.ts";
import type { WorkRules } from "./work-rules.ts";

/** The sixth day of work in a row, or the seventh, or whichever the rules warn of. */
export function daysInRow(
  date: CalendarDate,
  shot: ReadonlySet<CalendarDate>,
  { daysInRow: most }: WorkRules,
): Breach | undefined {
  const row = rowOfDays(daysInRowBy(date, shot), most);
  return row && { rule: "sixth day", who: ["Everyone"], ...row };
}
