import { t } from "../../i18n/speech.ts";
import { MINOR_HOURS } from "../../roster/options/minor-hours.ts";
import { hoursText } from "../shooting-time/hours-text.ts";
import type { Precedence, SceneConstraints } from "./scene-constraints.ts";
import type { Strip } from "./schedule.ts";
import type { DayLimits, SchedulingProblem } from "./scheduling-problem.ts";

/** What a strip is of a scene: the breakdown row's id, and the part, from 1. A whole scene is part 1 of 1. */
export interface ScenePart {
  readonly sceneId: string;
  readonly part: number;
  readonly parts: number;
}

/** The id of a part's strip, such as `s12~1of2`. Row ids contain no `~`. */
const PART_ID = /^([^~]+)~(\d{1,2})of(\d{1,2})$/;

/** Maximum number of parts of a scene, so that an id has room for them. */
const MAX_PARTS = 99;

/** Reads the id of a strip. */
export function scenePartOf(stripId: string): ScenePart {
  const [, sceneId, part, parts] = PART_ID.exec(stripId) ?? [];
  if (sceneId === undefined) return { sceneId: stripId, part: 1, parts: 1 };
  return { sceneId, part: Number(part), parts: Number(parts) };
}

/** The id of the scene, in the breakdown, that a strip is or is a part of. */
export function sceneOfStrip(stripId: string): string {
  return scenePartOf(stripId).sceneId;
}

/** The ids of all parts of the scene of which the strip is a part; of a whole scene its own. */
export function partIdsOf(stripId: string): string[] {
  const { sceneId, parts } = scenePartOf(stripId);
  return parts === 1 ? [stripId] : Array.from({ length: parts }, (_, at) => partId(sceneId, at + 1, parts));
}

const partId = (sceneId: string, part: number, parts: number) => `${sceneId}~${part}of${parts}`;

/** Splits a number such as "12 pt 1/2" into the scene's and the part; the part is 1 of 1 if there is none. */
export function partOfNumber(number: string): {
  readonly number: string;
  readonly part: number;
  readonly parts: number;
} {
  const [, whole, part, parts] = /^(.+?) pt (\d{1,2})\/(\d{1,2})$/.exec(number) ?? [];
  return whole === undefined
    ? { number, part: 1, parts: 1 }
    : { number: whole, part: Number(part), parts: Number(parts) };
}

/** A strip's number in the reader's language: `12 pt 1/2` is `12 T. 1/2` in German. */
export function sceneNumberText(number: string): string {
  const { number: scene, part, parts } = partOfNumber(number);
  return parts === 1 ? number : t("{scene} pt {part}/{parts}", { scene, part, parts });
}

/** Number of days that a scene takes: more than 1 when its pages or minutes exceed those of a day. */
export function daysNeeded({ eighths, minutes = 0 }: Strip, limits: DayLimits = {}): number {
  const { eighthsPerDay = Number.POSITIVE_INFINITY, minutesPerDay = Number.POSITIVE_INFINITY } = limits;
  const days = Math.max(1, Math.ceil(eighths / eighthsPerDay), Math.ceil(minutes / minutesPerDay));
  return Math.min(days, MAX_PARTS);
}

/** Minors who may work for less than this on a day are doubled; their scenes are not in parts because of them. */
const LEAST_WORK = 180;

/** Number of days that a scene of a production takes: also more than 1 when its minors may not work that long. */
export function daysOfScene(
  strip: Strip,
  { limits, cast, calendar }: Pick<SchedulingProblem, "limits" | "cast" | "calendar">,
): number {
  const hasFreeDays = calendar.weekdays.some((day) => day === 0 || day === 6);
  const work = strip.castIds
    .flatMap((castId) => cast.get(castId)?.minor ?? [])
    .map((minor) => (hasFreeDays ? MINOR_HOURS[minor].freeDayWork : MINOR_HOURS[minor].schoolDayWork))
    .filter((minutes) => minutes >= LEAST_WORK);
  return daysNeeded(strip, { ...limits, minutesPerDay: Math.min(...work, limits?.minutesPerDay ?? Infinity) });
}

/** The number of parts that strips with these ids are of, by scene id; 1 for a whole scene. */
export function partsOfScenes(stripIds: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { sceneId, parts } of stripIds.map(scenePartOf)) {
    counts.set(sceneId, Math.max(parts, counts.get(sceneId) ?? 0));
  }
  return counts;
}

/** A scene's strip as strips of its parts, "12 pt 1/2" and "12 pt 2/2", with pages and minutes in even shares. */
export function inParts(strip: Strip, parts: number): readonly Strip[] {
  if (parts === 1) return [strip];
  const eighths = shares(strip.eighths, parts);
  const minutes = strip.minutes === undefined ? undefined : minuteShares(strip.minutes, parts);
  return eighths.map((own, at) => ({
    ...strip,
    sceneId: partId(strip.sceneId, at + 1, parts),
    number: `${strip.number} pt ${at + 1}/${parts}`,
    eighths: own,
    ...(minutes && { minutes: minutes[at]! }),
    ...(strip.minutesReason && {
      minutesReason: `${beforeWhole(at + 1, parts, minutes?.[at])}${strip.minutesReason}`,
    }),
  }));
}

