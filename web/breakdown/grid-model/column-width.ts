import type { Table } from "../../../shared/tables/tsv.ts";

/** Width class of a column: `data-cell` of its cells. */
export type ColumnWidth = "tight" | "word" | "name" | "prose";

/** Width classes of a table's columns, by their longest text. */
export function columnWidths({ columns, rows }: Table): ColumnWidth[] {
  return columns.map((_, at) => widthFor(rows.map((cells) => cells[at] ?? "")));
}

function widthFor(texts: readonly string[]): ColumnWidth {
  const characters = longest(texts);
  if (characters > 50) return "prose";
  if (characters > 16) return "name";
  return longest(texts.flatMap((text) => text.split(/\s/))) > 7 ? "word" : "tight";
}

const longest = (texts: readonly string[]) => texts.reduce((most, { length }) => Math.max(most, length), 0);
