import { dayNumber } from "../../dates/calendar-date.ts";
import { shownDateInWords } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import { MINOR_LIMITS } from "../../roster/options/minor-hours.ts";
import { instantOf } from "../../schedule/work-week/shift.ts";
import { unitsText } from "../../schedule/work-week/units-text.ts";
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
  const words = t("{length} of rest before the call at {call}, {length2} less than {wanted}. {legalCall}", {
    length: lengthText(Math.max(0, rest)),
    call: clockText(day.call),
    length2: lengthText(wanted - rest),
    wanted: lengthText(wanted),
    legalCall: legalFrom(legalCall),
  });
  return { rule: "turnaround", who: [day.who], by: wanted - rest, words: words + unitsText([last]), legalCall };
}

/** Turnaround that is too short before the person's next work day: the latest legal wrap, and the next call. */
export function restAfter(day: WorkDay, next: WorkDay, rules: WorkRules): WorkRuleViolation | undefined {
  const breach = restBefore(next, day, rules);
  if (!breach || breach.legalCall === undefined) return undefined;
  const date = dayNumber(next.date) === dayNumber(day.date) + 1 ? t("the next day") : shownDateInWords(next.date);
  const words = t(
    "The call on {date} at {call} is {by} too soon after this wrap. A wrap by {latest}, or a call that day at {legal} or later, would be legal.",
    {
      date,
      call: clockText(next.call),
      by: lengthText(breach.by),
      latest: clockText(day.dismissed - breach.by),
      legal: clockText(breach.legalCall),
    },
  );
  return { rule: "turnaround", who: [day.who], by: breach.by, words: words + unitsText([next]) };
}
