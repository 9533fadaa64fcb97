import { type Breakdown, type BreakdownRow, COLUMNS } from "../../shared/breakdown/model/breakdown.ts";

/** The cells of a scene in short: number, heading, synopsis, characters. */
export type Short = readonly [number: string, set: string, synopsis?: string, characters?: string];

/** A breakdown as the reader creates it, of scenes in short. */
export function aBreakdown(...scenes: Short[]): Breakdown {
  return { columns: Object.values(COLUMNS), rows: scenes.map((scene, at) => aRow(`sc-${at + 1}`, scene)), aside: [] };
}

function aRow(id: string, [number, set, synopsis = "", characters = ""]: Short): BreakdownRow {
  const cells = Object.fromEntries(Object.values(COLUMNS).map((column) => [column, ""]));
  return {
    id,
    cells: {
      ...cells,
      [COLUMNS.number]: number,
      [COLUMNS.intExt]: set === "OMITTED" ? "" : "INT.",
      [COLUMNS.location]: set,
      [COLUMNS.time]: set === "OMITTED" ? "" : "DAY",
      [COLUMNS.synopsis]: synopsis,
      [COLUMNS.characters]: characters,
    },
    edited: [],
    voices: [],
    origin: { page: 1, line: 0 },
    end: { page: 1, line: 1 },
    confidence: 1,
  };
}

/** Each row's id and set. */
export function idsOf(breakdown: Breakdown): string[] {
  return breakdown.rows.map((row) => `${row.id} ${row.cells[COLUMNS.location]}`);
}
