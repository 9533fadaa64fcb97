import { clockText } from "../build/clock-text.ts";

/** A rule of work that a day's calls break. */
export interface WorkRuleViolation {
  readonly rule: "turnaround" | "meal" | "day" | "week" | "week rest" | "sixth day" | "minor";
  /** Whom it concerns. */
  readonly who: readonly string[];
  /** By how many minutes; for the sixth day, the days in a row beyond those that are usual. */
  readonly by: number;
  /** What is wrong, by how much, and what would be right, without naming whom it concerns. */
  readonly words: string;
  /** The call that would keep the rule, in minutes from the day's midnight; absent where no call would. */
  readonly legalCall?: number;
}

/** A length of time in words: `1 h 30 min`. */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : "", rest > 0 || hours === 0 ? `${rest} min` : ""].filter((part) => part).join(" ");
}

/** `A call from 8:00 AM on would be legal.` */
export const legalFrom = (minutes: number) => `A call at ${clockText(minutes)} or later would be legal.`;
