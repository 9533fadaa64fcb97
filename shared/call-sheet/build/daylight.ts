import type { CalendarDate } from "../../dates/calendar-date.ts";
import type { Coordinates } from "../../roster/fields/coordinates.ts";
import { clockText } from "./clock-text.ts";
import { type Sun, sunOn } from "./sun.ts";

/** The light of a day in the words of a call sheet. `twilight` is from the first light to the last. */
export interface Daylight {
  readonly sunrise: string;
  readonly sunset: string;
  readonly twilight: string;
}

/** The daylight of a date at a place; all empty while nobody has said where the place is. */
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
