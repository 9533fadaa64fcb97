import type { Schedule } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import { HARD_CONSTRAINTS, type RuleName, type Violation } from "./hard-constraints.ts";

/**
 * All violations of hard constraints in a schedule from any source; empty for a valid schedule. Shares no code with the
 * solver, so that each can verify the other.
 */
export function verifySchedule(schedule: Schedule, production: SchedulingProblem): Violation[] {
  return (Object.keys(HARD_CONSTRAINTS) as RuleName[]).flatMap((rule) =>
    HARD_CONSTRAINTS[rule](schedule, production).map((breach) => ({ rule, ...breach })),
  );
}
