import { daysBetween } from "../dates/calendar-date.ts";
import type { ProductionFacts } from "./production-facts.ts";

/** Difference of the estimated and the scheduled finish date; empty while one of them is unknown. */
export function finishText({ scheduledFinish, estimatedFinish }: ProductionFacts): string {
  if (scheduledFinish === null || estimatedFinish === null) return "";
  const late = daysBetween(scheduledFinish, estimatedFinish);
  if (late === 0) return "On schedule";
  const days = `${Math.abs(late)} ${Math.abs(late) === 1 ? "day" : "days"}`;
  return late > 0 ? `${days} behind schedule` : `${days} ahead of schedule`;
}
