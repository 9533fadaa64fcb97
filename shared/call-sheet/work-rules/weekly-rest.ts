import { unitsText } from "../../schedule/work-week/units-text.ts";
import { missingWeeklyRest, weeklyRestOf } from "../../schedule/work-week/weekly-rest.ts";
import type { WorkRules } from "../model/work-rules.ts";
import type { WorkRuleViolation } from "./violation.ts";
import type { WorkDay } from "./work-day.ts";

/** A week without weekly rest, up to the person's last day. */
export function weekRest(days: readonly WorkDay[], rules: WorkRules, daysAWeek: number): WorkRuleViolation | undefined {
  const missing = missingWeeklyRest(days, weeklyRestOf(rules.weekRest, daysAWeek));
  const who = days.at(-1)?.who;
  if (!missing || who === undefined) return undefined;
  return { rule: "week rest", who: [who], by: missing.by, words: `${missing.words} ${missing.fix}${unitsText(days)}` };
}
