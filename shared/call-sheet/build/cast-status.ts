import { DAY_STATUS_CODES, DAY_STATUSES } from "../../schedule/day-out-of-days/day-status-names.ts";
import type { DayPlan } from "../model/day-plan.ts";
import type { PreCallTimes } from "../model/pre-call-times.ts";

/** Whether the day-out-of-days code means that the actor comes that day and has times. */
export const isCalled = (status: string) => status !== "H" && status !== "";

/** The day status of a day-out-of-days code as text (`Fitting`); undefined for work and holds. */
export function eventOf(status: string): string | undefined {
  const code = DAY_STATUS_CODES.find((one) => one === status);
  return code && DAY_STATUSES[code];
}

/** An actor's pre-call times in minutes: the usual ones with those set for the day. */
export function preCallTimesOf(castId: string, plan: DayPlan, usual: PreCallTimes): PreCallTimes {
  return plan.cast.find((one) => one.castId === castId)?.prep ?? usual;
}
