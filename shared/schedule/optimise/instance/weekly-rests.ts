import { type Model, NIGHT } from "./compiled-model.ts";

/** Kind of shift on a slot: none, one by day, or one by night only. */
export const NO_SHIFT = 0;
const [DAY_SHIFT, NIGHT_SHIFT] = [1, 2] as const;

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
  /** The week after a shift on a slot, given the week before it. */
  after(week: Week, slot: number, shift: number): Week;
  /** The price of a shift by the weeks before and after it. */
  priceOfShift(before: Week, after: Week): number;
}

/** What the price of later shifts depends on; in minutes from the midnight of slot 0. */
export interface Week {
  readonly wrapBefore: number;
  /** The last call after a weekly rest. */
  readonly rested: number;
  /** Whether the last shift had no weekly rest. */
  readonly isMissing: boolean;
}

/** The week before the first shift. */
export const BEFORE_ALL_SHIFTS: Week = { wrapBefore: Number.NEGATIVE_INFINITY, rested: 0, isMissing: false };

/** Call and wrap by slot and kind of shift, in minutes from the midnight of day 0; `kinds` entries for each slot. */
export function shiftTimes({ slots, shoot }: Pick<Model, "slots" | "shoot">) {
  const { shiftMinutes } = shoot.params;
  const { abs } = shoot.calendar;
  const callOf = [0, DAY_CALL, NIGHT_WRAP - shiftMinutes];
  const wrapOf = [0, DAY_CALL + shiftMinutes, NIGHT_WRAP];
  const kinds = callOf.length;
  const timesOf = (clock: readonly number[]) =>
    Int32Array.from({ length: slots * kinds }, (_, at) => abs[Math.floor(at / kinds)]! * DAY + clock[at % kinds]!);
  return { calls: timesOf(callOf), wraps: timesOf(wrapOf), kinds };
}

/** All shifts are taken to be as long as a shift may be, so that a shorter one never rests less than is counted here. */
export function weeklyRests({ slots, kind, shoot }: Model): WeeklyRests {
  const { weekRest, weekRestCost } = shoot.params;
  const rest = weekRest ?? 0;
  const isPriced = weekRest !== null && weekRestCost > 0;
  const { calls, wraps, kinds: KINDS } = shiftTimes({ slots, shoot });
  // Fewer days of the same kind never rest less.
  const hasNights = kind.includes(NIGHT);
  const matter = isPriced && (hasNights || priceOf(new Uint8Array(slots).fill(DAY_SHIFT)) > 0);
  return { matter, shiftOf, priceOf, after, priceOfShift };

  function shiftOf(scenes: number, dayScenes: number, nightScenes: number): number {
    if (scenes === 0) return NO_SHIFT;
    return nightScenes > 0 && dayScenes === 0 ? NIGHT_SHIFT : DAY_SHIFT;
  }

  /** The same as `work` for each slot in turn, in one loop, because the local search calls it most. */
  function priceOf(shifts: Uint8Array): number {
    let runs = 0;
    let { wrapBefore, rested, isMissing } = BEFORE_ALL_SHIFTS;
    for (let slot = 0; slot < slots; slot++) {
      const shift = shifts[slot]!;
      if (shift === NO_SHIFT) continue;
      const call = calls[slot * KINDS + shift]!;
      const wrap = wraps[slot * KINDS + shift]!;
      if (call - wrapBefore >= rest) rested = call;
      const lacks = wrap - rested > WEEK - rest;
      if (lacks && !isMissing) runs++;
      isMissing = lacks;
      wrapBefore = wrap;
    }
    return runs * weekRestCost;
  }

  function after(before: Week, slot: number, shift: number): Week {
    if (!matter || shift === NO_SHIFT) return before;
    const week = { ...before };
    work(week, slot, shift);
    return week;
  }

  function priceOfShift(before: Week, next: Week): number {
    return next.isMissing && !before.isMissing ? weekRestCost : 0;
  }

  function work(week: { -readonly [Part in keyof Week]: Week[Part] }, slot: number, shift: number): void {
    if (shift === NO_SHIFT) return;
    const call = calls[slot * KINDS + shift]!;
    const wrap = wraps[slot * KINDS + shift]!;
    if (call - week.wrapBefore >= rest) week.rested = call;
    week.isMissing = wrap - week.rested > WEEK - rest;
    week.wrapBefore = wrap;
  }
}
