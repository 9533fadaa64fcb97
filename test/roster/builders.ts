import { type Breakdown, type BreakdownRow, COLUMNS } from "../../shared/breakdown/model/breakdown.ts";

/** A row of a breakdown in one line: `row("12", "INT. KITCHEN - DAY", "NORA, SAM")`. */
export function row(number: string, heading: string, characters = "", more: Partial<BreakdownRow> = {}): BreakdownRow {
  const [, intExt = "", location = "", time = ""] = /^(\S+\.)?\s*(.*?)(?: - (\S+))?$/.exec(heading) ?? [];
  const cells = {
    [COLUMNS.number]: number,
    [COLUMNS.intExt]: intExt,
    [COLUMNS.location]: location,
    [COLUMNS.time]: time,
    [COLUMNS.characters]: characters,
    [COLUMNS.pages]: "1 3/8",
  };
  return { id: `sc-${number}`, edited: [], voices: [], ...more, cells: { ...cells, ...more.cells } };
}

/** A breakdown with those rows. */
export function breakdown(...rows: BreakdownRow[]): Breakdown {
  const own = rows.flatMap((one) => Object.keys(one.cells));
  return { columns: [...new Set([...Object.values(COLUMNS), ...own])], rows, aside: [] };
}
