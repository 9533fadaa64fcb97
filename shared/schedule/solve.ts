import { boardOf, narrowed } from "./board.ts";
import { lastFirst, leastUsefulFirst, withFewerDays } from "./fewer-days.ts";
import { placeAll } from "./place.ts";
import type { Production } from "./production.ts";
import { reasonsFor } from "./reasons.ts";
import type { Schedule } from "./schedule.ts";
import { better, type Settled, settle } from "./settle.ts";

/**
 * The scheduler's answer.
 * - `feasible`: a schedule that obeys every hard rule
 * - `infeasible`: there is none, and `reasons` say in words what clashes
 * - `unknown`: the search ended before it found one or could show that there is none
 */
export type Answer =
  | { readonly status: "feasible"; readonly schedule: Schedule }
  | { readonly status: "infeasible"; readonly reasons: readonly string[] }
  | { readonly status: "unknown"; readonly reasons: readonly string[] };

/**
 * Schedules a production: every scene on a day on which its location and cast are free, at most `scenesPerDay` a day,
 * no day exterior right after a night exterior. It wants few days; then day and night apart, few holding days and
 * few moves. Within a day scenes stand in script order.
 *
 * @param options.steps how many rearrangements to try for comfort; 0 takes the first schedule. Without it, as many as
 *   take about half a second
 * @param options.seed the same seed gives the same schedule
 */
export function solve(production: Production, { steps = usualSteps(production), seed = 1 } = {}): Answer {
  const board = boardOf(production);
  const placing = placeAll(board);
  if (placing.kind !== "placed") {
    return { status: placing.kind === "gaveUp" ? "unknown" : "infeasible", reasons: reasonsFor(board, placing) };
  }
  const tries = [lastFirst, leastUsefulFirst].map((orderOf) => {
    const { dayOf } = withFewerDays(board, placing.seating, orderOf(board));
    const kept = [...new Set(dayOf)].sort((a, b) => a - b);
    const start = dayOf.map((day) => kept.indexOf(day));
    return settle(narrowed(board, kept), start, { steps: steps / 2, seed });
  });
  return { status: "feasible", schedule: scheduleOf(tries.reduce(better)) };
}

/** Small boards are settled after a few hundred steps for each strip; on large ones a step takes longer. */
function usualSteps({ strips }: Production): number {
  return Math.round(Math.min(500 * strips.length, 7_200_000 / Math.max(1, strips.length)));
}

function scheduleOf({ board: { production, days }, dayOf }: Settled): Schedule {
  const { name, location, scenesPerDay, strips } = production;
  return {
    name,
    location,
    scenesPerDay,
    days: days
      .map((date, day) => ({ date, strips: strips.filter((_, strip) => dayOf[strip] === day) }))
      .filter((day) => day.strips.length > 0),
  };
}
