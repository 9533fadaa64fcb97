import { t } from "../../i18n/translate.ts";

/** How much speaks against a schedule, in a few words. */
export function rulesBroken(count: number): string {
  return t("{count, plural, one {# rule violation} other {# rule violations}}", { count });
}

/** How much of a schedule goes beyond the rules of work, in a few words. */
export function workWarned(count: number): string {
  return t("{count, plural, one {# work rule warning} other {# work rule warnings}}", { count });
}
