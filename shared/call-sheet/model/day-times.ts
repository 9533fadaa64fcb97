import type { Timing } from "./call-times.ts";
import type { DayPlan } from "./day-plan.ts";

/** The times that users set for a day. An empty text stands for a derived time. */
export interface DayTimes {
  readonly timing: Timing;
  readonly plan: DayPlan;
}
