import { type Model, NIGHT } from "./compiled-model.ts";

/** Kind of shift on a slot: none, one by day, or one by night only. */
const [NO_SHIFT, DAY_SHIFT, NIGHT_SHIFT] = [0, 1, 2] as const;

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Shifts by day begin at 7 AM, those by night end at 6 AM, in minutes from midnight. */
const [DAY_CALL, NIGHT_WRAP] = [7 * 60, DAY + 6 * 60];

/** The price of work without a weekly rest. */
export interface WeeklyRests {
  /** Whether any schedule pays it. */
  readonly matter: boolean;
  /** The kind of shift by the numbers of scenes, day-only and night-only scenes. */
  shiftOf(scenes: number, dayScenes: number, nightScenes: number): number;
  /** `weekRestCost` for each run of shifts without a weekly rest in the seven days before their wraps. */
  priceOf(shifts: Uint8Array): number;
}

/** All shifts are taken to be as long as a shift may be, so that a shorter one never rests less than is counted here. */
export function weeklyRests({ slots, kind, shoot }: Model): WeeklyRests {
  const { weekRest, weekRestCost, shiftMinutes } = shoot.params;
  const { abs } = shoot.calendar;
  const rest = weekRest ?? 0;
  const callOf = [0, DAY_CALL, NIGHT_WRAP - shiftMinutes];
  const wrapOf = [0, DAY_CALL + shiftMinutes, NIGHT_WRAP];
  const isPriced = weekRest !== null && weekRestCost > 0;
  // Fewer days of the same kind never rest less.
  const hasNights = kind.includes(NIGHT);
  const matter = isPriced && (hasNights || priceOf(new Uint8Array(slots).fill(DAY_SHIFT)) > 0);
  return { matter, shiftOf, priceOf };

  function shiftOf(scenes: number, dayScenes: number, nightScenes: number): number {
    if (scenes === 0) return NO_SHIFT;
    return nightScenes > 0 && dayScenes === 0 ? NIGHT_SHIFT : DAY_SHIFT;
  }

  function priceOf(shifts: Uint8Array): number {
    let runs = 0;
    let isMissing = false;
    let wrapBefore = Number.NEGATIVE_INFINITY;
    /** The last call after a weekly rest. */
    let rested = 0;
    for (let slot = 0; slot < slots; slot++) {
      const shift = shifts[slot]!;
      if (shift === NO_SHIFT) continue;
      const midnight = abs[slot]! * DAY;
      const call = midnight + callOf[shift]!;
      const wrap = midnight + wrapOf[shift]!;
      if (call - wrapBefore >= rest) rested = call;
      const isNowMissing = wrap - rested > WEEK - rest;
      if (isNowMissing && !isMissing) runs++;
      isMissing = isNowMissing;
      wrapBefore = wrap;
    }
    return runs * weekRestCost;
  }
}
