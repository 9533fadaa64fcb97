import type { CalendarDate } from "../../dates/calendar-date.ts";
import { CALL_STEP } from "../daylight/call-in-light.ts";
import { latenessOf } from "../daylight/light-fix.ts";
import { type DayStart, dayStart, missedLight, runningDay, type WrappedDay } from "../daylight/running-day.ts";
import type { RunningOrder } from "../daylight/running-order.ts";
import { changesIn, dayMinutes } from "../model/company-moves.ts";
import { isExterior } from "../model/day-night.ts";
import { siteKey } from "../model/location-key.ts";
import type { Precedence } from "../model/scene-constraints.ts";
import type { Strip } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";

/** Parts of a day in order. Interiors are independent of the sun; they fill the time before the light fades. */
const [DAWN, DAY, INSIDE, DUSK, NIGHT] = [0, 1, 2, 3, 4] as const;

/**
 * The strips of one day in shooting order: exteriors by the light (dawn, day, dusk, night), then by location with as
 * few company moves as that allows, then by set, otherwise in the given order; as far as precedences allow. Where that
 * order takes longer than a day, or leaves exteriors without their light by the sun of the place and date, the best of
 * some others: the same location by location, day exteriors before all interiors, or a late exterior further up. Where
 * the day would begin later because of a role's turnaround, that role comes later, without further company moves.
 *
 * @param on the date, and the day before if there is one, after which crew and cast have their turnaround
 */
export function orderWithinDay(
  production: SchedulingProblem,
  strips: readonly Strip[],
  on: { readonly date: CalendarDate; readonly before?: WrappedDay | undefined },
): Strip[] {
  const start = dayStart(production, strips, on.date, on.before);
  const rated = (order: readonly Strip[]): RatedOrder => {
    const ordered = behindTheirFirsts(order, production.ties?.orders ?? []);
    return ratedOrder(production, ordered, start);
  };
  const bySite = [...Map.groupBy(strips, (strip) => siteKey(production, strip))];
  const parts = bySite.map(([site, those]) => partsAt(site, those));
  const byLightFirst = rated(byLight(parts.flat()));
  if (byLightFirst.over === 0 && byLightFirst.late.length === 0)
    return withRest(byLightFirst, rated, production).strips;
  const grouped = parts.toSorted((one, other) => timeOfFirst(one) - timeOfFirst(other));
  const outsideFirst = bySite.flatMap(([site, those]) => partsByTime(site, those));
  const orders = [
    byLightFirst,
    rated(grouped.flatMap((those) => those.flatMap((part) => part.strips))),
    rated(byLight(outsideFirst)),
  ];
  return withRest(withLight(bestOf(orders), rated), rated, production).strips;
}

/** An order of a day's strips, with what is wrong with it. */
interface RatedOrder {
  readonly strips: Strip[];
  /** Minutes beyond the day. */
  readonly over: number;
  /** Ids of the exteriors that miss their light, and by how many minutes all together. */
  readonly late: readonly string[];
  readonly lateMinutes: number;
  /** Company moves within the day. */
  readonly moves: number;
  /** Ids of the scenes with which a role begins as soon as its turnaround allows. */
  readonly delaying: ReadonlySet<string>;
  /** When the day ends, in minutes from its midnight. */
  readonly end: number;
}

function ratedOrder(production: SchedulingProblem, strips: Strip[], start: DayStart): RatedOrder {
  const order = runningDay(production, strips, start);
  const late = missedLight(order, start.light);
  const most = production.limits?.minutesPerDay ?? Number.POSITIVE_INFINITY;
  return {
    strips,
    over: Math.max(0, dayMinutes(production, strips) - most),
    late: late.map(({ scene }) => scene.sceneId),
    lateMinutes: late.reduce((sum, timed) => sum + latenessOf(timed, start.light), 0),
    moves: changesIn(strips.map((strip) => siteKey(production, strip))),
    delaying: delayingScenes(order, start),
    end: order.end,
  };
}

function delayingScenes({ scenes }: RunningOrder, { castRested = new Map() }: DayStart): Set<string> {
  const delaying = [...castRested].flatMap(([castId, rested]) => {
    const first = scenes.find(({ scene }) => scene.castIds.includes(castId));
    return first && first.start - rested < CALL_STEP ? [first.scene.sceneId] : [];
  });
  return new Set(delaying);
}

/** Whether an order is better: within the day, more exteriors in their light, an earlier wrap. */
function isBetter(one: RatedOrder, other: RatedOrder): boolean {
  const key = ({ over, late, lateMinutes, end }: RatedOrder) => [over, late.length, lateMinutes, end];
  const [mine, theirs] = [key(one), key(other)];
  const at = mine.findIndex((value, index) => value !== theirs[index]);
  return at >= 0 && mine[at]! < theirs[at]!;
}

/** The best order; the first of equal ones. */
function bestOf(orders: readonly RatedOrder[]): RatedOrder {
  return orders.reduce((best, one) => (isBetter(one, best) ? one : best));
}

