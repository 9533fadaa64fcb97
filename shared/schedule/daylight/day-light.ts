import * as z from "zod";
import type { CalendarDate } from "../../dates/calendar-date.ts";
import type { SunPlace } from "../../roster/fields/sun-place.ts";
import { sunOn } from "./sun.ts";

const Minutes = z.int();

/** Natural light of a day in minutes from its midnight; `dawn` and `dusk` bound civil twilight. */
export const DayLight = z
  .object({
    ...{ dawn: Minutes, sunrise: Minutes, sunset: Minutes, dusk: Minutes },
    /** Whether the times are only usual ones, because the sun times of the location are unknown. */
    isAssumed: z.boolean(),
  })
  .readonly();
export type DayLight = z.infer<typeof DayLight>;

/** Light of a day near the equinox, for places without coordinates and where the sun does not rise or set. */
const USUAL_LIGHT: DayLight = {
  ...{ dawn: 6 * 60, sunrise: 6 * 60 + 30, sunset: 18 * 60 + 30, dusk: 19 * 60 },
  isAssumed: true,
};

/** Natural light of a date at a place. */
export function dayLightOf(date: CalendarDate, place: SunPlace | undefined): DayLight {
  if (!place) return USUAL_LIGHT;
  const { dawn, sunrise, sunset, dusk } = sunOn(date, place);
  if (sunrise === undefined || sunset === undefined) return USUAL_LIGHT;
  // In high summer it does not get darker than twilight.
  return { dawn: dawn ?? sunrise - 30, sunrise, sunset, dusk: dusk ?? sunset + 30, isAssumed: false };
}
