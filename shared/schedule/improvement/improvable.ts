import type { CalendarDate } from "../../roster/calendar-date.ts";
import { boardOf } from "../board.ts";
import { check } from "../optimise/check.ts";
import { costOf } from "../optimise/cost.ts";
import type { Shoot } from "../optimise/instance.ts";
import type { Priority } from "../priority.ts";
import type { Production } from "../production.ts";
import { shootOfBoard } from "../shoot-of-board.ts";
import type { Stripboard } from "../stripboard/stripboard.ts";

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
  const first = board.days.find(({ date }) => date >= today)?.date ?? today;
  const asked = production.calendar.startDate;
  const startDate = asked < first ? latest(asked, today) : first;
  const laidOut = boardOf({ ...production, strips, calendar: { ...production.calendar, startDate } });
  const placed = strips.map(({ sceneId }) => stands.get(sceneId)!);
  const days = [...new Set([...laidOut.days, ...placed.map(({ date }) => date)])].sort();
  const open = shootOfBoard({ ...laidOut, days }, priority);
  const slotOf = (date: CalendarDate) => days.indexOf(date);
  const closed = days.flatMap((date, slot) =>
    date < today || board.days.some((day) => day.date === date && day.locked) ? [slot] : [],
  );
  const pinned = placed.flatMap(({ date, isFixed }, scene) => (isFixed ? [{ scene, slot: slotOf(date) }] : []));
  const shoot = withoutSlots({ ...open, pinned }, new Set(closed));
  const slots = Object.fromEntries(placed.map(({ date }, at) => [shoot.scenes[at]!.id, slotOf(date)]));
  return {
    shoot,
    sceneIds: strips.map(({ sceneId }) => sceneId),
    cost: check(shoot, slots).length === 0 ? costOf(shoot, slots).total : undefined,
    free: strips.length - pinned.length,
  };
}

function latest(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}

/** The instance with slots that only what is pinned there may have: such scenes get a location of their own, and no other has the slot. */
function withoutSlots(shoot: Shoot, closed: ReadonlySet<number>): Shoot {
  if (closed.size === 0) return shoot;
  const held = new Map(shoot.pinned.flatMap(({ scene, slot }) => (closed.has(slot) ? [[scene, slot] as const] : [])));
  const places = [...new Set([...held.keys()].map((scene) => shoot.scenes[scene]!.loc))];
  const all = shoot.calendar.dates.map((_, slot) => slot);
  return {
    ...shoot,
    scenes: shoot.scenes.map((scene, at) =>
      held.has(at) ? { ...scene, loc: shoot.locations.length + places.indexOf(scene.loc) } : scene,
    ),
    locations: [
      ...shoot.locations.map(({ id, avail }) => ({ id, avail: (avail ?? all).filter((slot) => !closed.has(slot)) })),
      ...places.map((place) => ({ ...shoot.locations[place]!, id: `${shoot.locations[place]!.id} on days that stay` })),
    ],
  };
}
