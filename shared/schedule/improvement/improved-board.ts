import type { CalendarDate } from "../../dates/calendar-date.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import type { Slots } from "../optimise/instance/hard-constraints.ts";
import { behindTheirFirsts, orderWithinDay } from "../solver/order-within-day.ts";
import { scenesOfDay } from "../stripboard/schedule-of-board.ts";
import type { BoardDay, BoardItem, Stripboard } from "../stripboard/stripboard.ts";
import type { ImprovementInput } from "./improvable.ts";

/**
 * Applies the optimiser's assignment to the board. A day with unchanged scenes keeps their order; other days are
 * ordered by location, then by script. Precedences are met within days, except on fixed days. Banners and pins stay on
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
  const days = [...dates].sort().flatMap((date): BoardDay[] => {
    const before = board.days.find((day) => day.date === date);
    const wanted = production.strips.filter(({ sceneId }) => dateOf.get(sceneId) === date);
    if (before && hasOnly(before, dateOf, wanted)) return [isSettled(date) ? before : inOrder(before, production)];
    const scenes = orderWithinDay(production, wanted);
    const kept = (before?.items ?? []).filter((item) => item.kind === "banner" || !dateOf.has(item.id));
    const shot = scenes.map(({ sceneId }): BoardItem => {
      const item = items.get(sceneId);
      return { kind: "scene", id: sceneId, pinned: item?.kind === "scene" && item.pinned };
    });
    if (shot.length + kept.length === 0 && before && before.items.length > 0) return [];
    return [{ date, locked: before?.locked ?? false, items: [...shot, ...kept] }];
  });
  return { ...board, days };

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
