import { textFromEighths } from "../breakdown/model/page-count.ts";
import { calendarText } from "../dates/icalendar.ts";
import type { Reports } from "./reports.ts";

/** Where a calendar's events belong, and when it was made (an ISO 8601 instant in UTC). */
export interface CalendarOrigin {
  readonly projectId: string;
  readonly now: string;
  /** Whether a calendar takes it again by itself from time to time. */
  readonly isFeed?: boolean;
}

/** The shooting days as a calendar by RFC 5545: one event for each whole day. */
export function icsFromReports(
  { project, schedule, shooting }: Reports,
  { projectId, now, isFeed = false }: CalendarOrigin,
): string {
  const events = shooting.days.map(({ number, date, scenes, eighths }) => ({
    id: `${projectId}.${date}.${encodeURIComponent(schedule)}`,
    date,
    summary: `${project} – day ${number} of ${shooting.days.length}`,
    description: [
      `${textFromEighths(eighths)} pages`,
      ...scenes.map(({ strip }) => `${strip.number} ${strip.intExt} ${strip.set}`),
    ].join("\n"),
  }));
  return calendarText({ name: `${project} – ${schedule}`, now, isFeed, events });
}
