import { withDayMarks } from "../../dates/day-marks.ts";
import { type CalendarEvent, calendarText } from "../../dates/icalendar.ts";
import { t } from "../../i18n/speech.ts";
import { retold } from "../../i18n/stored.ts";
import { productionOfUnit } from "../../units/production-of-unit.ts";
import { calledPeople, callsText, rolesText } from "../build/called-people.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import { minutesFromText } from "../times/parse-clock.ts";

/** The owner of the calendar, and the time of the request (an ISO 8601 instant in UTC). */
export interface PersonalCalendarOwner {
  readonly projectId: string;
  readonly project: string;
  /** Key of the person. */
  readonly key: string;
  readonly now: string;
}

/** Length of a call without an end. A call that is not a time becomes an all-day event. */
const USUAL_MINUTES = 12 * 60;

/**
 * A person's shoot days as a calendar: with their call where the sheet is published, else as planned. A published day
 * overrides the planned one. A cancelled day stays in the calendar as cancelled until it is planned again.
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
    ...{ name: t("{project} – my days", { project }), now, isFeed: true },
    events: events.toSorted((one, other) => one.date.localeCompare(other.date) || startOf(one) - startOf(other)),
  });
}

/** Two units may call a person on one date. */
const startOf = ({ minutes }: CalendarEvent) => minutes?.from ?? 0;

type Person = ReturnType<typeof calledPeople>[number];

function eventOf(sheet: CallSheet, { calls }: Person, projectId: string): CalendarEvent {
  const { date, schedule, dayNumber, dayCount, locations, revision, timing } = sheet;
  const project = productionOfUnit(sheet);
  const time = calls[0]?.time ?? "";
  const from = revision && minutesFromText(time);
  const end = minutesFromText(sheet.conditions.wrap || timing.shiftEnd);
  const place = locations[0];
  return {
    id: `${projectId}.${date}.${encodeURIComponent(schedule)}.own`,
    date,
    ...(from !== undefined && { minutes: { from, to: end !== undefined && end > from ? end : from + USUAL_MINUTES } }),
    ...(revision?.isOff && { isOff: true }),
    summary: withDayMarks(
      revision?.isOff
        ? t("{project} – cancelled", { project })
        : revision
          ? t("{project} – call {time}", { project, time })
          : t("{project} – planned, not called yet", { project }),
    ),
    description: withDayMarks(
      [
        t("Shoot day {number} of {count}, as {roles}", {
          number: dayNumber,
          count: dayCount,
          roles: rolesText(calls),
        }),
        ...(revision ? [callsText(calls), retold(revision.title)] : []),
      ].join("\n"),
    ),
    location: place && [place.place || place.group, place.address].filter((text) => text !== "").join(", "),
  };
}
