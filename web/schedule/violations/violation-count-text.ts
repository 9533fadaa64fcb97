import { t } from "../../i18n/translate.ts";

/** Short text for the number of violations. */
export function rulesBroken(count: number): string {
  return t("{count, plural, one {# rule violation} other {# rule violations}}", { count });
}

/** Short text for the number of warnings. */
export function workWarned(count: number): string {
  return t("{count, plural, one {# work rule warning} other {# work rule warnings}}", { count });
}
