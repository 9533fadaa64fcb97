import type { Slots } from "./hard-constraints.ts";
import type { InstanceScene, SchedulingInstance } from "./instance.ts";

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Cost of a schedule by kind, in the instance's currency. */
export interface ScheduleCost {
  /** Each actor's rate for every available day from first to last work day, without drops. */
  readonly cast: number;
  /** `dayCost` for each day with a scene. */
  readonly days: number;
  /** `overhead` for each slot up to the last one with a scene. */
  readonly overhead: number;
  /** `blockCost` for each run of consecutive slots at a location. */
  readonly blocks: number;
  /** `intraCost` for each location after the first on a day. */
  readonly moves: number;
  /** `mixCost` for each day with both day-only and night-only scenes. */
  readonly mixes: number;
  /** `nightBlockCost` for each run of consecutive slots with night-only scenes. */
  readonly nightBlocks: number;
  /** `nightReturnCost` for each night block with other work on the next calendar day. */
  readonly nightReturns: number;
  /**
   * `weekRestCost` for each run of days without the weekly rest in the seven days before their wraps: of the company, and
   * of everyone who works with other units too.
   */
  readonly weekRests: number;
  readonly total: number;
}

/** Computes the cost of a complete schedule. */
export function scheduleCost(shoot: SchedulingInstance, slots: Slots): ScheduleCost {
  const { params, scenes, calendar } = shoot;
  const days = calendar.dates.map((_, slot) => scenes.filter(({ id }) => slots[id] === slot));
  const used = days.filter((day) => day.length > 0);
  const places = days.map((day) => new Set(day.map(({ loc }) => loc)));
  const visits = places.reduce((sum, { size }) => sum + size, 0);
  const starts = places.reduce(
    (sum, here, slot) => sum + [...here].filter((loc) => !places[slot - 1]?.has(loc)).length,
    0,
  );
  const parts = {
    cast: castCost(shoot, slots),
    days: used.length * params.dayCost,
    overhead: (days.findLastIndex((day) => day.length > 0) + 1) * params.overhead,
    blocks: starts * params.blockCost,
    moves: (visits - used.length) * params.intraCost,
    mixes: days.filter(isMixed).length * (params.mixCost ?? 0),
    nightBlocks: days.filter((day, slot) => isNight(day) && !isNight(days[slot - 1])).length * params.nightBlockCost,
    nightReturns: days.filter((_, slot) => returnsFromNight(slot)).length * params.nightReturnCost,
    weekRests: (weeksWithoutRest(shoot, days) + weeksOverUnits(shoot, days)) * params.weekRestCost,
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };

  function returnsFromNight(slot: number): boolean {
    const next = days[slot + 1] ?? [];
    const isNextDate = (calendar.abs[slot + 1] ?? 0) - (calendar.abs[slot] ?? 0) === 1;
    return isNextDate && isNight(days[slot]) && next.length > 0 && !isNight(next);
  }
}

/** A shift in minutes from the midnight of day 0. */
interface Shift {
  readonly call: number;
  readonly wrap: number;
}

/** Runs of days without the weekly rest, when every shift is as long as it may be. */
function weeksWithoutRest(shoot: SchedulingInstance, days: readonly InstanceScene[][]): number {
  const shifts = days.flatMap((day, slot) => (day.length > 0 ? [shiftOn(shoot, slot, day)] : []));
  return runsOf(lacksOf(shifts, shoot.params.weekRest));
}

