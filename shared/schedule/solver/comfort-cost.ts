import { isDark } from "../model/day-night.ts";
import type { Strip } from "../model/schedule.ts";
import type { SlotModel } from "./slot-model.ts";

/** Comfort cost of a schedule by kind. Hard constraints are not included: a schedule that violates one has no cost. */
export interface ComfortCost {
  /** Days with a scene. */
  readonly days: number;
  /** Days with day and night scenes. */
  readonly mixedDays: number;
  /** Hold days of all actors between their first and last work day. */
  readonly holdingDays: number;
  /** Company moves within a day. */
  readonly moves: number;
  /** Returns to a location on a later day. */
  readonly returns: number;
}

/** Weights of the cost terms. */
const WEIGHTS: ComfortCost = { days: 1000, mixedDays: 60, holdingDays: 10, moves: 12, returns: 6 };

/** Computes the cost of an assignment of strips to days. */
export function comfortCost(
  { dayCount, castOf, castCount, placeOf, placeCount, hours }: CostTables,
  dayOf: readonly number[],
): ComfortCost {
  const hoursOn = new Uint8Array(dayCount);
  const worksOn = new Uint8Array(castCount * dayCount);
  const isAt = new Uint8Array(placeCount * dayCount);
  dayOf.forEach((day, strip) => {
    hoursOn[day] = (hoursOn[day] ?? 0) | (hours[strip] ?? 0);
    isAt[(placeOf[strip] ?? 0) * dayCount + day] = 1;
    for (const one of castOf[strip] ?? []) worksOn[one * dayCount + day] = 1;
  });
  const used = [...hoursOn.keys()].filter((day) => hoursOn[day] !== 0);
  let holdingDays = 0;
  for (let one = 0; one < castCount; one++) holdingDays += runsOf(worksOn, one * dayCount, used).gaps;
  let visits = 0;
  let returns = 0;
  for (let place = 0; place < placeCount; place++) {
    const { days, runs } = runsOf(isAt, place * dayCount, used);
    visits += days;
    returns += Math.max(0, runs - 1);
  }
  const mixedDays = used.filter((day) => hoursOn[day] === (BY_DAY | BY_NIGHT)).length;
  return { days: used.length, mixedDays, holdingDays, moves: visits - used.length, returns };
}

/** Number of used days with a property, of their runs, and of used days between the runs. */
function runsOf(
  marks: Uint8Array,
  from: number,
  used: readonly number[],
): { days: number; runs: number; gaps: number } {
  let [days, runs, gaps, gap] = [0, 0, 0, 0];
  for (const day of used) {
    if (marks[from + day]) {
      if (days === 0 || gap > 0) runs += 1;
      days += 1;
      gaps += gap;
      gap = 0;
    } else if (days > 0) gap += 1;
  }
  return { days, runs, gaps };
}

/** The weighted total. */
export function weightedCost(cost: ComfortCost): number {
  return (
    cost.days * WEIGHTS.days +
    cost.mixedDays * WEIGHTS.mixedDays +
    cost.holdingDays * WEIGHTS.holdingDays +
    cost.moves * WEIGHTS.moves +
    cost.returns * WEIGHTS.returns
  );
}

const BY_DAY = 1;
const BY_NIGHT = 2;

/** Cast and location of each strip as numbers. */
export interface CostTables {
  readonly dayCount: number;
  readonly castOf: readonly (readonly number[])[];
  readonly castCount: number;
  readonly placeOf: readonly number[];
  readonly placeCount: number;
  /** Whether each strip is shot by day (1) or by night (2). */
  readonly hours: readonly number[];
}

export function costTables({ production, days }: Pick<SlotModel, "production" | "days">): CostTables {
  const { strips, places } = production;
  const cast = new Map([...new Set(strips.flatMap(({ castIds }) => castIds))].map((castId, index) => [castId, index]));
  const placeKey = (strip: Strip) => {
    const place = places.get(strip.sceneId);
    return place && place.id !== "None" ? place.id : strip.set;
  };
  const placeNumbers = new Map([...new Set(strips.map(placeKey))].map((key, index) => [key, index]));
  return {
    dayCount: days.length,
    castOf: strips.map(({ castIds }) => castIds.flatMap((castId) => cast.get(castId) ?? [])),
    castCount: cast.size,
    placeOf: strips.map((strip) => placeNumbers.get(placeKey(strip)) ?? 0),
    placeCount: placeNumbers.size,
    hours: strips.map(({ dayNight }) => (isDark(dayNight) ? BY_NIGHT : BY_DAY)),
  };
}
