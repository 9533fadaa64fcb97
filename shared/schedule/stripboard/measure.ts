import type { CalendarDate } from "../../roster/calendar-date.ts";
import { improvableOf } from "../improvement/improvable.ts";
import type { Shoot } from "../optimise/instance.ts";
import { modelOf } from "../optimise/model.ts";
import { emptyPlan } from "../optimise/plan.ts";
import type { BoardSheet } from "./board-sheet.ts";
import { productionOfSheet } from "./production-of-sheet.ts";
import { scenesOfDay } from "./schedule-of-board.ts";
import type { Stripboard } from "./stripboard.ts";

/** What boards of the same scenes with the same pins and locks cost in the solver's points, and what to bound that cost with. */
export interface Measure {
  readonly shoot: Shoot;
  /** The cost of a board; undefined when it is of other scenes, or has one on a day that no schedule would use. */
  cost(board: Stripboard): number | undefined;
}

/**
 * What a bound on the cost of boards depends on: two boards with the same text have the same best schedule.
 *
 * @param today what stands before it stays
 */
export function measureKey({ days }: Stripboard, today: CalendarDate): string {
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

/** Measures boards against what the solver could make of the same scenes, from the board's first day of shooting on. */
export function measureOf(board: Stripboard, sheet: BoardSheet, today: CalendarDate): Measure {
  const key = measureKey(board, today);
  const start = board.days.find((day) => scenesOfDay(day).length > 0)?.date ?? today;
  const production = productionOfSheet(sheet, start);
  const { shoot, sceneIds } = improvableOf(board, production, { today, priority: "balanced" });
  const slotOf = new Map(shoot.calendar.dates.map((date, slot) => [date, slot]));
  const model = modelOf(shoot);
  return {
    shoot,
    cost(other) {
      if (measureKey(other, today) !== key) return undefined;
      const dateOf = new Map(other.days.flatMap((day) => scenesOfDay(day).map((id) => [id, day.date] as const)));
      const plan = emptyPlan(model);
      for (const [scene, id] of sceneIds.entries()) {
        const slot = slotOf.get(dateOf.get(id) ?? "");
        if (slot === undefined) return undefined;
        plan.add(scene, slot);
      }
      return plan.cost();
    },
  };
}
