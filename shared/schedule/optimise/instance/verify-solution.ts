import { type ConstraintViolation, HARD_CONSTRAINTS, type RuleName, type Slots } from "./hard-constraints.ts";
import type { SchedulingInstance } from "./instance.ts";

/**
 * Names every place where a schedule breaks a hard rule; an empty list is a valid schedule. It shares no code with the
 * solver, so each can be judged by the other.
 */
export function verifySolution(
  shoot: SchedulingInstance,
  slots: Slots,
): (ConstraintViolation & { readonly rule: RuleName })[] {
  return (Object.keys(HARD_CONSTRAINTS) as RuleName[]).flatMap((rule) =>
    HARD_CONSTRAINTS[rule](shoot, slots).map((breach) => ({ rule, ...breach })),
  );
}
