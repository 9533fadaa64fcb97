import type { CalendarDate } from "../../dates/calendar-date.ts";
import { consecutiveDays, consecutiveDaysBy } from "../../schedule/work-week/days-in-row.ts";
import type { WorkRules } from "../model/work-rules.ts";
import type { WorkRuleViolation } from "./violation.ts";

/** The sixth or seventh consecutive work day, as set in the rules. */
export function consecutiveDaysViolations(
  date: CalendarDate,
  shot: ReadonlySet<CalendarDate>,
  { daysInRow: most }: WorkRules,
): WorkRuleViolation | undefined {
  const row = consecutiveDays(consecutiveDaysBy(date, shot), most);
  return row && { rule: "sixth day", who: ["Everyone"], by: row.by, words: `${row.words} ${row.fix}` };
}
