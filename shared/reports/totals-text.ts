import { textFromEighths } from "../breakdown/model/page-count.ts";
import { shownDateInWords } from "../dates/shown-date.ts";
import { t } from "../i18n/speech.ts";
import { partsOfScenes } from "../schedule/model/scene-parts.ts";
import { hoursText } from "../schedule/shooting-time/hours-text.ts";
import type { ScheduledScene, ScheduleReport } from "./schedule-report.ts";

type Day = ScheduleReport["days"][number];

/** Formats eighths: `3 4/8 pages`. */
export const pagesText = (eighths: number) => t("{length} pages", { length: textFromEighths(eighths) });

/** Pages, scenes and, where it is estimated, the shooting time: `3 4/8 pages – 2 scenes – about 4 h 30 min`. */
export function totalsText(scenes: readonly ScheduledScene[]): string {
  return totals(scenes, { moves: 0, minutes: scenes.reduce((sum, { strip }) => sum + (strip.minutes ?? 0), 0) });
}

/** The same of a day, with its company moves: `3 4/8 pages – 2 scenes – 1 company move – about 5 h 15 min`. */
export function dayTotalsText({ scenes, moves, minutes }: Day): string {
  const isEstimated = scenes.some(({ strip }) => strip.minutes !== undefined);
  return totals(scenes, { moves, minutes: isEstimated ? minutes : 0 });
}

function totals(scenes: readonly ScheduledScene[], { moves, minutes }: Pick<Day, "moves" | "minutes">): string {
  const eighths = scenes.reduce((sum, { strip }) => sum + strip.eighths, 0);
  return [
    pagesText(eighths),
    t("{count, plural, one {# scene} other {# scenes}}", {
      count: partsOfScenes(scenes.map(({ strip }) => strip.sceneId)).size,
    }),
    ...(moves > 0 ? [t("{moves, plural, one {# company move} other {# company moves}}", { moves })] : []),
    ...(minutes > 0 ? [t("about {hours}", { hours: hoursText(minutes) })] : []),
  ].join(" – ");
}

/** The line below the scenes of a day. */
export function endOfDay({ number, date }: Pick<Day, "number" | "date">, totals: string) {
  return t("End of Day {number} – {date} – {totals}", { number, date: shownDateInWords(date), totals });
}

/** The totals of a schedule: `4 shoot days, 12 scenes, 5 4/8 pages`. */
export function sumsText({ days, scenes, eighths }: ScheduleReport): string {
  return t(
    "{days, plural, one {# shoot day} other {# shoot days}}, {scenes, plural, one {# scene} other {# scenes}}, {pages}",
    { days: days.length, scenes, pages: pagesText(eighths) },
  );
}
