import type { CalendarDate } from "../../roster/calendar-date.ts";
import type { Production } from "../production.ts";
import type { BoardSheet } from "./board-sheet.ts";

/** The production that a board is held against, as the rules and the solver take it. It starts on `startDate`. */
export function productionOfSheet(sheet: BoardSheet, startDate: CalendarDate): Production {
  const { name, location, scenesPerDay, weekdays, limits = {}, calendar, ties, strips, places, placeOf, cast } = sheet;
  const gone = new Set(sheet.gone);
  return {
    name,
    location,
    scenesPerDay,
    calendar: { startDate, weekdays, ...calendar },
    limits,
    ...(ties && { ties }),
    strips: strips.filter(({ sceneId }) => !gone.has(sceneId)),
    places: new Map(
      strips.flatMap(({ sceneId }, at) => {
        const place = places[placeOf[at] ?? -1];
        return place ? [[sceneId, place] as const] : [];
      }),
    ),
    cast: new Map(cast.map((party) => [party.id, party])),
  };
}
