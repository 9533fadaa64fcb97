import type { CalendarDate } from "../../dates/calendar-date.ts";
import { stored } from "../../i18n/stored.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import type { SunPlace } from "../../roster/fields/sun-place.ts";
import { type Sun, sunOn } from "../../schedule/daylight/sun.ts";

/** Daylight as text for a call sheet, saved in English. `twilight` is the time from dawn to dusk. */
export interface Daylight {
  readonly sunrise: string;
  readonly sunset: string;
  readonly twilight: string;
}

/** Daylight of a date at a location; all texts are empty while the coordinates are unknown. */
export function daylightOf(date: CalendarDate, place: SunPlace | undefined): Daylight {
  if (!place) return { sunrise: "", sunset: "", twilight: "" };
  const sun = sunOn(date, place);
  return {
    sunrise: timeOr(sun, sun.sunrise),
    sunset: timeOr(sun, sun.sunset),
    twilight: sun.dawn === undefined || sun.dusk === undefined ? "" : `${clockText(sun.dawn)} – ${clockText(sun.dusk)}`,
  };
}

function timeOr({ stays }: Sun, minutes: number | undefined): string {
  if (minutes !== undefined) return clockText(minutes);
  if (stays === undefined) return "";
  return stays === "up" ? stored("Sun stays up") : stored("Sun stays down");
}
