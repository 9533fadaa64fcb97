import type { DayStart } from "../daylight/running-day.ts";
import { changesIn } from "../model/company-moves.ts";
import { siteKey } from "../model/location-key.ts";
import type { Precedence } from "../model/scene-constraints.ts";
import type { Strip } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import { loadOf } from "../shooting-time/day-load.ts";
import { CREW_LEAD, USUAL_CALL } from "../shooting-time/shooting-minutes.ts";
import { behindTheirFirsts } from "./behind-their-firsts.ts";
import { bestOf, type RatedOrder } from "./rated-order.ts";

/** Orders of a day are changed at most this often, and of each round only the most promising are timed in full. */
const [MOST_ROUNDS, MOST_RATED] = [12, 8];

interface Day {
  readonly production: SchedulingProblem;
  readonly start: DayStart;
  /** Precedences among the scenes of the day. */
  readonly orders: readonly Precedence[];
  readonly rated: (order: readonly Strip[]) => RatedOrder;
}

/**
 * Moves other scenes, alone or with those of their set or location, before the one that delays the day, as long as the
 * day ends earlier then, without further company moves; then joins the sets that this has split.
 */
export function withRest(from: RatedOrder, day: Day): RatedOrder {
  if (from.delaying.size === 0) return from;
  const promise = promiseIn(from, day);
  let best = from;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const promising = [...ordersAfterRest(best, promise.site), ...ordersWithJoinedSets(best.strips)]
      .flatMap((order) => promise.of(order) ?? [])
      .sort((one, other) => one.begins - other.begins || one.setChanges - other.setChanges)
      .slice(0, MOST_RATED);
    const next = bestOf([best, ...promising.map(({ order }) => day.rated(order))]);
    if (next === best) break;
    best = next;
  }
  return best;
}

/** Estimates orders without timing them in full. */
function promiseIn(from: RatedOrder, { production, start, orders }: Day) {
  const { limits = {} } = production;
  const { rested = Number.NEGATIVE_INFINITY, castRested = new Map<string, number>() } = start;
  const earliest = Math.max(limits.usualCall ?? USUAL_CALL, rested + CREW_LEAD);
  const known = new Map(
    from.strips.map((strip) => [
      strip,
      {
        site: siteKey(production, strip),
        minutes: loadOf(strip, limits).minutes,
        rests: strip.castIds.flatMap((id) => castRested.get(id) ?? []),
      },
    ]),
  );
  const site = (strip: Strip) => known.get(strip)!.site;
  /** An order with the earliest begin that turnarounds allow; undefined for one with further company moves. */
  const of = (given: readonly Strip[]) => {
    const order = behindTheirFirsts(given, orders);
    if (changesIn(order.map(site)) > from.moves) return undefined;
    let [begins, minutes] = [earliest, 0];
    for (const [at, strip] of order.entries()) {
      const { rests, ...own } = known.get(strip)!;
      if (at > 0 && own.site !== site(order[at - 1]!)) minutes += limits.moveMinutes ?? 0;
      // An earlier scene of a role has already set a later bound.
      for (const rest of rests) begins = Math.max(begins, rest - minutes);
      minutes += own.minutes;
    }
    return { order, begins, setChanges: changesIn(order.map(({ set }) => set)) };
  };
  return { site, of };
}

/**
 * Orders in which later scenes come before the first that delays the day, or before those of its set or location that
 * precede it. Further scenes that delay the day change nothing as long as the first one does.
 */
function ordersAfterRest({ strips, delaying }: RatedOrder, site: (strip: Strip) => string): Strip[][] {
  const at = strips.findIndex(({ sceneId }) => delaying.has(sceneId));
  if (at < 0) return [];
  const later = strips.slice(at + 1);
  const ofSet = ({ set }: Strip) => set;
  const [inSet, atSite] = [Map.groupBy(later, ofSet), Map.groupBy(later, site)];
  const blocks = later.flatMap((strip) => {
    const those = [...new Set([strip, ...inSet.get(strip.set)!])];
    return [[strip], those, [...new Set([...those, ...atSite.get(site(strip))!])]];
  });
  const runs = [ofSet, site].map(
    (key) => strips.slice(0, at).findLastIndex((one) => key(one) !== key(strips[at]!)) + 1,
  );
  return [...new Set([at, ...runs])].flatMap((to) =>
    blocks.map((block) => {
      const moved = new Set(block);
      return [...strips.slice(0, to), ...block, ...strips.slice(to).filter((strip) => !moved.has(strip))];
    }),
  );
}

/** Orders in which the scenes of one set follow the first or precede the last of them. */
function ordersWithJoinedSets(strips: readonly Strip[]): Strip[][] {
  return [...Map.groupBy(strips, ({ set }) => set).values()].flatMap((those) => {
    const [first, last] = [strips.indexOf(those[0]!), strips.indexOf(those.at(-1)!)];
    if (last - first < those.length) return [];
    const moved = new Set(those);
    return [first, last].map((to) => {
      const others = (part: readonly Strip[]) => part.filter((strip) => !moved.has(strip));
      return [...others(strips.slice(0, to)), ...those, ...others(strips.slice(to + 1))];
    });
  });
}
