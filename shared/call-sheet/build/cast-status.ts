import { DAY_STATUS_CODES, DAY_STATUSES } from "../../schedule/day-out-of-days/day-status-names.ts";
import type { DayPlan } from "../model/day-plan.ts";
import type { PreCallTimes } from "../model/pre-call-times.ts";

/** The status of someone who works that day with other units only: `W/Second Unit`. */
export const statusWith = (units: readonly string[]) => `W/${units.join(", ")}`;

/** The other units of such a status. */
export const unitOfStatus = (status: string) => (status.startsWith("W/") ? status.slice(2) : undefined);

/** Whether the status means that the actor comes to this unit that day and has times. */
export const isCalled = (status: string) => status !== "H" && status !== "" && unitOfStatus(status) === undefined;

/** The day status of a day-out-of-days code as text (`Fitting`); undefined for work and holds. */
export function eventOf(status: string): string | undefined {
  const code = DAY_STATUS_CODES.find((one) => one === status);
  return code && DAY_STATUSES[code];
}

/** An actor's pre-call times in minutes: the usual ones with those set for the day. */
export function preCallTimesOf(castId: string, plan: DayPlan, usual: PreCallTimes): PreCallTimes {
  return plan.cast.find((one) => one.castId === castId)?.prep ?? usual;
}
