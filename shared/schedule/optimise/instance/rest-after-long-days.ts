import { lowestBit } from "../../search/bit-sets.ts";
import { type Model, NIGHT } from "./compiled-model.ts";

const [RESTED, LONG_DAY, LONG_NIGHT] = [0, 1, 2] as const;

/**
 * What a day allows on the next calendar day: any work, night work only, or no work (by its minutes and the turnaround
 * asked for).
 */
export type AfterLongDay = typeof RESTED | typeof LONG_DAY | typeof LONG_NIGHT;

/** State before the first slot. */
export const BEFORE_ALL: AfterLongDay = RESTED;

/** Whether a day of this light may follow. */
export function mayFollow(after: AfterLongDay, light: number): boolean {
  return after === RESTED || (after === LONG_DAY && light === NIGHT);
}

/** The effect of long days on the next day. */
export interface RestAfterLongDays {
  /** Whether any day can be too long; false without a requested turnaround. */
  readonly matter: boolean;
  /** What a slot allows on the next day, given its scenes (bit mask) and light. */
  after(scenes: number, slot: number, light: number): AfterLongDay;
}

export function restAfterLongDays({
  minutes,
  placeOf,
  nextIsAdjacent,
  restMinutes,
  shoot: { params },
}: Model): RestAfterLongDays {
  const matter = restMinutes < Number.POSITIVE_INFINITY;
  return {
    matter,
    after(scenes, slot, light) {
      if (!matter || nextIsAdjacent[slot] === 0) return RESTED;
      let length = -params.moveMinutes;
      let places = 0;
      for (let set = scenes; set; set &= set - 1) {
        const scene = lowestBit(set);
        const place = 1 << placeOf[scene]!;
        length += minutes[scene]! + ((places & place) === 0 ? params.moveMinutes : 0);
        places |= place;
      }
      if (length <= restMinutes) return RESTED;
      return light & NIGHT ? LONG_NIGHT : LONG_DAY;
    },
  };
}
