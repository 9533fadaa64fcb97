import type { COLUMNS as NAMES } from "../../../shared/breakdown/model/breakdown.ts";
import { type DayNight, dayNightOf } from "../../../shared/schedule/model/day-night.ts";
import type { Table } from "../../../shared/tables/tsv.ts";
import { paperOf } from "../../schedule/strip-paper.tsx";
import type { StripPaper } from "../../ui/form/strip-swatch.tsx";
import { headingOf } from "../corrections/heading-text.ts";

// Imports only the type, so that the schemas stay out of the bundle.
const COLUMNS: Pick<typeof NAMES, "intExt" | "location" | "time" | "characters" | "pages"> = {
  intExt: "Int./Ext.",
  location: "Location",
  time: "Time",
  characters: "Characters",
  pages: "Pages",
};

/** A scene in two lines. */
export interface SceneSummary {
  readonly number: string;
  readonly heading: string;
  /** Length in pages and eighths. */
  readonly pages: string;
  readonly characters: string;
}

/** Summarises a row by the usual columns; in a table without them, the first text serves as heading. */
export function sceneSummary({ columns }: Pick<Table, "columns">, cells: readonly string[]): SceneSummary {
  const cell = (column: string) => cells[columns.indexOf(column)] ?? "";
  const [number = "", ...others] = cells;
  const heading = headingOf({
    intExt: cell(COLUMNS.intExt),
    location: cell(COLUMNS.location),
    time: cell(COLUMNS.time),
  });
  return {
    number,
    heading: heading || (others.find((text) => text.trim() !== "") ?? ""),
    pages: cell(COLUMNS.pages),
    characters: cell(COLUMNS.characters),
  };
}

/** Paper colour of each scene's strip. A time that continues the previous scene (CONTINUOUS) keeps its light. */
export function stripPapers({ columns, rows }: Table): readonly StripPaper[] {
  const [intExt, time] = [columns.indexOf(COLUMNS.intExt), columns.indexOf(COLUMNS.time)];
  // Cached: a breakdown has few different times, and parsing one searches the words of all languages.
  const lights = new Map<string, DayNight>();
  let light: DayNight = "";
  return rows.map((cells) => {
    const said = cells[time] ?? "";
    const key = `${light} ${said}`;
    const now = lights.get(key) ?? dayNightOf(said, light);
    lights.set(key, now);
    light = now;
    return paperOf({ intExt: cells[intExt] ?? "", dayNight: light });
  });
}
