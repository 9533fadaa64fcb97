import { addDays, type CalendarDate, weekday } from "../../dates/calendar-date.ts";
import { MINOR_HOURS, MINOR_LIMITS } from "../../roster/options/minor-hours.ts";
import { dayStart, type WrappedDay } from "../daylight/running-day.ts";
import { isExterior } from "../model/day-night.ts";
import { siteKey } from "../model/location-key.ts";
import type { Strip } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import { behindTheirFirsts } from "./behind-their-firsts.ts";
import { withRest } from "./order-after-rest.ts";
import { bestOf, type RatedDay, type RatedOrder, ratedOrder } from "./rated-order.ts";

/** Parts of a day in order. Interiors are independent of the sun; they fill the time before the light fades. */
const [DAWN, DAY, INSIDE, DUSK, NIGHT] = [0, 1, 2, 3, 4] as const;

/**
 * The strips of one day in shooting order: exteriors by the light (dawn, day, dusk, night), then by location with as
 * few company moves as that allows, then by set, otherwise in the given order; as far as precedences allow. Where that
 * order takes longer than a day, leaves exteriors without their light by the sun of the place and date, or keeps minors
 * beyond their legal hours, the best of some others: the same location by location, day exteriors before all interiors, or a scene that is late further up. Where
 * the day would begin later because of a role's turnaround, that role comes later, without further company moves.
 *
 * @param on the date, and the day before if there is one, after which crew and cast have their turnaround
 */
export function orderWithinDay(
  production: SchedulingProblem,
  strips: readonly Strip[],
  on: { readonly date: CalendarDate; readonly before?: WrappedDay | undefined },
): Strip[] {
  const start = { ...dayStart(production, strips, on.date, on.before), minors: minorsOn(production, strips, on.date) };
  const here = new Set(strips.map(({ sceneId }) => sceneId));
  const orders = (production.ties?.orders ?? []).filter(({ sceneId, after }) => here.has(sceneId) && here.has(after));
  const rated = (order: readonly Strip[]): RatedOrder => {
    const ordered = behindTheirFirsts(order, orders);
    return ratedOrder(production, ordered, start);
  };
  const rested = (from: RatedOrder) => withRest(from, { production, start, orders, rated }).strips;
  const bySite = [...Map.groupBy(strips, (strip) => siteKey(production, strip))];
  const parts = bySite.map(([site, those]) => partsAt(site, those));
  const byLightFirst = rated(byLight(parts.flat()));
  if (byLightFirst.over === 0 && byLightFirst.late.length === 0) return rested(byLightFirst);
  const grouped = parts.toSorted((one, other) => timeOfFirst(one) - timeOfFirst(other));
  const outsideFirst = bySite.flatMap(([site, those]) => partsByTime(site, those));
  const others = [
    byLightFirst,
    rated(grouped.flatMap((those) => those.flatMap((part) => part.strips))),
    rated(byLight(outsideFirst)),
  ];
  return rested(withLight(bestOf(others), rated));
}

function minorsOn({ cast }: SchedulingProblem, strips: readonly Strip[], date: CalendarDate): RatedDay["minors"] {
  // As on call sheets, which do not know the days without school either.
  const isBeforeWeekend = [0, 6].includes(weekday(addDays(date, 1)));
  const latest = isBeforeWeekend ? MINOR_LIMITS.latestWrapBeforeFreeDay : MINOR_LIMITS.latestWrap;
  const ids = new Set(strips.flatMap(({ castIds }) => castIds));
  return new Map(
    [...ids].flatMap((castId) => {
      const minor = cast.get(castId)?.minor;
      return minor === undefined ? [] : [[castId, { atWork: MINOR_HOURS[minor].onSet, latest }] as const];
    }),
  );
}

/** Moves scenes that are late up, or strips before them to the end, as long as that makes it better. */
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
