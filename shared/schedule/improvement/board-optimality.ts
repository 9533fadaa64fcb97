import type { CalendarDate } from "../../dates/calendar-date.ts";
import { changesIn } from "../model/company-moves.ts";
import { siteKey } from "../model/location-key.ts";
import type { ShootingDay } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import { modelOf } from "../optimise/instance/compiled-model.ts";
import type { SchedulingInstance } from "../optimise/instance/instance.ts";
import { emptyPlan } from "../optimise/local-search/plan.ts";
import type { BoardContext } from "../stripboard/board-context.ts";
import { problemOfContext } from "../stripboard/problem-of-context.ts";
import { scenesOfDay, shootingDaysOf } from "../stripboard/schedule-of-board.ts";
import type { Stripboard } from "../stripboard/stripboard.ts";
import { improvementInput } from "./improvable.ts";

/** Cost of boards with the same scenes, pins and locks in the solver's points, and the input for a lower bound. */
export interface BoardOptimality {
  readonly shoot: SchedulingInstance;
  /** The cost of a board; undefined when it has other scenes, or a scene on a day that no schedule would use. */
  cost(board: Stripboard): number | undefined;
}

/**
 * Key of everything that the bound depends on: boards with equal keys have the same optimal schedule.
 *
 * @param today days before it are fixed
 */
export function optimalityKey({ days }: Stripboard, today: CalendarDate): string {
  const shot = days.filter((day) => scenesOfDay(day).length > 0);
  const free = shot.flatMap((day) =>
    day.locked || day.date < today
      ? []
      : day.items.flatMap((item) => (item.kind === "scene" && !item.pinned ? [item.id] : [])),
  );
  const held = shot.flatMap(({ date, locked, items }) =>
    items.flatMap((item) =>
      item.kind === "scene" && (locked || date < today || item.pinned) ? [`${item.id} ${date}`] : [],
    ),
  );
  const locks = days.filter(({ locked }) => locked).map(({ date }) => date);
  return JSON.stringify([shot[0]?.date, free.toSorted(), held.toSorted(), locks]);
}

/** Compares boards with the optimum for the same scenes, from the board's first shoot day on. */
export function boardOptimality(board: Stripboard, sheet: BoardContext, today: CalendarDate): BoardOptimality {
  const key = optimalityKey(board, today);
  const start = board.days.find((day) => scenesOfDay(day).length > 0)?.date ?? today;
  const production = problemOfContext(sheet, start);
  const { shoot, sceneIds } = improvementInput(board, production, { today, priority: "balanced" });
  const slotOf = new Map(shoot.calendar.dates.map((date, slot) => [date, slot]));
  const model = modelOf(shoot);
  const strips = new Map(production.strips.map((strip) => [strip.sceneId, strip]));
  return {
    shoot,
    cost(other) {
      if (optimalityKey(other, today) !== key) return undefined;
      const days = shootingDaysOf(other, (sceneId) => strips.get(sceneId));
      const dateOf = new Map(other.days.flatMap((day) => scenesOfDay(day).map((id) => [id, day.date] as const)));
      const plan = emptyPlan(model);
      for (const [scene, id] of sceneIds.entries()) {
        const slot = slotOf.get(dateOf.get(id) ?? "");
        if (slot === undefined) return undefined;
        plan.add(scene, slot);
      }
      return plan.cost() + extraMoves(production, days) * shoot.params.intraCost;
    },
  };
}

/** Company moves beyond those that the locations of each day require: the order of strips may go back and forth. */
function extraMoves(production: SchedulingProblem, days: readonly ShootingDay[]): number {
  const sites = days.map(({ strips }) => strips.map((strip) => siteKey(production, strip)));
  return sites.reduce((sum, those) => sum + changesIn(those) - (new Set(those).size - 1), 0);
}
