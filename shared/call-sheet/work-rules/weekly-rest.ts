import { missingWeeklyRest, weeklyRestOf } from "../../schedule/work-week/weekly-rest.ts";
import type { WorkRules } from "../model/work-rules.ts";
import type { WorkRuleViolation } from "./violation.ts";
import type { WorkDay } from "./work-day.ts";

/** A week without weekly rest, up to the person's last day. */
export function weekRest(days: readonly WorkDay[], rules: WorkRules, daysAWeek: number): WorkRuleViolation | undefined {
  const missing = missingWeeklyRest(days, weeklyRestOf(rules.weekRest, daysAWeek));
  const who = days.at(-1)?.who;
  return missing && who !== undefined ? { rule: "week rest", who: [who], ...missing } : undefined;
}
