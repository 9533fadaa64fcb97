import { tableFromTsv } from "../../shared/tables/tsv.ts";

/** A scene as a schedule's table has it. */
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

/** The days of a schedule's file: its first line is ignored, the second has the headers, the rows group by date. */
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
