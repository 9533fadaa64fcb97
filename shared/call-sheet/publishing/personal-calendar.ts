import { type CalendarEvent, calendarText } from "../../dates/icalendar.ts";
import { calledPeople, callsInWords, rolesInWords } from "../build/called-people.ts";
import { minutesFromText } from "../build/parse-clock.ts";
import type { CallSheet } from "../model/call-sheet.ts";

/** Whose days they are, and when they were asked for (an ISO 8601 instant in UTC). */
export interface PersonalCalendarOwner {
  readonly projectId: string;
  readonly project: string;
  /** The key of the person. */
  readonly key: string;
  readonly now: string;
}

/** A call in words that name no time is of the whole day; one without an end lasts so long. */
const USUAL_MINUTES = 12 * 60;

/**
 * Somebody's own shooting days as a calendar: with their own call where the sheet is published, and as planned where it
 * is not yet. Of a day that is published and planned what is published counts. One that was called off stays, as such,
 * until it is planned again.
 */
export function personalCalendar(
  published: readonly CallSheet[],
  planned: readonly CallSheet[],
  { projectId, project, key, now }: PersonalCalendarOwner,
): string {
  const isAmong = (sheets: readonly CallSheet[], { date, schedule }: CallSheet) =>
    sheets.some((one) => one.date === date && one.schedule === schedule);
  const told = published.filter((sheet) => !(sheet.revision?.isOff && isAmong(planned, sheet)));
  const events = [...told, ...planned.filter((sheet) => !isAmong(told, sheet))].flatMap((sheet): CalendarEvent[] => {
    const person = calledPeople(sheet).find((one) => one.key === key);
    return person ? [eventOf(sheet, person, projectId)] : [];
  });
  return calendarText({
    ...{ name: `${project} – my days`, now, isFeed: true },
    events: events.toSorted((one, other) => one.date.localeCompare(other.date)),
  });
}

type Person = ReturnType<typeof calledPeople>[number];

function eventOf(sheet: CallSheet, { calls }: Person, projectId: string): CalendarEvent {
  const { project, date, schedule, dayNumber, dayCount, locations, revision, timing } = sheet;
  const time = calls[0]?.time ?? "";
  const from = revision && minutesFromText(time);
  const end = minutesFromText(sheet.conditions.wrap || timing.shiftEnd);
  const place = locations[0];
  return {
    id: `${projectId}.${date}.${encodeURIComponent(schedule)}.own`,
    date,
    ...(from !== undefined && { minutes: { from, to: end !== undefined && end > from ? end : from + USUAL_MINUTES } }),
    ...(revision?.isOff && { isOff: true }),
    summary: revision?.isOff
      ? `${project} – cancelled`
      : revision
        ? `${project} – call ${time}`
        : `${project} – planned, not called yet`,
    description: [
      `Shoot day ${dayNumber} of ${dayCount}, as ${rolesInWords(calls)}`,
      ...(revision ? [callsInWords(calls), revision.title] : []),
    ].join("\n"),
    location: place && [place.place || place.group, place.address].filter((text) => text !== "").join(", "),
  };
}
