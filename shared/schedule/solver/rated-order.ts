import { CALL_STEP } from "../daylight/call-in-light.ts";
import { latenessOf } from "../daylight/light-fix.ts";
import { type DayStart, missedLight, runningDay } from "../daylight/running-day.ts";
import type { RunningOrder } from "../daylight/running-order.ts";
import { changesIn, dayMinutes } from "../model/company-moves.ts";
import { siteKey } from "../model/location-key.ts";
import type { Strip } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import { USUAL_PREP } from "../shooting-time/shooting-minutes.ts";

/** An order of a day's strips, with what is wrong with it. */
export interface RatedOrder {
  readonly strips: Strip[];
  /** Minutes beyond the day. */
  readonly over: number;
  /**
   * Ids of the scenes that come too late, exteriors for their light and scenes of minors for their dismissal, and by how
   * many minutes all together.
   */
  readonly late: readonly string[];
  readonly lateMinutes: number;
  /** Company moves within the day. */
  readonly moves: number;
  /** Changes of set within the day. */
  readonly setChanges: number;
  /** Ids of the scenes with which a role begins as soon as its turnaround allows. */
  readonly delaying: ReadonlySet<string>;
  /** When the day ends, in minutes from its midnight. */
  readonly end: number;
}

/** The start of a day, and how long its minors may work. */
export interface RatedDay extends DayStart {
  /** By cast id, the longest time from a minor's call to the dismissal, and the latest dismissal on the date. */
  readonly minors: ReadonlyMap<string, { readonly atWork: number; readonly latest: number }>;
}

export function ratedOrder(production: SchedulingProblem, strips: Strip[], start: RatedDay): RatedOrder {
  const order = runningDay(production, strips, start);
  const late = [
    ...missedLight(order, start.light).map((timed) => ({ timed, by: latenessOf(timed, start.light) })),
    ...[...start.minors].flatMap(([castId, hours]) => afterDismissal(order, castId, hours)),
  ];
  const most = production.limits?.minutesPerDay ?? Number.POSITIVE_INFINITY;
  return {
    strips,
    over: Math.max(0, dayMinutes(production, strips) - most),
    late: [...new Set(late.map(({ timed }) => timed.scene.sceneId))],
    lateMinutes: late.reduce((sum, { by }) => sum + by, 0),
    moves: changesIn(strips.map((strip) => siteKey(production, strip))),
    setChanges: changesIn(strips.map(({ set }) => set)),
    delaying: delayingScenes(order, start),
    end: order.end,
  };
}

/** A minor's scenes that end after the legal dismissal, and by how many minutes. */
function afterDismissal(
  { scenes }: RunningOrder,
  castId: string,
  { atWork, latest }: { atWork: number; latest: number },
) {
  const own = scenes.filter(({ scene }) => scene.castIds.includes(castId));
  const [first] = own;
  if (!first) return [];
  const dismissal = Math.min(first.start - USUAL_PREP + atWork, latest);
  return own.flatMap((timed) => (timed.end > dismissal ? [{ timed, by: timed.end - dismissal }] : []));
}

function delayingScenes({ scenes }: RunningOrder, { castRested = new Map() }: DayStart): Set<string> {
  const delaying = [...castRested].flatMap(([castId, rested]) => {
    const first = scenes.find(({ scene }) => scene.castIds.includes(castId));
    return first && first.start - rested < CALL_STEP ? [first.scene.sceneId] : [];
  });
  return new Set(delaying);
}

/** Whether an order is better: within the day, fewer scenes too late, an earlier wrap, fewer set changes. */
function isBetter(one: RatedOrder, other: RatedOrder): boolean {
  const key = ({ over, late, lateMinutes, end, setChanges }: RatedOrder) => [
    over,
    late.length,
    lateMinutes,
    end,
    setChanges,
  ];
  const [mine, theirs] = [key(one), key(other)];
  const at = mine.findIndex((value, index) => value !== theirs[index]);
  return at >= 0 && mine[at]! < theirs[at]!;
}

/** The best order; the first of equal ones. */
export function bestOf(orders: readonly RatedOrder[]): RatedOrder {
  return orders.reduce((best, one) => (isBetter(one, best) ? one : best));
}