/** What precedes the reason of the whole scene's minutes in that of a part's. */
function beforeWhole(number: number, parts: number, minutes = 0): string {
  return t("Part {number} of {parts}: {time}. Whole scene: {reason}", {
    ...{ number, parts, time: hoursText(minutes), reason: "" },
  });
}

/** The strip of a scene, from those of its parts. */
export function wholeOf(parts: readonly [Strip, ...Strip[]]): Strip {
  const { minutesReason, ...first } = parts[0];
  const sum = (of: (strip: Strip) => number) => parts.reduce((all, strip) => all + of(strip), 0);
  const { part, parts: count } = scenePartOf(first.sceneId);
  const prefix = beforeWhole(part, count, first.minutes);
  return {
    ...first,
    sceneId: sceneOfStrip(first.sceneId),
    number: partOfNumber(first.number).number,
    eighths: sum(({ eighths }) => eighths),
    ...(first.minutes !== undefined && { minutes: sum(({ minutes = 0 }) => minutes) }),
    ...(minutesReason && {
      minutesReason: minutesReason.startsWith(prefix) ? minutesReason.slice(prefix.length) : minutesReason,
    }),
  };
}

/** The strips of a breakdown, with those scenes in parts of which strips with these ids are parts. */
export function stripsInParts(strips: readonly Strip[], stripIds: readonly string[]): Strip[] {
  const parts = partsOfScenes(stripIds);
  return strips.flatMap((strip) => inParts(strip, parts.get(strip.sceneId) ?? 1));
}

/** Whole numbers that differ by at most 1 and add up to the total. */
function shares(total: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, at) => Math.floor(total / parts) + Number(at < total % parts));
}

/** Estimates are multiples of this many minutes. */
const STEP = 5;

/** Shares like those of `shares` in whole steps, except the last, so that call times are not to the minute. */
function minuteShares(total: number, parts: number): number[] {
  if (total < STEP * parts) return shares(total, parts);
  return shares(Math.floor(total / STEP), parts).map(
    (steps, at) => STEP * steps + (at === parts - 1 ? total % STEP : 0),
  );
}

/** The strip ids of the parts of each scene that is in parts, in order; parts without a strip are left out. */
export function partsOfEach(strips: readonly Pick<Strip, "sceneId">[]): string[][] {
  const parts = strips.map(({ sceneId: id }) => ({ id, ...scenePartOf(id) })).filter(({ parts: all }) => all > 1);
  return [...Map.groupBy(parts, ({ sceneId }) => sceneId).values()].map((those) =>
    those.toSorted((one, other) => one.part - other.part).map(({ id }) => id),
  );
}

/** The precedences between the parts of each scene: each on a later day than the one before. */
export function partOrders(strips: readonly Pick<Strip, "sceneId">[]): Precedence[] {
  return partsOfEach(strips).flatMap((those) =>
    those.flatMap((sceneId, at) => (at === 0 ? [] : [{ sceneId, after: those[at - 1]!, days: 1 }])),
  );
}

/**
 * The problem with scenes in parts. A pin, and a day shared with other scenes, holds for the first part; a scene that
 * comes after another comes after its last part.
 *
 * @param partsOf number of parts of a scene
 */
export function problemInParts(problem: SchedulingProblem, partsOf: (strip: Strip) => number): SchedulingProblem {
  const scenes = new Map(problem.strips.map((strip) => [strip.sceneId, inParts(strip, partsOf(strip))]));
  const { places, ties } = problem;
  const placeOf = (sceneId: string) => places.get(sceneOfStrip(sceneId));
  const strips = [...scenes.values()].flat();
  return {
    ...problem,
    strips,
    places: new Map(strips.flatMap(({ sceneId }) => (placeOf(sceneId) ? [[sceneId, placeOf(sceneId)!] as const] : []))),
    ...(ties && { ties: constraintsOfParts(ties, scenes) }),
  };
}

function constraintsOfParts(
  { pins, orders, together, lockedDays }: SceneConstraints,
  scenes: ReadonlyMap<string, readonly Strip[]>,
): SceneConstraints {
  const first = (sceneId: string) => scenes.get(sceneId)?.[0]?.sceneId ?? sceneId;
  const last = (sceneId: string) => scenes.get(sceneId)?.at(-1)?.sceneId ?? sceneId;
  return {
    pins: pins.map(({ sceneId, date }) => ({ sceneId: first(sceneId), date })),
    orders: orders.map(({ sceneId, after, days }) => ({ sceneId: first(sceneId), after: last(after), days })),
    together: together.map((those) => those.map(first)),
    lockedDays,
  };
}
