import type { Table } from "./tsv.ts";

// Some spreadsheet programs treat full-width signs like the ASCII ones. A text that already has apostrophes before such
// a sign gets one more, so that the import removes none of its own.
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * Writes a table as comma-separated text for a spreadsheet. Cells with a comma, a quote or a line break are quoted,
 * quotes inside them doubled. Formula-like text gets a leading apostrophe; numbers stay numbers.
 */
export function csvFromTable(table: Table): string {
  return [table.columns, ...table.rows].map((cells) => cells.map(csvCell).join(",")).join("\r\n");
}

function csvCell(cell: string): string {
  const safe = FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