/** The same for each who works elsewhere too, without the shifts elsewhere that would lack rest without this work. */
function weeksOverUnits(shoot: SchedulingInstance, days: readonly InstanceScene[][]): number {
  const { weekRest } = shoot.params;
  return shoot.cast.reduce((sum, { elsewhere = [] }, member) => {
    if (elsewhere.length === 0) return sum;
    const there = elsewhere
      .map(({ day, call, wrap }) => ({ call: day * DAY + call, wrap: day * DAY + wrap, day }))
      .toSorted((one, other) => one.day - other.day);
    const known = new Set(there.filter((_, at) => lacksOf(there, weekRest)[at]).map(({ day }) => day));
    const own = days.flatMap((day, slot) =>
      day.some(({ cast }) => cast.includes(member))
        ? [{ ...shiftOn(shoot, slot, day), day: shoot.calendar.abs[slot] ?? 0 }]
        : [],
    );
    const byDay = [...Map.groupBy([...own, ...there], ({ day }) => day)].toSorted(([one], [other]) => one - other);
    const shifts = byDay.map(([, same]) => ({
      call: Math.min(...same.map(({ call }) => call)),
      wrap: Math.max(...same.map(({ wrap }) => wrap)),
    }));
    const lacks = lacksOf(shifts, weekRest);
    const isOwn = new Set(own.map(({ day }) => day));
    return sum + runsOf(byDay.map(([day], at) => lacks[at]! && (isOwn.has(day) || !known.has(day))));
  }, 0);
}

function shiftOn({ params, calendar }: SchedulingInstance, slot: number, day: readonly InstanceScene[]): Shift {
  const midnight = (calendar.abs[slot] ?? 0) * DAY;
  // Nights end at 6 AM, days begin at 7 AM.
  const call = midnight + (isNight(day) && !isMixed(day) ? DAY + 6 * 60 - params.shiftMinutes : 7 * 60);
  return { call, wrap: call + params.shiftMinutes };
}

/** Whether each of the shifts has no weekly rest in the seven days before its wrap. */
function lacksOf(shifts: readonly Shift[], weekRest: number | null): boolean[] {
  if (weekRest === null) return shifts.map(() => false);
  const rests = shifts.map(({ call }, at) => ({
    call,
    length: call - (shifts[at - 1]?.wrap ?? Number.NEGATIVE_INFINITY),
  }));
  return shifts.map(
    ({ wrap, call }) =>
      !rests.some((rest) => rest.call <= call && rest.length >= weekRest && wrap - rest.call + weekRest <= WEEK),
  );
}

function runsOf(lacks: readonly boolean[]): number {
  return lacks.filter((isLacking, at) => isLacking && !lacks[at - 1]).length;
}

function isNight(day: readonly InstanceScene[] = []): boolean {
  return day.some(({ kind }) => kind === "N");
}

function isMixed(day: readonly InstanceScene[]): boolean {
  return day.some(({ kind }) => kind === "D") && day.some(({ kind }) => kind === "N");
}

function castCost({ cast, scenes, calendar, params }: SchedulingInstance, slots: Slots): number {
  return cast.reduce((sum, { rate, avail, mayDrop }, member) => {
    const working = scenes.filter((scene) => scene.cast.includes(member)).map(({ id }) => slots[id] ?? -1);
    const [first, last] = [Math.min(...working), Math.max(...working)];
    const drop = mayDrop ? firstDrop(working, calendar.abs, params.dropDays) : undefined;
    const paid = calendar.dates.filter(
      (_, slot) =>
        first <= slot &&
        slot <= last &&
        (avail?.includes(slot) ?? true) &&
        !(drop && drop.from < slot && slot < drop.to),
    );
    return sum + rate * paid.length;
  }, 0);
}

/** The work days around the first gap that is long enough for a drop and a pickup. */
function firstDrop(
  working: readonly number[],
  abs: readonly number[],
  dropDays: number | null,
): { from: number; to: number } | undefined {
  if (dropDays === null) return undefined;
  const days = [...new Set(working)].sort((a, b) => a - b);
  const at = days.findIndex((to, one) => one > 0 && (abs[to] ?? 0) - (abs[days[one - 1] ?? to] ?? 0) > dropDays);
  return at < 0 ? undefined : { from: days[at - 1] ?? 0, to: days[at] ?? 0 };
}
