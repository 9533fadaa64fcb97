import { tableFromTsv } from "../../shared/tables/tsv.ts";

/** Returns the text of a row's column; empty when the column does not exist. */
export type TsvRow = (column: string) => string;

/** The rows of tab-separated text with a header row. */
export function rowsFromTsv(tsv: string): TsvRow[] {
  const { columns, rows } = tableFromTsv(tsv);
  return rows.map((cells) => (column) => (cells[columns.indexOf(column)] ?? "").trim());
}
