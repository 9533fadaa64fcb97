import { calendarText } from "../dates/icalendar.ts";
import { t } from "../i18n/speech.ts";
import { sceneNumberText } from "../schedule/model/scene-parts.ts";
import { productionOfUnit } from "../units/production-of-unit.ts";
import type { Reports } from "./reports.ts";
import { pagesText } from "./totals-text.ts";

/** Domain of the event ids, and creation time (an ISO 8601 instant in UTC). */
export interface CalendarOrigin {
  readonly projectId: string;
  readonly now: string;
  /** Whether calendar apps should refresh it regularly. */
  readonly isFeed?: boolean;
}

/** The shoot days of a schedule, and of those of other units, as an RFC 5545 calendar with one all-day event each. */
export function icsFromReports(
  reports: Reports,
  { projectId, now, isFeed = false }: CalendarOrigin,
  ofOthers: readonly Reports[] = [],
): string {
  const events = [reports, ...ofOthers].flatMap(({ project, unit, schedule, shooting }) =>
    shooting.days.map(({ number, date, scenes, eighths }) => ({
      id: `${projectId}.${date}.${encodeURIComponent(schedule)}`,
      date,
      summary: t("{title} – day {number} of {count}", {
        ...{ title: productionOfUnit({ project, unit }), number, count: shooting.days.length },
      }),
      description: [
        pagesText(eighths),
        ...scenes.map(({ strip }) => `${sceneNumberText(strip.number)} ${strip.intExt} ${strip.set}`),
      ].join("\n"),
    })),
  );
  const { project, schedule } = reports;
  return calendarText({
    name: ofOthers.length > 0 ? project : `${project} – ${schedule}`,
    ...{ now, isFeed },
    events: events.toSorted((one, other) => one.date.localeCompare(other.date)),
  });
}
