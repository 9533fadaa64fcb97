import { daysBetween } from "../dates/calendar-date.ts";
import type { ProductionFacts } from "./production-facts.ts";

/** How the finish that is estimated lies to the one that was scheduled; empty while one of them is unknown. */
export function finishText({ scheduledFinish, estimatedFinish }: ProductionFacts): string {
  if (scheduledFinish === null || estimatedFinish === null) return "";
  const late = daysBetween(scheduledFinish, estimatedFinish);
  if (late === 0) return "On schedule";
  const days = `${Math.abs(late)} ${Math.abs(late) === 1 ? "day" : "days"}`;
  return late > 0 ? `${days} behind schedule` : `${days} ahead of schedule`;
}
