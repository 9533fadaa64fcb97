import { lowestBit } from "../bits.ts";
import { type Model, NIGHT } from "./model.ts";

const [RESTED, LONG_DAY, LONG_NIGHT] = [0, 1, 2] as const;

/**
 * What a day allows on the next calendar day: any work, night work only, or no work (by page length and the turnaround
 * asked for).
 */
export type AfterLong = typeof RESTED | typeof LONG_DAY | typeof LONG_NIGHT;

/** Before the first slot everyone has rested. */
export const BEFORE_ALL: AfterLong = RESTED;

/** Whether a day of such a light may follow. */
export function mayFollow(after: AfterLong, light: number): boolean {
  return after === RESTED || (after === LONG_DAY && light === NIGHT);
}

/** The rest that days leave for their morrow, by how many pages they have. */
export interface LongEves {
  /** Whether any day can be too long; it cannot where nobody asks for hours of rest. */
  readonly matter: boolean;
  /** What a slot leaves that shoots these scenes, a set of bits, by such a light. */
  after(scenes: number, slot: number, light: number): AfterLong;
}

/** Reads how long a day may be before its morrow from a model. */
export function longEvesOf({ eighths, nextIsMorrow, restEighths }: Model): LongEves {
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
