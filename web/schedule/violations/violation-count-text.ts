import { t } from "../../i18n/translate.ts";

/** Short text for the number of violations. */
export function rulesBroken(count: number): string {
  return t("{count, plural, one {# rule violation} other {# rule violations}}", { count });
}

/** Short text for the number of warnings. */
export function warningCount(warnings: number): string {
  return t("{warnings, plural, one {# warning} other {# warnings}}", { warnings });
}
