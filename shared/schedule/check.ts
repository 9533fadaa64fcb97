import type { Production } from "./production.ts";
import { type Breach, RULES, type RuleName } from "./rules.ts";
import type { Schedule } from "./schedule.ts";

/**
 * Every hard rule that a schedule breaks, whoever made it; an empty list is a valid schedule.
 * It shares no code with the solver, so each can be judged by the other.
 */
export function check(schedule: Schedule, production: Production): Breach[] {
  return (Object.keys(RULES) as RuleName[]).flatMap((rule) =>
    RULES[rule](schedule, production).map((breach) => ({ rule, ...breach })),
  );
}
