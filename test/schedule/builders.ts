import type { CalendarDate } from "../../shared/dates/calendar-date.ts";
import { availabilityFromText } from "../../shared/dates/dates-string.ts";
import type { Strip } from "../../shared/schedule/model/schedule.ts";
import type { Party, SchedulingProblem } from "../../shared/schedule/model/scheduling-problem.ts";
import { WORKING_WEEK } from "../../shared/schedule/model/working-calendar.ts";

/** Where a day in early March has seven hours of sun. */
export const FAR_NORTH = { latitude: 74.5, longitude: 19, timeZone: "Arctic/Longyearbyen" };

/** A strip in one line: `scene("12", "EXT. NIGHT", ["1"])`. */
export function scene(number: string, heading = "INT. DAY", castIds: readonly string[] = [], set = "THE PIER"): Strip {
  const [intExt = "", dayNight = ""] = heading.split(" ");
  return { sceneId: `s${number}`, number, intExt, dayNight, set, synopsis: "", castIds, eighths: 8, notes: "" };
}

/**
 * A production in short. `places` and `cast` give dates strings by set and by cast id, free by default. `pay` gives
 * rates per day by cast id.
 */
export function production(given: {
  strips: readonly Strip[];
  scenesPerDay?: number;
  start?: CalendarDate;
  places?: Record<string, string>;
  cast?: Record<string, string>;
  pay?: Record<string, number>;
}): SchedulingProblem {
  const party = (id: string, name: string, dates: string): Party => ({
    id,
    name,
    availability: availabilityFromText(dates),
  });
  const castIds = [...new Set(given.strips.flatMap((strip) => strip.castIds))];
  return {
    name: "Plan A",
    location: "All locations",
    scenesPerDay: given.scenesPerDay ?? 3,
    // A Monday.
    calendar: { startDate: given.start ?? "2026-03-02", weekdays: WORKING_WEEK },
    strips: given.strips,
    places: new Map(given.strips.map(({ sceneId, set }) => [sceneId, party(set, set, given.places?.[set] ?? "")])),
    cast: new Map(
      castIds.map((castId) => {
        const dayRate = given.pay?.[castId];
        const role = party(castId, `ROLE ${castId}`, given.cast?.[castId] ?? "");
        return [castId, { ...role, ...(dayRate !== undefined && { dayRate }) }];
      }),
    ),
  };
}
