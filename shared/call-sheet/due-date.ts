import timeZoneAt from "@photostructure/tz-lookup";
import { addDays, type CalendarDate } from "../roster/calendar-date.ts";
import type { CallSheet } from "./call-sheet.ts";
import { clockIn } from "./zone-clock.ts";

/** From this hour on, the next day's call sheets are made. */
const HOUR = 16;

/**
 * The newest date whose call sheets are due at an instant, by the clocks of a zone: from four in the afternoon on that of
 * tomorrow, before that today's. Whoever looks every hour sees each date become due once.
 */
export function dueDate(instant: Date, zone: string): CalendarDate {
  const { date, minutes } = clockIn(zone, instant);
  return minutes >= HOUR * 60 ? addDays(date, 1) : date;
}

/** The time zone of a day's first place with coordinates; Greenwich's while none has any. */
export function zoneOfSheet({ locations }: Pick<CallSheet, "locations">): string {
  const coordinates = locations.find((place) => place.coordinates)?.coordinates;
  return coordinates ? timeZoneAt(coordinates.latitude, coordinates.longitude) : "Etc/UTC";
}
