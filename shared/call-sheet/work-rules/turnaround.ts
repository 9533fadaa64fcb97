import { dateInWords, dayNumber } from "../../dates/calendar-date.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import { MINOR_LIMITS } from "../../roster/options/minor-hours.ts";
import { instantOf } from "../../schedule/work-week/shift.ts";
import type { WorkRules } from "../model/work-rules.ts";
import { legalFrom, lengthText, type WorkRuleViolation } from "./violation.ts";
import type { WorkDay } from "./work-day.ts";

/** Required turnaround before a call; for a minor at least the legal minimum, whatever is agreed. */
function restOf({ group, minor }: WorkDay, rules: WorkRules): number {
  const agreed = group === "cast" ? rules.castRest : rules.crewRest;
  return minor !== null && rules.minors ? Math.max(agreed, MINOR_LIMITS.leastRest) : agreed;
}

/** Turnaround that is too short since the person's last work day. */
export function restBefore(day: WorkDay, last: WorkDay, rules: WorkRules): WorkRuleViolation | undefined {
  const wanted = restOf(day, rules);
  const rest = instantOf(day.date, day.call) - instantOf(last.date, last.dismissed);
  if (rest >= wanted) return undefined;
  const legalCall = day.call + wanted - rest;
  const words = `${lengthText(Math.max(0, rest))} of rest before the call at ${clockText(day.call)}, ${lengthText(wanted - rest)} less than ${lengthText(wanted)}. ${legalFrom(legalCall)}`;
  return { rule: "turnaround", who: [day.who], by: wanted - rest, words, legalCall };
}

/** Turnaround that is too short before the person's next work day: the latest legal wrap, and the next call. */
export function restAfter(day: WorkDay, next: WorkDay, rules: WorkRules): WorkRuleViolation | undefined {
  const breach = restBefore(next, day, rules);
  if (!breach || breach.legalCall === undefined) return undefined;
  const date = dayNumber(next.date) === dayNumber(day.date) + 1 ? "the next day" : dateInWords(next.date);
  const latest = clockText(day.dismissed - breach.by);
  const words = `The call on ${date} at ${clockText(next.call)} is ${lengthText(breach.by)} too soon after this wrap. A wrap by ${latest}, or a call that day at ${clockText(breach.legalCall)} or later, would be legal.`;
  return { rule: "turnaround", who: [day.who], by: breach.by, words };
}
