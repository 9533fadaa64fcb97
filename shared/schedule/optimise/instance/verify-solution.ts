import { type ConstraintViolation, HARD_CONSTRAINTS, type RuleName, type Slots } from "./hard-constraints.ts";
import type { SchedulingInstance } from "./instance.ts";

/**
 * All violations of hard constraints; empty for a valid schedule. Shares no code with the solver, so that each can
 * verify the other.
 */
export function verifySolution(
  shoot: SchedulingInstance,
  slots: Slots,
): (ConstraintViolation & { readonly rule: RuleName })[] {
  return (Object.keys(HARD_CONSTRAINTS) as RuleName[]).flatMap((rule) =>
    HARD_CONSTRAINTS[rule](shoot, slots).map((violation) => ({ rule, ...violation })),
  );
}
