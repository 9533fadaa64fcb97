import type { Board } from "./board.ts";
import { placeAll } from "./place.ts";
import type { Seating } from "./seating.ts";

/** A day is not worth a long search: most that can close do so without any branch. */
const BRANCHES_PER_DAY = 20;

/**
 * Closes days in the order given as long as every strip still finds a place.
 * What remains cannot lose one day without losing a scene.
 */
export function withFewerDays(board: Board, start: Seating, order: readonly number[]): Seating {
  const closed = new Set<number>();
  let seating = start;
  for (const day of order) {
    if (seating.onDay[day]?.size === 0) {
      closed.add(day);
      continue;
    }
    const without = new Set([...closed, day]);
    const placing = placeAll(board, { closed: without, seating, mostBranches: BRANCHES_PER_DAY });
    if (placing.kind !== "placed") continue;
    closed.add(day);
    seating = placing.seating;
  }
  return seating;
}

/** The last days first, so that the shoot ends early. */
export function lastFirst({ days }: Board): number[] {
  return days.map((_, day) => day).reverse();
}

/** The days first that the fewest strips can use, and of those the last, so that the days that remain serve many. */
export function leastUsefulFirst(board: Board): number[] {
  const uses = board.days.map(() => 0);
  for (const day of board.daysOf.flat()) uses[day] = (uses[day] ?? 0) + 1;
  return lastFirst(board).sort((a, b) => (uses[a] ?? 0) - (uses[b] ?? 0));
}
