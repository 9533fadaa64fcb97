import type { Shoot } from "./instance.ts";
import { type Breach, RULES, type RuleName, type Slots } from "./rules.ts";

/**
 * Names every place where a schedule breaks a hard rule; an empty list is a valid schedule. It shares no code with the
 * solver, so each can be judged by the other.
 */
export function check(shoot: Shoot, slots: Slots): (Breach & { readonly rule: RuleName })[] {
  return (Object.keys(RULES) as RuleName[]).flatMap((rule) =>
    RULES[rule](shoot, slots).map((breach) => ({ rule, ...breach })),
  );
}
