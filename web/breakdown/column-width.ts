import type { Table } from "../../shared/breakdown/tsv.ts";

/** How much room a column needs: as `data-cell` of a table's cells. */
export type ColumnWidth = "tight" | "name" | "prose";

/** The widths of a table's columns, each by the longest of its texts. */
export function columnWidths({ columns, rows }: Table): ColumnWidth[] {
  return columns.map((_, at) => widthFor(Math.max(0, ...rows.map((cells) => cells[at]?.length ?? 0))));
}

function widthFor(characters: number): ColumnWidth {
  if (characters <= 16) return "tight";
  return characters <= 50 ? "name" : "prose";
}
