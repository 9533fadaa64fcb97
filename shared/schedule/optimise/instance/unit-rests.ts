import type { Model } from "./compiled-model.ts";
import { NO_SHIFT, shiftTimes } from "./weekly-rests.ts";

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/**
 * The price of missing weekly rests of people who work with other units too: their shifts with all units count. `member`
 * is an index into `actors`, and `shifts` has a row for each of them with their kind of shift by slot (see WeeklyRests).
 */
export interface UnitRests {
  /** The actors who work with other units; none if no schedule pays for one of them. */
  readonly actors: readonly number[];
  /** `weekRestCost` for each run of shifts without a weekly rest, except of those elsewhere that lack it anyway. */
  priceOf(member: number, shifts: Uint8Array): number;
  /** Someone's week before a slot, by the shifts on earlier slots; a reused object, overwritten by each call. */
  weekBefore(member: number, shifts: Uint8Array, slot: number): Readonly<UnitWeek>;
  /** The price by the shifts on the slots up to `last` alone. */
  priceWith(member: number, shifts: Uint8Array, last: number): number;
}

/** What the price of someone's later shifts depends on, and the price so far. */
export interface UnitWeek {
  price: number;
  wrapBefore: number;
  rested: number;
  isMissing: boolean;
}

/** A date of someone: a slot, or none (-1), and the shift elsewhere, if any. */
interface Entry {
  readonly day: number;
  readonly slot: number;
  readonly hasOther: boolean;
  readonly call: number;
  readonly wrap: number;
  /** Whether the shift elsewhere lacks the rest without any work here. */
  readonly lacksAlone: boolean;
}

export function unitRests(model: Model): UnitRests {
  const { slots, shoot } = model;
  const { weekRest, weekRestCost } = shoot.params;
  const { abs } = shoot.calendar;
  const rest = weekRest ?? 0;
  const { calls, wraps, kinds } = shiftTimes(model);
  const isPriced = weekRest !== null && weekRestCost > 0;
  const actors = isPriced
    ? shoot.cast.flatMap(({ elsewhere = [] }, actor) =>
        elsewhere.length > 0 && model.scenesWith[actor]!.length > 0 ? [actor] : [],
      )
    : [];
  const entries = actors.map(entriesOf);
  const week: UnitWeek = { price: 0, wrapBefore: 0, rested: 0, isMissing: false };
  return {
    actors,
    priceOf: (member, shifts) => run(member, shifts, slots, Number.POSITIVE_INFINITY).price,
    weekBefore: (member, shifts, slot) => run(member, shifts, slot, abs[slot] ?? Number.POSITIVE_INFINITY),
    priceWith: (member, shifts, last) => run(member, shifts, last + 1, Number.POSITIVE_INFINITY).price,
  };

  function entriesOf(actor: number): Entry[] {
    const there = new Map(shoot.cast[actor]!.elsewhere!.map((shift) => [shift.day, shift]));
    const slotOf = new Map(abs.map((day, slot) => [day, slot]));
    const days = [...new Set([...abs, ...there.keys()])].sort((one, other) => one - other);
    let [wrapBefore, rested] = [Number.NEGATIVE_INFINITY, 0];
    return days.map((day) => {
      const shift = there.get(day);
      const [call, wrap] = shift ? [day * DAY + shift.call, day * DAY + shift.wrap] : [0, 0];
      const slot = slotOf.get(day) ?? -1;
      if (!shift) return { day, slot, hasOther: false, call, wrap, lacksAlone: false };
      if (call - wrapBefore >= rest) rested = call;
      wrapBefore = wrap;
      return { day, slot, hasOther: true, call, wrap, lacksAlone: wrap - rested > WEEK - rest };
    });
  }

  /** Goes through someone's shifts before day `until`; those here are on the slots before `end`. */
  function run(member: number, shifts: Uint8Array, end: number, until: number): UnitWeek {
    const row = member * slots;
    let runs = 0;
    let [wrapBefore, rested, isMissing] = [Number.NEGATIVE_INFINITY, 0, false];
    for (const { day, slot, hasOther, call: otherCall, wrap: otherWrap, lacksAlone } of entries[member]!) {
      if (day >= until) break;
      const shift = slot >= 0 && slot < end ? shifts[row + slot]! : NO_SHIFT;
      if (shift === NO_SHIFT && !hasOther) continue;
      let [call, wrap] = [otherCall, otherWrap];
      if (shift !== NO_SHIFT) {
        const at = slot * kinds + shift;
        call = hasOther ? Math.min(call, calls[at]!) : calls[at]!;
        wrap = hasOther ? Math.max(wrap, wraps[at]!) : wraps[at]!;
      }
      if (call - wrapBefore >= rest) rested = call;
      const lacks = wrap - rested > WEEK - rest && (shift !== NO_SHIFT || !lacksAlone);
      if (lacks && !isMissing) runs++;
      isMissing = lacks;
      wrapBefore = wrap;
    }
    week.price = runs * weekRestCost;
    week.wrapBefore = wrapBefore;
    week.rested = rested;
    week.isMissing = isMissing;
    return week;
  }
}
