import { availabilityFromText } from "../../../shared/roster/dates.ts";
import type { Strip } from "../../../shared/schedule/schedule.ts";
import type { BoardSheet } from "../../../shared/schedule/stripboard/board-sheet.ts";
import { WORKING_WEEK } from "../../../shared/schedule/working-calendar.ts";

/** A sheet of strips at one place that is always free; `cast` gives dates by cast id, and who is not there is free. */
export function sheetOf(
  strips: readonly Strip[],
  cast: Record<string, string> = {},
  more: Partial<BoardSheet> = {},
): BoardSheet {
  const ids = [...new Set(strips.flatMap(({ castIds }) => castIds))];
  return {
    ...{ name: "Plan", location: "All locations", scenesPerDay: 2, weekdays: WORKING_WEEK, strips, gone: [] },
    places: [{ id: "L1", name: "THE PIER", availability: { kind: "flexible" } }],
    placeOf: strips.map(() => 0),
    cast: ids.map((id) => ({ id, name: `ROLE ${id}`, availability: availabilityFromText(cast[id] ?? "") })),
    ...more,
  };
}
