import { isLessLate, type Lateness, latenessOfDays, runningDays } from "../../daylight/running-day.ts";
import type { Strip } from "../../model/schedule.ts";
import type { SchedulingProblem } from "../../model/scheduling-problem.ts";
import { dayWith, moved } from "../board-edit.ts";
import { shootingDaysOf } from "../schedule-of-board.ts";
import type { Stripboard } from "../stripboard.ts";

/** A board with the lateness of its exteriors. */
export interface BoardInLight {
  readonly board: Stripboard;
  readonly lateness: Lateness;
}

/**
 * The board with arrived scenes at other places of their days, as far as that leaves fewer exteriors without their light.
 * All other scenes keep their order.
 *
 * @param arrived ids of the scenes that have come to their days
 * @param isValid whether a board violates no more than the given one
 */
export function arrivalsInLight(
  board: Stripboard,
  arrived: readonly string[],
  production: SchedulingProblem,
  isValid: (board: Stripboard) => boolean,
): BoardInLight {
  const stripOf = stripsById(production);
  const rated = (one: Stripboard): BoardInLight => ({
    board: one,
    lateness: latenessOfDays(shootingDaysOf(one, stripOf), production),
  });
  let best = rated(board);
  for (let improved = true; improved && best.lateness.count > 0; ) {
    improved = false;
    const late = new Set(lateDates(best.board, production));
    for (const sceneId of arrived) {
      for (const other of placesOnItsDay(best.board, sceneId, late)) {
        const one = rated(other);
        if (!isLessLate(one.lateness, best.lateness) || !isValid(other)) continue;
        best = one;
        improved = true;
      }
    }
  }
  return best;
}

/** The dates of a board with exteriors that are late. */
export function lateDates(board: Stripboard, production: SchedulingProblem): string[] {
  const days = runningDays(shootingDaysOf(board, stripsById(production)), production);
  return days.filter(({ late }) => late.length > 0).map(({ date }) => date);
}

/** The board with the scene at each other place of its day, if that is one of the dates. */
function placesOnItsDay(board: Stripboard, sceneId: string, dates: ReadonlySet<string>): Stripboard[] {
  const day = dayWith(board, sceneId);
  if (!day || !dates.has(day.date)) return [];
  const after = [undefined, ...day.items.filter(({ id }) => id !== sceneId).map(({ id }) => id)];
  return after.flatMap((id) => {
    const edited = moved(board, new Set([sceneId]), { on: day.date, after: id });
    return edited.kind === "done" ? [edited.board] : [];
  });
}

function stripsById({ strips }: SchedulingProblem): (sceneId: string) => Strip | undefined {
  const byId = new Map(strips.map((strip) => [strip.sceneId, strip]));
  return (sceneId) => byId.get(sceneId);
}
