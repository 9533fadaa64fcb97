import { tableFromTsv } from "../../shared/tables/tsv.ts";

/** A row of a table: gives the text of a column's cell, which is empty where there is no such column. */
export type TsvRow = (column: string) => string;

/** The rows of tab-separated text whose first line names the columns. */
export function rowsFromTsv(tsv: string): TsvRow[] {
  const { columns, rows } = tableFromTsv(tsv);
  return rows.map((cells) => (column) => (cells[columns.indexOf(column)] ?? "").trim());
}
