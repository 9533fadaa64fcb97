import { latenessOfDays } from "../daylight/running-day.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import type { Slots } from "../optimise/instance/hard-constraints.ts";
import type { SolveOptions, SolveResult } from "../optimise/solve.ts";
import { solveInDaylight } from "../solver/best-schedule.ts";
import { shootingDaysOf } from "../stripboard/schedule-of-board.ts";
import type { Stripboard } from "../stripboard/stripboard.ts";
import type { ImprovementInput } from "./improvable.ts";
import { improvedBoard } from "./improved-board.ts";

/** A board to be improved, which can be sent to another thread. */
export interface ImprovableBoard extends ImprovementInput {
  readonly board: Stripboard;
  readonly production: SchedulingProblem;
}

/**
 * Searches a better schedule for a board. None has more exteriors without their light than the board, unless the board
 * has violations, which count more than any warning.
 */
export function searchImprovement(start: ImprovableBoard, options: Omit<SolveOptions, "accepts">): SolveResult {
  const { board, production, shoot, lit, cost } = start;
  const hasSun = [...production.places.values()].some(({ site }) => site !== undefined);
  if (!hasSun || cost === undefined) return solveInDaylight(shoot, lit, options);
  const stripOf = new Map(production.strips.map((strip) => [strip.sceneId, strip]));
  const lateOn = (one: Stripboard) =>
    latenessOfDays(
      shootingDaysOf(one, (sceneId) => stripOf.get(sceneId)),
      production,
    ).count;
  const most = lateOn(board);
  const accepts = (slots: Slots) => lateOn(improvedBoard(board, production, start, slots)) <= most;
  return solveInDaylight(shoot, lit, { ...options, accepts });
}
