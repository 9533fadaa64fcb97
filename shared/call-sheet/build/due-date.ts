import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { zoneAt } from "../../roster/fields/zone-at.ts";
import { clockIn } from "../../schedule/daylight/zone-clock.ts";
import type { CallSheet } from "../model/call-sheet.ts";

/** The next day's call sheets are drafted from this hour on. */
const HOUR = 16;

/**
 * Dates whose call-sheet drafts are due at an instant in a time zone: today, and from 16:00 also tomorrow. A missed run
 * is caught up until the shoot day ends. If the zone skips a calendar date, that date is due together with the next.
 */
export function datesDue(instant: Date, zone: string): CalendarDate[] {
  const { date, minutes } = clockIn(zone, instant);
  if (minutes < HOUR * 60) return [date];
  const due = [date];
  for (const last = tomorrow(instant, zone, minutes); due.at(-1) !== last; ) due.push(addDays(due.at(-1) ?? date, 1));
  return due;
}

/** Tomorrow's date, computed at about noon, which is never near a clock change. */
function tomorrow(instant: Date, zone: string, minutes: number): CalendarDate {
  return clockIn(zone, new Date(instant.getTime() + (36 * 60 - minutes) * 60_000)).date;
}

/** The time zone of the sheet's first location with coordinates; GMT when there is none. */
export function zoneOfSheet({ locations }: Pick<CallSheet, "locations">): string {
  const coordinates = locations.find((place) => place.coordinates)?.coordinates;
  return coordinates ? zoneAt(coordinates) : "Etc/UTC";
}
