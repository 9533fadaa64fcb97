import { addDays, daysBetween } from "../../dates/calendar-date.ts";
import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";

import { unitsText } from "../../schedule/work-week/units-text.ts";
import type { WorkRules } from "../model/work-rules.ts";
import { legalFrom, lengthText, type WorkRuleViolation } from "./violation.ts";
import type { WorkDay } from "./work-day.ts";

/** A day that is too long from call to wrap. */
export function longDay(day: WorkDay, rules: WorkRules): WorkRuleViolation | undefined {
  const by = day.dismissed - day.call - rules.day;
  if (rules.day === 0 || by <= 0) return undefined;
  const legalCall = day.call + by;
  const words = t("{length} from call to wrap, {by} over the limit of {day}. {legalCall}", {
    length: lengthText(by + rules.day),
    by: lengthText(by),
    day: lengthText(rules.day),
    legalCall: legalFrom(legalCall),
  });
  return { rule: "day", who: [day.who], by, words: words + unitsText([day]), legalCall };
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
  const hope = legalCall < last.dismissed ? legalFrom(legalCall) : t("A day off would be needed.");
  const words = t("{worked} of work since {shownDate}, {by} over the limit of {most} in seven days. {hope}", {
    worked: lengthText(worked),
    shownDate: shownDate(addDays(last.date, -6)),
    by: lengthText(by),
    most: lengthText(most),
    hope,
  });
  return {
    rule: "week",
    who: [last.who],
    by,
    words: words + unitsText(week),
    ...(legalCall < last.dismissed && { legalCall }),
  };
}
