import type { CalendarDate } from "../../roster/calendar-date.ts";
import { boardOf } from "../board.ts";
import { check } from "../optimise/check.ts";
import { costOf } from "../optimise/cost.ts";
import type { Shoot } from "../optimise/instance.ts";
import type { Priority } from "../priority.ts";
import type { Production } from "../production.ts";
import { shootOfBoard } from "../shoot-of-board.ts";
import type { Stripboard } from "../stripboard/stripboard.ts";
import { NO_TIES, tiesAmong } from "../tie-sets.ts";

/** A stripboard as the optimiser takes it. What a person has settled stays: pinned strips, locked days and days that are past. */
export interface Improvable {
  readonly shoot: Shoot;
  /** The scenes of `shoot` by their ids in the breakdown, in the same order. */
  readonly sceneIds: readonly string[];
  /** What the board costs as it is; nothing while it breaks a rule. */
  readonly cost: number | undefined;
  /** How many scenes may change their day. */
  readonly free: number;
}

/**
 * Lays a stripboard out for the optimiser. Scenes without a day stay without one.
 *
 * @param production the whole production that the board belongs to, with all that was asked of the schedule
 * @param today no scene moves to a day before it, nor away from one
 */
export function improvableOf(
  board: Stripboard,
  production: Production,
  { today, priority }: { readonly today: CalendarDate; readonly priority: Priority },
): Improvable {
  const stands = new Map(
    board.days.flatMap(({ date, locked, items }) =>
      items
        .filter(({ kind }) => kind === "scene")
        .map((item) => [item.id, { date, isFixed: locked || date < today || (item.kind === "scene" && item.pinned) }]),
    ),
  );
  const strips = production.strips.filter(({ sceneId }) => stands.has(sceneId));
  const placed = strips.map(({ sceneId }) => stands.get(sceneId)!);
  const first = board.days.find(({ date }) => date >= today)?.date ?? today;
  const asked = production.calendar.startDate;
  const startDate = asked < first ? latest(asked, today) : first;
  const held = strips.flatMap(({ sceneId }, at) => (placed[at]!.isFixed ? [{ sceneId, date: placed[at]!.date }] : []));
  const isHeld = new Set(held.map(({ sceneId }) => sceneId));
  const { ties = NO_TIES } = production;
  const laidOut = boardOf({
    ...production,
    strips,
    calendar: { ...production.calendar, startDate },
    ties: {
      ...tiesAmong(ties, new Set(stands.keys())),
      pins: [...ties.pins.filter(({ sceneId }) => stands.has(sceneId) && !isHeld.has(sceneId)), ...held],
      lockedDays: [...ties.lockedDays, ...board.days.flatMap(({ date, locked }) => (locked ? [date] : []))],
    },
  });
  const shoot = shootOfBoard(laidOut, priority);
  const slots = Object.fromEntries(placed.map(({ date }, at) => [shoot.scenes[at]!.id, laidOut.days.indexOf(date)]));
  return {
    shoot,
    sceneIds: strips.map(({ sceneId }) => sceneId),
    cost: check(shoot, slots).length === 0 ? costOf(shoot, slots).total : undefined,
    free: strips.length - held.length,
  };
}

function latest(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}
