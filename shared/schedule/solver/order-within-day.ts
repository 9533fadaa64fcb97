import { dayMinutes } from "../model/company-moves.ts";
import { isExterior } from "../model/day-night.ts";
import { siteKey } from "../model/location-key.ts";
import type { Precedence } from "../model/scene-constraints.ts";
import type { Strip } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";

/** Parts of a day in order. Interiors are independent of the sun; they fill the time before the light fades. */
const [DAWN, DAY, INSIDE, DUSK, NIGHT] = [0, 1, 2, 3, 4] as const;

/**
 * The strips of one day in shooting order: exteriors by the light (dawn, day, dusk, night), then by location with as
 * few company moves as that allows, then by set, otherwise in the given order; as far as precedences allow. A day that
 * has no time to come back to a location is ordered by location first.
 */
export function orderWithinDay(production: SchedulingProblem, strips: readonly Strip[]): Strip[] {
  const bySite = [...Map.groupBy(strips, (strip) => siteKey(production, strip))].map(([site, those]) =>
    partsAt(site, those),
  );
  const ordered = (those: readonly Strip[]) => behindTheirFirsts(those, production.ties?.orders ?? []);
  const lit = ordered(byLight(bySite.flat()));
  if (dayMinutes(production, lit) <= (production.limits?.minutesPerDay ?? Number.POSITIVE_INFINITY)) return lit;
  const first = (parts: readonly Part[]) => parts[0]?.time ?? INSIDE;
  const grouped = bySite.toSorted((one, other) => first(one) - first(other));
  return ordered(grouped.flatMap((parts) => parts.flatMap((part) => part.strips)));
}

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
