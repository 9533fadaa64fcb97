import { daysBetween } from "../dates/calendar-date.ts";
import { t } from "../i18n/speech.ts";
import type { ProductionFacts } from "./production-facts.ts";

/** Difference of the estimated and the scheduled finish date; empty while one of them is unknown. */
export function finishText({ scheduledFinish, estimatedFinish }: ProductionFacts): string {
  if (scheduledFinish === null || estimatedFinish === null) return "";
  const late = daysBetween(scheduledFinish, estimatedFinish);
  if (late === 0) return t("On schedule");
  const days = Math.abs(late);
  return late > 0
    ? t("{days, plural, one {# day} other {# days}} behind schedule", { days })
    : t("{days, plural, one {# day} other {# days}} ahead of schedule", { days });
}
