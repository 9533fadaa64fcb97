import { addDays, daysBetween } from "../../dates/calendar-date.ts";
import { dateText } from "../../dates/dates-string.ts";
import type { WorkRules } from "../model/work-rules.ts";
import { legalFrom, lengthText, type WorkRuleViolation } from "./violation.ts";
import type { WorkDay } from "./work-day.ts";

/** A day that is too long from call to wrap. */
export function longDay(day: WorkDay, rules: WorkRules): WorkRuleViolation | undefined {
  const by = day.dismissed - day.call - rules.day;
  if (rules.day === 0 || by <= 0) return undefined;
  const legalCall = day.call + by;
  const words = `${lengthText(by + rules.day)} from call to wrap, ${lengthText(by)} over the limit of ${lengthText(rules.day)}. ${legalFrom(legalCall)}`;
  return { rule: "day", who: [day.who], by, words, legalCall };
}

/** Too much work in the seven days that end with the person's last day. `most` is in minutes. */
export function longWeek(days: readonly WorkDay[], most: number): WorkRuleViolation | undefined {
  const last = days.at(-1);
  if (!last || most === 0) return undefined;
  const week = days.filter(({ date }) => daysBetween(date, last.date) < 7);
  const worked = week.reduce((sum, { call, dismissed }) => sum + dismissed - call, 0);
  const by = worked - most;
  if (by <= 0) return undefined;
  const legalCall = last.call + by;
  const hope = legalCall < last.dismissed ? legalFrom(legalCall) : "A day off would be needed.";
  const words = `${lengthText(worked)} of work since ${dateText(addDays(last.date, -6))}, ${lengthText(by)} over the limit of ${lengthText(most)} in seven days. ${hope}`;
  return { rule: "week", who: [last.who], by, words, ...(legalCall < last.dismissed && { legalCall }) };
}
