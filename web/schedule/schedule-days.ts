import { tableFromTsv } from "../../shared/tables/tsv.ts";

/** A scene in a schedule's table. */
export interface ScheduledScene {
  readonly number: string;
  readonly intExt: string;
  readonly dayNight: string;
  readonly location: string;
  readonly synopsis: string;
  readonly castIds: string;
  readonly pages: string;
  readonly notes: string;
}

export interface ScheduledDay {
  readonly date: string;
  readonly scenes: readonly ScheduledScene[];
}

/**
 * Parses the days of a schedule file: skips the first line, reads the header from the second, and groups rows by date.
 */
export function daysOfSchedule(text: string): ScheduledDay[] {
  const { columns, rows } = tableFromTsv(text.slice(text.indexOf("\n") + 1));
  const days = new Map<string, ScheduledScene[]>();
  for (const cells of rows) {
    const cell = (column: string) => cells[columns.indexOf(column)] ?? "";
    const date = cell("Date");
    const scenes = days.get(date) ?? [];
    days.set(date, scenes);
    scenes.push({
      number: cell("Scene Number"),
      intExt: cell("INT/EXT"),
      dayNight: cell("Day/Night"),
      location: cell("Location"),
      synopsis: cell("Synopsis"),
      castIds: cell("Cast ID"),
      pages: cell("Pages"),
      notes: cell("Notes"),
    });
  }
  return [...days].map(([date, scenes]) => ({ date, scenes }));
}
