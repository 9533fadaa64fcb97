import { eighthsFromText, textFromEighths } from "../../breakdown/model/page-count.ts";
import type { CalendarDate } from "../../dates/calendar-date.ts";
import { dateFromText, dateText } from "../../dates/dates-string.ts";
import { t } from "../../i18n/speech.ts";
import { tableFromTsv, tsvFromTable } from "../../tables/tsv.ts";
import type { Schedule, ShootingDay, Strip } from "./schedule.ts";

const COLUMNS = [
  "Date",
  "Scene Number",
  "INT/EXT",
  "Day/Night",
  "Location",
  "Synopsis",
  "Cast ID",
  "Pages",
  "Notes",
] as const;

const MADE_BY = "Backlot";

/** An invalid schedule file. */
export class ScheduleFileError extends Error {
  override name = "ScheduleFileError";
}

/**
 * Writes a schedule file: a metadata line (name, location, scenes per day, author), which table readers skip; the
 * column names; and a row per strip in shooting order, with its date as MM/dd/yyyy.
 */
export function scheduleTsv(schedule: Schedule): string {
  const head = tsvFromTable({
    columns: [schedule.name, schedule.location, String(schedule.scenesPerDay), MADE_BY],
    rows: [],
  });
  const rows = schedule.days.flatMap(({ date, strips }) =>
    strips.map((strip) => [
      dateText(date),
      strip.number,
      strip.intExt,
      strip.dayNight,
      strip.set,
      strip.synopsis,
      strip.castIds.join(", "),
      textFromEighths(strip.eighths),
      strip.notes,
    ]),
  );
  return head + tsvFromTable({ columns: COLUMNS, rows });
}

/**
 * Parses a schedule file written by `scheduleTsv`. The file identifies scenes by number; `sceneIdOf` maps them to ids.
 *
 * @throws {ScheduleFileError} when the metadata line or the columns are not those of a schedule
 * @throws {DatesError | PageCountError} when a date or a length is invalid
 */
export function scheduleFromTsv(tsv: string, sceneIdOf: (number: string) => string = (number) => number): Schedule {
  const [head = "", ...rest] = tsv.split("\n");
  const [name = "", location = "", scenesPerDay = ""] = tableFromTsv(head).columns;
  if (!/^[1-9]\d*$/.test(scenesPerDay)) {
    throw new ScheduleFileError(
      t('"{head}" does not begin a schedule: name, location, scenes per day.', { head: head.slice(0, 80) }),
    );
  }
  const { columns, rows } = tableFromTsv(rest.join("\n"));
  if (columns.join() !== COLUMNS.join()) {
    throw new ScheduleFileError(
      t('"{columns}" are not a schedule\'s columns. They are {columns2}.', {
        columns: columns.join(", "),
        columns2: COLUMNS.join(", "),
      }),
    );
  }
  const days = new Map<CalendarDate, Strip[]>();
  for (const [
    date = "",
    number = "",
    intExt = "",
    dayNight = "",
    set = "",
    synopsis = "",
    cast = "",
    pages = "",
    notes = "",
  ] of rows) {
    const castIds = cast.split(", ").filter((castId) => castId !== "");
    const eighths = eighthsFromText(pages);
    const strip = { sceneId: sceneIdOf(number), number, intExt, dayNight, set, synopsis, castIds, eighths, notes };
    const day = dateFromText(date);
    days.set(day, [...(days.get(day) ?? []), strip]);
  }
  const shooting = [...days].map(([date, strips]): ShootingDay => ({ date, strips }));
  return { name, location, scenesPerDay: Number(scenesPerDay), days: shooting };
}

export function scheduleFileName(name: string): string {
  return `${name}.schedule.tsv`;
}

/** Title of a shoot day: `Day 2: 03/03/2026`; days count from 1. */
export function shootingDayTitle(day: number, date: CalendarDate): string {
  return `Day ${day}: ${dateText(date)}`;
}
