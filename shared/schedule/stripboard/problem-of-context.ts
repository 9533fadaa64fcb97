import type { CalendarDate } from "../../dates/calendar-date.ts";
import { withOtherUnits } from "../constraints/other-units.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import type { BoardContext } from "./board-context.ts";

/** The scheduling problem of a board's context, for the constraints and the solver. It starts on `startDate`. */
export function problemOfContext(sheet: BoardContext, startDate: CalendarDate): SchedulingProblem {
  const { name, location, scenesPerDay, weekdays, limits = {}, calendar, ties, strips, places, placeOf, cast } = sheet;
  const { episodeDates, episodeOrder } = sheet;
  const gone = new Set(sheet.gone);
  const problem: SchedulingProblem = {
    name,
    location,
    scenesPerDay,
    calendar: { startDate, weekdays, ...calendar },
    limits,
    ...(ties && { ties }),
    ...(episodeDates && { episodeDates }),
    ...(episodeOrder && { episodeOrder }),
    strips: strips.filter(({ sceneId }) => !gone.has(sceneId)),
    places: new Map(
      strips.flatMap(({ sceneId }, at) => {
        const place = places[placeOf[at] ?? -1];
        return place ? [[sceneId, place] as const] : [];
      }),
    ),
    cast: new Map(cast.map((party) => [party.id, party])),
  };
  return withOtherUnits(problem, sheet);
}
