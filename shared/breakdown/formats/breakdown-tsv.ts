import { type Table, tsvFromTable } from "../../tables/tsv.ts";
import type { Breakdown } from "../model/breakdown.ts";
import { cellIn } from "../model/cells.ts";

/** The breakdown as a table: its rows in script order, without removed scenes. */
export function tableFromBreakdown(breakdown: Breakdown): Table {
  const { columns } = breakdown;
  return { columns, rows: breakdown.rows.map((row) => columns.map((column) => cellIn(row.cells, column))) };
}

/** The breakdown as tab-separated text, its format for storage, editing and exchange. */
export function tsvFromBreakdown(breakdown: Breakdown): string {
  return tsvFromTable(tableFromBreakdown(breakdown));
}
