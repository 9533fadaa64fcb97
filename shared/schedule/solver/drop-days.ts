import { assignDays } from "./assign-days.ts";
import type { Assignment } from "./assignment.ts";
import type { SlotModel } from "./slot-model.ts";

/** Most days that can be removed need no branching at all, so a long search does not pay. */
const BRANCHES_PER_DAY = 20;

/**
 * Removes days in the given order as long as every strip can still be assigned. Afterwards no single day can be
 * removed.
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

/** Last days first, so that the shoot ends early. */
export function lastFirst({ days }: SlotModel): number[] {
  return days.map((_, day) => day).reverse();
}

/**
 * Days that the fewest strips can use first, later ones before earlier ones, so that the remaining days suit many
 * strips.
 */
export function leastUsefulFirst(board: SlotModel): number[] {
  const uses = board.days.map(() => 0);
  for (const day of board.daysOf.flat()) uses[day] = (uses[day] ?? 0) + 1;
  return lastFirst(board).sort((a, b) => (uses[a] ?? 0) - (uses[b] ?? 0));
}
