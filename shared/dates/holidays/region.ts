import type { HolidayRule } from "./rule.ts";

/**
 * A country, or a part of one, with the public holidays of all of it.
 * What happens when a holiday of a fixed date falls on a weekend: `never` nothing; `later`, the next day from Monday to
 * Friday that is no holiday is free as well; `sundayLater`, the same for a Sunday only; `toNearest`, the Friday before a
 * Saturday or the Monday after a Sunday is free as well.
 */
export interface HolidayRegion {
  /** After ISO 3166: `GB-SCT`, `DE-BY`. */
  readonly code: string;
  readonly name: string;
  readonly moves: "never" | "later" | "sundayLater" | "toNearest";
  readonly rules: readonly HolidayRule[];
}
