import type { CalendarDate } from "../../dates/calendar-date.ts";
import type { Coordinates } from "../../roster/fields/coordinates.ts";
import type { DayLight } from "../model/day-basis.ts";
import { clockText } from "../times/clock-text.ts";
import { type Sun, sunOn } from "./sun.ts";

/** Daylight as text for a call sheet. `twilight` is the time from dawn to dusk. */
export interface Daylight {
  readonly sunrise: string;
  readonly sunset: string;
  readonly twilight: string;
}

/** Daylight of a date at a location; all texts are empty while the coordinates are unknown. */
export function daylightOf(date: CalendarDate, coordinates: Coordinates | null | undefined): Daylight {
  if (!coordinates) return { sunrise: "", sunset: "", twilight: "" };
  const sun = sunOn(date, coordinates);
  return {
    sunrise: timeOr(sun, sun.sunrise),
    sunset: timeOr(sun, sun.sunset),
    twilight: sun.dawn === undefined || sun.dusk === undefined ? "" : `${clockText(sun.dawn)} – ${clockText(sun.dusk)}`,
  };
}

function timeOr({ stays }: Sun, minutes: number | undefined): string {
  if (minutes !== undefined) return clockText(minutes);
  return stays === undefined ? "" : `Sun stays ${stays}`;
}

/** Light of a day near the equinox, for places without coordinates and where the sun does not rise or set. */
const USUAL_LIGHT: DayLight = {
  ...{ dawn: 6 * 60, sunrise: 6 * 60 + 30, sunset: 18 * 60 + 30, dusk: 19 * 60 },
  isAssumed: true,
};

/** Natural light of a date at a place. */
export function dayLightOf(date: CalendarDate, coordinates: Coordinates | null | undefined): DayLight {
  if (!coordinates) return USUAL_LIGHT;
  const { dawn, sunrise, sunset, dusk } = sunOn(date, coordinates);
  if (sunrise === undefined || sunset === undefined) return USUAL_LIGHT;
  // In high summer it does not get darker than twilight.
  return { dawn: dawn ?? sunrise - 30, sunrise, sunset, dusk: dusk ?? sunset + 30, isAssumed: false };
}
