import type { Schedule } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import { HARD_CONSTRAINTS, type RuleName, type Violation } from "./hard-constraints.ts";

/**
 * Every hard rule that a schedule breaks, whoever made it; an empty list is a valid schedule.
 * It shares no code with the solver, so each can be judged by the other.
 */
export function verifySchedule(schedule: Schedule, production: SchedulingProblem): Violation[] {
  return (Object.keys(HARD_CONSTRAINTS) as RuleName[]).flatMap((rule) =>
    HARD_CONSTRAINTS[rule](schedule, production).map((breach) => ({ rule, ...breach })),
  );
}
