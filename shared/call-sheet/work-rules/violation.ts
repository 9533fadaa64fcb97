import { t } from "../../i18n/speech.ts";
import { clockText } from "../../roster/fields/clock-text.ts";

/** A work rule that a day's calls violate. */
export interface WorkRuleViolation {
  readonly rule: "turnaround" | "meal" | "day" | "week" | "week rest" | "sixth day" | "minor";
  /** The people affected. */
  readonly who: readonly string[];
  /** Minutes of violation; for consecutive days, the number of days beyond the usual work week. */
  readonly by: number;
  /** Description with the amount and the remedy, without names. */
  readonly words: string;
  /** Earliest legal call in minutes from the day's midnight; absent when no call is legal. */
  readonly legalCall?: number;
}

/** Formats a duration: `1 h 30 min`. */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : "", rest > 0 || hours === 0 ? t("{rest} min", { rest }) : ""]
    .filter((part) => part)
    .join(" ");
}

/** `A call at 8:00 AM or later would be legal.` */
export const legalFrom = (minutes: number) =>
  t("A call at {minutes} or later would be legal.", { minutes: clockText(minutes) });
