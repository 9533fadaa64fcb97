import { say } from "../texts/say.ts";

/** How much speaks against a schedule, in a few words. */
export function rulesBroken(count: number): string {
  return say("{count, plural, one {# broken rule} other {# broken rules}}", { count });
}

/** How much of a schedule goes beyond the rules of work, in a few words. */
export function workWarned(count: number): string {
  return say("{count, plural, one {# warning by the work rules} other {# warnings by the work rules}}", { count });
}
