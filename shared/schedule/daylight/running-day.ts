import { type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import { MINOR_LIMITS } from "../../roster/options/minor-hours.ts";
import { siteKey } from "../model/location-key.ts";
import type { ShootingDay, Strip } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import { loadOf, minutesOf } from "../shooting-time/day-load.ts";
import {
  CREW_LEAD,
  MEAL,
  MEAL_AFTER,
  turnaroundOf,
  USUAL_CALL,
  USUAL_PREP,
} from "../shooting-time/shooting-minutes.ts";
import { lightBounds, type ShootCall, settledCall } from "./call-in-light.ts";
import type { DayBlock } from "./day-blocks.ts";
import { type DayLight, dayLightOf } from "./day-light.ts";
import { latenessOf } from "./light-fix.ts";
import { type RunningOrder, runningOrder, type TimedScene } from "./running-order.ts";

const DAY = 24 * 60;

/** The turnaround of crew and cast, where the production has not agreed on another. */
const [USUAL_REST, USUAL_CAST_REST] = [10 * 60, 12 * 60];

/** Minutes by cast id. */
type MinutesOfCast = ReadonlyMap<string, number>;

/** A shoot day, or a date for one, with its wrap and the end of each role's last scene in minutes from its midnight. */
export interface WrappedDay {
  readonly date: CalendarDate;
  readonly wrap: number;
  readonly cast?: MinutesOfCast;
}

/** What the times of a day depend on besides its strips: the sun of its first known location, and the day before. */
export interface DayStart {
  readonly light: DayLight;
  /** The earliest crew call after the turnaround; absent without a day before. */
  readonly rested?: number;
  /** The earliest start of a role's first scene after their turnaround, for those who worked on the day before. */
  readonly castRested?: MinutesOfCast;
}

type DayProblem = Pick<SchedulingProblem, "limits" | "places"> & Partial<Pick<SchedulingProblem, "cast">>;

/** The start of a day for some strips in any order. */
export function dayStart(
  { places, limits, cast }: DayProblem,
  strips: readonly Strip[],
  date: CalendarDate,
  before?: WrappedDay,
): DayStart {
  const place = strips.map(({ sceneId }) => places.get(sceneId)?.site).find((site) => site !== undefined);
  const light = dayLightOf(date, place);
  if (!before) return { light };
  const agreed = turnaroundOf(limits);
  const since = -DAY * daysBetween(before.date, date);
  const castRest = agreed ?? USUAL_CAST_REST;
  const restOf = (castId: string) =>
    cast?.get(castId)?.minor === undefined ? castRest : Math.max(castRest, MINOR_LIMITS.leastRest);
  const restedFrom = (castId: string, end: number) => end + since + restOf(castId) + USUAL_PREP;
  return {
    light,
    rested: before.wrap + since + (agreed ?? USUAL_REST),
    ...(before.cast && { castRested: new Map([...before.cast].map(([id, end]) => [id, restedFrom(id, end)])) }),
  };
}

/**
 * A day as it would run without a call sheet: from a call that gives its exteriors their light as far as the turnaround
 * of crew and cast allows, with company moves and a meal. The company waits for the dark.
 */
export function runningDay(production: DayProblem, strips: readonly Strip[], start: DayStart): RunningOrder {
  const { limits = {} } = production;
  const { light, rested, castRested } = start;
  const blocks = blocksOf(production, strips);
  const whole = blocks.reduce((sum, block) => sum + ("minutes" in block ? block.minutes : 0), CREW_LEAD);
  const from = (call: number) => ({
    start: call,
    meals: whole > MEAL_AFTER ? [call - CREW_LEAD + MEAL_AFTER] : [],
    mealMinutes: MEAL,
  });
  const rest = rested === undefined ? [] : [{ minutes: rested + CREW_LEAD, reason: "Turnaround" }];
  const call = settledCall(limits.usualCall ?? USUAL_CALL, (at) => {
    const order = runningOrder(blocks, from(at));
    const bounds = lightBounds(light, order, at);
    return { ...bounds, after: [...bounds.after, ...rest, ...castRestBounds(order, at, castRested)] };
  });
  return runningOrder(blocks, { ...from(call.minutes), light });
}

/** Calls after which the roles of the day before have their turnaround before their first scene. */
function castRestBounds({ scenes }: RunningOrder, call: number, castRested: MinutesOfCast = new Map()): ShootCall[] {
  return [...castRested].flatMap(([castId, rested]) => {
    const first = scenes.find(({ scene }) => scene.castIds.includes(castId));
    return first ? [{ minutes: call + rested - first.start, reason: "Turnaround" }] : [];
  });
}

/** The end of a day as it would run, and of each role's last scene. */
export function wrappedDay(
  production: DayProblem,
  strips: readonly Strip[],
  date: CalendarDate,
  before?: WrappedDay,
): WrappedDay {
  return wrapOf(date, runningDay(production, strips, dayStart(production, strips, date, before)));
}

function wrapOf(date: CalendarDate, { scenes, end }: RunningOrder): WrappedDay {
  // A later scene of a role replaces an earlier one.
  const cast = scenes.flatMap(({ scene, end: until }) => scene.castIds.map((castId) => [castId, until] as const));
  return { date, wrap: end, cast: new Map(cast) };
}

/** The exteriors of a day that are too late for their light. */
export function missedLight({ scenes }: RunningOrder, light: DayLight) {
  return scenes.filter((timed) => latenessOf(timed, light) > 0);
}

/** A day with its exteriors that are too late for their light; none where the sun of its locations is unknown. */
interface LitDay {
  readonly date: CalendarDate;
  readonly strips: readonly Strip[];
  readonly start: DayStart;
  readonly order: RunningOrder;
  readonly late: readonly TimedScene[];
}

/** How the days would run one after the other. */
export function runningDays(days: readonly ShootingDay[], production: DayProblem): LitDay[] {
  let before: WrappedDay | undefined;
  return days.map(({ date, strips }) => {
    const start = dayStart(production, strips, date, before);
    const order = runningDay(production, strips, start);
    before = wrapOf(date, order);
    return { date, strips, start, order, late: start.light.isAssumed ? [] : missedLight(order, start.light) };
  });
}

/** How many exteriors are too late for their light, and by how many minutes all together. */
export interface Lateness {
  readonly count: number;
  readonly minutes: number;
}

/** The lateness of the exteriors of all days, as the days would run without call sheets. */
export function latenessOfDays(days: readonly ShootingDay[], production: DayProblem): Lateness {
  const late = runningDays(days, production).flatMap((day) =>
    day.late.map((timed) => latenessOf(timed, day.start.light)),
  );
  return { count: late.length, minutes: late.reduce((sum, minutes) => sum + minutes, 0) };
}

/** Whether fewer exteriors are late, or as many by fewer minutes. */
export function isLessLate(one: Lateness, other: Lateness): boolean {
  return one.count < other.count || (one.count === other.count && one.minutes < other.minutes);
}

/** The strips of a day and the company moves between them. */
export function blocksOf(production: DayProblem, strips: readonly Strip[]): DayBlock[] {
  const { limits = {} } = production;
  return strips.flatMap((strip, at): DayBlock[] => {
    const before = strips[at - 1];
    const isMove = before !== undefined && siteKey(production, before) !== siteKey(production, strip);
    const { sceneId, number, intExt, dayNight, castIds } = strip;
    return [
      ...(isMove ? [{ kind: "move", text: "", minutes: limits.moveMinutes ?? 0 } as const] : []),
      {
        ...{ kind: "scene", sceneId, number, intExt, dayNight, castIds },
        minutes: loadOf(strip, limits).minutes,
        wholeMinutes: minutesOf(strip, limits),
      },
    ];
  });
}
