import { calendarText } from "../dates/icalendar.ts";
import { t } from "../i18n/speech.ts";
import type { Reports } from "./reports.ts";
import { pagesText } from "./totals-text.ts";

/** Domain of the event ids, and creation time (an ISO 8601 instant in UTC). */
export interface CalendarOrigin {
  readonly projectId: string;
  readonly now: string;
  /** Whether calendar apps should refresh it regularly. */
  readonly isFeed?: boolean;
}

/** The shoot days as an RFC 5545 calendar with one all-day event each. */
export function icsFromReports(
  { project, schedule, shooting }: Reports,
  { projectId, now, isFeed = false }: CalendarOrigin,
): string {
  const events = shooting.days.map(({ number, date, scenes, eighths }) => ({
    id: `${projectId}.${date}.${encodeURIComponent(schedule)}`,
    date,
    summary: t("{title} – day {number} of {count}", { title: project, number, count: shooting.days.length }),
    description: [
      pagesText(eighths),
      ...scenes.map(({ strip }) => `${strip.number} ${strip.intExt} ${strip.set}`),
    ].join("\n"),
  }));
  return calendarText({ name: `${project} – ${schedule}`, now, isFeed, events });
}
