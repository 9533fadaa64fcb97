import type { Schedule } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import { assignDays } from "./assign-days.ts";
import { lastFirst, leastUsefulFirst, withFewerDays } from "./drop-days.ts";
import { reasonsFor } from "./infeasibility-reasons.ts";
import { better, improveByLocalSearch, type LocalSearchResult } from "./local-search.ts";
import { buildSlotModel, narrowed } from "./slot-model.ts";

/**
 * The result of the scheduler.
 * - `feasible`: a schedule that meets all hard constraints
 * - `infeasible`: no schedule exists; `reasons` describe the conflict
 * - `unknown`: the search ended without a schedule and without a proof of infeasibility
 */
export type Answer =
  | { readonly status: "feasible"; readonly schedule: Schedule }
  | { readonly status: "infeasible"; readonly reasons: readonly string[] }
  | { readonly status: "unknown"; readonly reasons: readonly string[] };

/**
 * Schedules a production: every scene on a day on which its location and cast are free, at most `scenesPerDay` per day,
 * no day exterior after a night exterior. Minimises days; then mixed days, holds and moves. Scenes of a day are in
 * script order.
 *
 * @param options.steps number of local search steps for comfort; 0 takes the first schedule. By default, as many as
 * take about half a second
 * @param options.seed the same seed gives the same schedule
 */
export function solve(production: SchedulingProblem, { steps = usualSteps(production), seed = 1 } = {}): Answer {
  const board = buildSlotModel(production);
  const placing = assignDays(board);
  if (placing.kind !== "placed") {
    return { status: placing.kind === "gaveUp" ? "unknown" : "infeasible", reasons: reasonsFor(board, placing) };
  }
  const tries = [lastFirst, leastUsefulFirst].map((orderOf) => {
    const { dayOf } = withFewerDays(board, placing.seating, orderOf(board));
    const kept = [...new Set(dayOf)].sort((a, b) => a - b);
    const start = dayOf.map((day) => kept.indexOf(day));
    return improveByLocalSearch(narrowed(board, kept), start, { steps: steps / 2, seed });
  });
  return { status: "feasible", schedule: scheduleOf(tries.reduce(better)) };
}

/** Small boards converge after a few hundred steps per strip; on large ones, each step takes longer. */
function usualSteps({ strips }: SchedulingProblem): number {
  return Math.round(Math.min(500 * strips.length, 7_200_000 / Math.max(1, strips.length)));
}

function scheduleOf({ board: { production, days }, dayOf }: LocalSearchResult): Schedule {
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
