import { availabilityFromText } from "../../../shared/dates/dates-string.ts";
import type { Strip } from "../../../shared/schedule/model/schedule.ts";
import { WORKING_WEEK } from "../../../shared/schedule/model/working-calendar.ts";
import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";

/** A board context with strips at one place that is always free; `cast` gives dates by cast id, free by default. */
export function sheetOf(
  strips: readonly Strip[],
  cast: Record<string, string> = {},
  more: Partial<BoardContext> = {},
): BoardContext {
  const ids = [...new Set(strips.flatMap(({ castIds }) => castIds))];
  return {
    ...{ name: "Plan", location: "All locations", scenesPerDay: 2, weekdays: WORKING_WEEK, strips, gone: [] },
    places: [{ id: "L1", name: "THE PIER", availability: { kind: "flexible" } }],
    placeOf: strips.map(() => 0),
    cast: ids.map((id) => ({ id, name: `ROLE ${id}`, availability: availabilityFromText(cast[id] ?? "") })),
    ...more,
  };
}
