import { lowestBit } from "../../search/bit-sets.ts";
import { type Model, NIGHT } from "./compiled-model.ts";

const [RESTED, LONG_DAY, LONG_NIGHT] = [0, 1, 2] as const;

/**
 * What a day allows on the next calendar day: any work, night work only, or no work (by page length and the turnaround
 * asked for).
 */
export type AfterLongDay = typeof RESTED | typeof LONG_DAY | typeof LONG_NIGHT;

/** Before the first slot everyone has rested. */
export const BEFORE_ALL: AfterLongDay = RESTED;

/** Whether a day of such a light may follow. */
export function mayFollow(after: AfterLongDay, light: number): boolean {
  return after === RESTED || (after === LONG_DAY && light === NIGHT);
}

/** The rest that days leave for their morrow, by how many pages they have. */
export interface RestAfterLongDays {
  /** Whether any day can be too long; it cannot where nobody asks for hours of rest. */
  readonly matter: boolean;
  /** What a slot leaves that shoots these scenes, a set of bits, by such a light. */
  after(scenes: number, slot: number, light: number): AfterLongDay;
}

/** Reads how long a day may be before its morrow from a model. */
export function restAfterLongDays({ eighths, nextIsMorrow, restEighths }: Model): RestAfterLongDays {
  const matter = restEighths < Number.POSITIVE_INFINITY;
  return {
    matter,
    after(scenes, slot, light) {
      if (!matter || nextIsMorrow[slot] === 0) return RESTED;
      let length = 0;
      for (let set = scenes; set; set &= set - 1) length += eighths[lowestBit(set)]!;
      if (length <= restEighths) return RESTED;
      return light & NIGHT ? LONG_NIGHT : LONG_DAY;
    },
  };
}
