import { getTimes } from "suncalc";
import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import type { SunPlace } from "../../roster/fields/sun-place.ts";
import { clockIn, type ZoneClock } from "./zone-clock.ts";

/**
 * Sun times of one day at one place, in minutes from that day's midnight, local time (values over 1,440 are after the
 * next midnight; on a day of a clock change, they follow the clock). `dawn` and `dusk` bound civil twilight (sun 6°
 * below the horizon). A time is missing where the sun does not reach that height; `stays` then gives the side of the
 * horizon on which it stays all day.
 */
export interface Sun {
  readonly dawn?: number;
  readonly sunrise?: number;
  readonly sunset?: number;
  readonly dusk?: number;
  readonly stays?: "up" | "down";
}

/** Sun times of a date at a place, to the minute, after Meeus, *Astronomical Algorithms*, computed by suncalc. */
export function sunOn(date: CalendarDate, { latitude, longitude, timeZone }: SunPlace): Sun {
  const times = getTimes(noonIn(timeZone, date), latitude, longitude);
  const minutes = (name: "dawn" | "sunrise" | "sunset" | "dusk") => {
    const time = times[name];
    return time === null ? {} : { [name]: minutesFrom(date, clockIn(timeZone, time)) };
  };
  const stays = times.alwaysUp ? "up" : times.alwaysDown ? "down" : undefined;
  return {
    ...minutes("dawn"),
    ...minutes("sunrise"),
    ...minutes("sunset"),
    ...minutes("dusk"),
    ...(stays && { stays }),
  };
}

/** The instant of noon on the date in the zone. */
function noonIn(zone: string, date: CalendarDate): Date {
  const guess = new Date(`${date}T12:00:00Z`);
  return new Date(guess.getTime() - (minutesFrom(date, clockIn(zone, guess)) - 12 * 60) * 60_000);
}

/** Minutes from the date's midnight to a clock time on that day, the day before or the day after. */
function minutesFrom(date: CalendarDate, clock: ZoneClock): number {
  const shift = clock.date === addDays(date, 1) ? 1 : clock.date === addDays(date, -1) ? -1 : 0;
  return clock.minutes + shift * 24 * 60;
}
