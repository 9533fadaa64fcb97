import { assignDays } from "./assign-days.ts";
import type { Assignment } from "./assignment.ts";
import type { SlotModel } from "./slot-model.ts";

/** A day is not worth a long search: most that can close do so without any branch. */
const BRANCHES_PER_DAY = 20;

/**
 * Closes days in the order given as long as every strip still finds a place.
 * What remains cannot lose one day without losing a scene.
 */
export function withFewerDays(board: SlotModel, start: Assignment, order: readonly number[]): Assignment {
  const closed = new Set<number>();
  let seating = start;
  for (const day of order) {
    if (seating.onDay[day]?.size === 0) {
      closed.add(day);
      continue;
    }
    const without = new Set([...closed, day]);
    const placing = assignDays(board, { closed: without, seating, mostBranches: BRANCHES_PER_DAY });
    if (placing.kind !== "placed") continue;
    closed.add(day);
    seating = placing.seating;
  }
  return seating;
}

/** The last days first, so that the shoot ends early. */
export function lastFirst({ days }: SlotModel): number[] {
  return days.map((_, day) => day).reverse();
}

/** The days first that the fewest strips can use, and of those the last, so that the days that remain serve many. */
export function leastUsefulFirst(board: SlotModel): number[] {
  const uses = board.days.map(() => 0);
  for (const day of board.daysOf.flat()) uses[day] = (uses[day] ?? 0) + 1;
  return lastFirst(board).sort((a, b) => (uses[a] ?? 0) - (uses[b] ?? 0));
}
