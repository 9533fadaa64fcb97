import { missingWeeklyRest, weeklyRestOf } from "../../schedule/work-week/weekly-rest.ts";
import type { Breach } from "./breach.ts";
import type { WorkDay } from "./work-day.ts";
import type { WorkRules } from "./work-rules.ts";

/** A week without its rest, up to the last of somebody's days. */
export function weekRest(days: readonly WorkDay[], rules: WorkRules, daysAWeek: number): Breach | undefined {
  const missing = missingWeeklyRest(days, weeklyRestOf(rules.weekRest, daysAWeek));
  const who = days.at(-1)?.who;
  return missing && who !== undefined ? { rule: "week rest", who: [who], ...missing } : undefined;
}
