import type { HolidayRule } from "./rule.ts";

/**
 * A country or part of one, with all its public holidays. Substitute days for a holiday with a fixed date that falls on
 * a weekend: `never` none; `later` the next weekday (Monday to Friday) that is not a holiday; `sundayLater` the same,
 * but only for a Sunday; `toNearest` the Friday before a Saturday or the Monday after a Sunday.
 */
export interface HolidayRegion {
  /** ISO 3166 code: `GB-SCT`, `DE-BY`. */
  readonly code: string;
  readonly name: string;
  readonly moves: "never" | "later" | "sundayLater" | "toNearest";
  readonly rules: readonly HolidayRule[];
}
