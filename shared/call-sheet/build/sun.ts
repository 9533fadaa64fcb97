import timeZoneAt from "@photostructure/tz-lookup";
import { getTimes } from "suncalc";
import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import type { Coordinates } from "../../roster/fields/coordinates.ts";
import { clockIn, type ZoneClock } from "./zone-clock.ts";

/**
 * The light of one day at one place, each time in minutes from that day's midnight by the clocks there (so more than
 * 1,440 is after the next midnight, and a day on which clocks change is counted as they show it). `dawn` and `dusk`
 * bound civil twilight, with the sun 6° below the horizon. A time is missing where the sun never comes to that height;
 * `stays` then says on which side of the horizon it spends the day.
 */
export interface Sun {
  readonly zone: string;
  readonly dawn?: number;
  readonly sunrise?: number;
  readonly sunset?: number;
  readonly dusk?: number;
  readonly stays?: "up" | "down";
}

/** The sun of a date at a place, to the minute, after Meeus, *Astronomical Algorithms*, as suncalc works them out. */
export function sunOn(date: CalendarDate, { latitude, longitude }: Coordinates): Sun {
  const zone = timeZoneAt(latitude, longitude);
  const times = getTimes(noonIn(zone, date), latitude, longitude);
  const minutes = (name: "dawn" | "sunrise" | "sunset" | "dusk") => {
    const time = times[name];
    return time === null ? {} : { [name]: minutesFrom(date, clockIn(zone, time)) };
  };
  const stays = times.alwaysUp ? "up" : times.alwaysDown ? "down" : undefined;
  return {
    zone,
    ...minutes("dawn"),
    ...minutes("sunrise"),
    ...minutes("sunset"),
    ...minutes("dusk"),
    ...(stays && { stays }),
  };
}

/** The instant at which clocks in the zone show noon of the date. */
function noonIn(zone: string, date: CalendarDate): Date {
  const guess = new Date(`${date}T12:00:00Z`);
  return new Date(guess.getTime() - (minutesFrom(date, clockIn(zone, guess)) - 12 * 60) * 60_000);
}

/** Minutes from the date's midnight to what a clock shows on it, on the day before or on the day after. */
function minutesFrom(date: CalendarDate, clock: ZoneClock): number {
  const shift = clock.date === addDays(date, 1) ? 1 : clock.date === addDays(date, -1) ? -1 : 0;
  return clock.minutes + shift * 24 * 60;
}