/** Moves exteriors that miss their light up, or strips before them to the end, as long as that makes it better. */
function withLight(from: RatedOrder, rated: (order: readonly Strip[]) => RatedOrder): RatedOrder {
  let best = from;
  for (let improved = true; improved && best.late.length > 0; ) {
    const { strips, late } = best;
    const others = late.flatMap((sceneId) => {
      const at = strips.findIndex((strip) => strip.sceneId === sceneId);
      return strips
        .slice(0, at)
        .flatMap((strip, to) => [
          rated(strips.toSpliced(at, 1).toSpliced(to, 0, strips[at]!)),
          rated([...strips.toSpliced(to, 1), strip]),
        ]);
    });
    const next = bestOf([best, ...others]);
    improved = next !== best;
    best = next;
  }
  return best;
}

/**
 * Moves other scenes, alone or with those at their location, before those that delay the day, as long as the day ends
 * earlier then.
 */
function withRest(
  from: RatedOrder,
  rated: (order: readonly Strip[]) => RatedOrder,
  production: SchedulingProblem,
): RatedOrder {
  let best = from;
  for (let improved = true; improved; ) {
    const { strips, delaying } = best;
    const others = strips.flatMap((strip, at) => {
      if (!delaying.has(strip.sceneId)) return [];
      const later = strips.slice(at + 1);
      return later.flatMap((other) => {
        const site = siteKey(production, other);
        const there = later.filter((one) => one !== other && siteKey(production, one) === site);
        return [[other], [other, ...there]].map((moved) =>
          rated([...strips.slice(0, at), ...moved, strip, ...later.filter((one) => !moved.includes(one))]),
        );
      });
    });
    const next = bestOf([best, ...others.filter(({ moves }) => moves <= from.moves)]);
    improved = next !== best;
    best = next;
  }
  return best;
}

const timeOfFirst = (parts: readonly Part[]) => parts[0]?.time ?? INSIDE;

/** The strips of a location in one part of the day. */
interface Part {
  readonly site: string;
  readonly time: number;
  readonly strips: readonly Strip[];
}

/** The strips of a location by part of the day. Interiors are shot in a part that is spent there anyway. */
function partsAt(site: string, strips: readonly Strip[]): Part[] {
  const outside = Map.groupBy(strips, timeOf);
  const inside = outside.get(INSIDE) ?? [];
  outside.delete(INSIDE);
  const times = [...outside.keys()].sort((one, other) => one - other);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return [{ site, time: INSIDE, strips: bySet(inside) }];
  // After the part with the last daylight at the location; without one, before the dark parts.
  const before = times.filter((time) => time < INSIDE).at(-1);
  return times.map((time) => {
    const own = bySet(outside.get(time) ?? []);
    if (time === before) return { site, time, strips: [...own, ...bySet(inside)] };
    if (before === undefined && time === first) return { site, time, strips: [...bySet(inside), ...own] };
    return { site, time, strips: own };
  });
}

/** The strips of a location by part of the day, the interiors apart from the exteriors. */
function partsByTime(site: string, strips: readonly Strip[]): Part[] {
  return [...Map.groupBy(strips, timeOf)].map(([time, those]) => ({ site, time, strips: bySet(those) }));
}

function timeOf({ intExt, dayNight }: Strip): number {
  if (!isExterior(intExt)) return INSIDE;
  return { DAWN, DAY, DUSK, NIGHT, "": INSIDE }[dayNight] ?? INSIDE;
}

/** Keeps the order of the sets' first strips. */
function bySet(strips: readonly Strip[]): Strip[] {
  return [...Map.groupBy(strips, ({ set }) => set).values()].flat();
}

/**
 * Joins the parts in the order of light. Within the same light, the company's current location comes first, and a
 * location that is also used in the next light comes last.
 */
function byLight(parts: readonly Part[]): Strip[] {
  const times = [...Map.groupBy(parts, ({ time }) => time)].sort(([one], [other]) => one - other);
  const ordered: Strip[] = [];
  let here: string | undefined;
  for (const [at, [, those]] of times.entries()) {
    const next = new Set(times[at + 1]?.[1].map(({ site }) => site));
    const rank = ({ site }: Part) => (site === here ? 0 : next.has(site) ? 2 : 1);
    const sorted = those.toSorted((one, other) => rank(one) - rank(other));
    ordered.push(...sorted.flatMap(({ strips }) => strips));
    here = sorted.at(-1)?.site;
  }
  return ordered;
}

/**
 * Reorders the strips of one day to meet precedences: a strip that has to come after another is moved directly after
 * it.
 */
export function behindTheirFirsts<S extends Pick<Strip, "sceneId">>(
  strips: readonly S[],
  orders: readonly Precedence[],
): S[] {
  const ordered = [...strips];
  const at = (sceneId: string) => ordered.findIndex((strip) => strip.sceneId === sceneId);
  // A chain of precedences is resolved after as many rounds as it is long; a cycle is left as it is.
  for (let round = 0; round < orders.length; round++) {
    for (const { sceneId, after } of orders) {
      const [here, there] = [at(sceneId), at(after)];
      if (here < 0 || there <= here) continue;
      ordered.splice(there, 0, ...ordered.splice(here, 1));
    }
  }
  return ordered;
}
