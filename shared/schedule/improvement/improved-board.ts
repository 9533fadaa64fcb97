import type { CalendarDate } from "../../dates/calendar-date.ts";
import { type WrappedDay, wrappedDay } from "../daylight/running-day.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import type { Slots } from "../optimise/instance/hard-constraints.ts";
import { behindTheirFirsts } from "../solver/behind-their-firsts.ts";
import { orderWithinDay } from "../solver/order-within-day.ts";
import { scenesOfDay } from "../stripboard/schedule-of-board.ts";
import type { BoardDay, BoardItem, Stripboard } from "../stripboard/stripboard.ts";
import type { ImprovementInput } from "./improvable.ts";

/**
 * Applies the optimiser's assignment to the board. A day with unchanged scenes keeps their order; other days are
 * ordered by light and location. Precedences are met within days, except on fixed days. Banners and pins stay on
 * their days, and a day is removed only when it is empty.
 */
export function improvedBoard(
  board: Stripboard,
  production: SchedulingProblem,
  { shoot, sceneIds }: Pick<ImprovementInput, "shoot" | "sceneIds">,
  slots: Slots,
): Stripboard {
  const dateOf = new Map(
    sceneIds.map((sceneId, at) => [sceneId, shoot.calendar.dates[slots[shoot.scenes[at]!.id] ?? -1] ?? ""]),
  );
  const items = new Map(board.days.flatMap((day) => day.items.map((item) => [item.id, item])));
  const dates = new Set([...board.days.map(({ date }) => date), ...dateOf.values()]);
  const stripOf = new Map(production.strips.map((strip) => [strip.sceneId, strip]));
  let before: WrappedDay | undefined;
  const days = [...dates].sort().flatMap((date) => {
    const day = dayOn(date, before);
    if (!day) return [];
    const strips = scenesOfDay(day).flatMap((sceneId) => stripOf.get(sceneId) ?? []);
    if (strips.length > 0) before = wrappedDay(production, strips, date, before);
    return [day];
  });
  return { ...board, days };

  /** The improved day; undefined when all its items have gone to other days. */
  function dayOn(date: CalendarDate, previous: WrappedDay | undefined): BoardDay | undefined {
    const was = board.days.find((day) => day.date === date);
    const wanted = production.strips.filter(({ sceneId }) => dateOf.get(sceneId) === date);
    if (was && hasOnly(was, dateOf, wanted)) return isSettled(date) ? was : inOrder(was, production);
    const scenes = orderWithinDay(production, wanted, { date, before: previous });
    const kept = (was?.items ?? []).filter((item) => item.kind === "banner" || !dateOf.has(item.id));
    const shot = scenes.map(({ sceneId }): BoardItem => {
      const item = items.get(sceneId);
      return { kind: "scene", id: sceneId, pinned: item?.kind === "scene" && item.pinned };
    });
    if (shot.length + kept.length === 0 && was && was.items.length > 0) return undefined;
    return { date, locked: was?.locked ?? false, items: [...shot, ...kept] };
  }

  function isSettled(date: CalendarDate): boolean {
    return shoot.calendar.locked.includes(shoot.calendar.dates.indexOf(date));
  }
}

/** Reorders a day to meet precedences; all other strips keep their order. */
function inOrder(day: BoardDay, { ties }: SchedulingProblem): BoardDay {
  const scenes = day.items.filter(({ kind }) => kind === "scene");
  const ordered = behindTheirFirsts(
    scenes.map((item) => ({ sceneId: item.id, item })),
    ties?.orders ?? [],
  ).map(({ item }) => item);
  return { ...day, items: day.items.map((item) => (item.kind === "scene" ? ordered.shift()! : item)) };
}

/** Whether a day has exactly the assigned scenes, ignoring scenes that the optimiser does not assign. */
function hasOnly(
  day: BoardDay,
  dateOf: ReadonlyMap<string, CalendarDate>,
  wanted: readonly { readonly sceneId: string }[],
): boolean {
  const here = scenesOfDay(day).filter((sceneId) => dateOf.has(sceneId));
  const own = new Set(here);
  return here.length === wanted.length && wanted.every(({ sceneId }) => own.has(sceneId));
}
