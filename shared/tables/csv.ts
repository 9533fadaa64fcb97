import type { Table } from "./tsv.ts";

// Some spreadsheets take the wide signs of East Asian typefaces for the plain ones. A text with apostrophes before such a
// sign gets one more, so that reading takes away none of its own.
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * Writes a table as comma-separated text for a spreadsheet.
 * Cells with a comma, a quote or a line break are quoted, quotes inside them doubled.
 * A text that a spreadsheet would take for a formula gets an apostrophe in front; numbers stay numbers.
 */
export function csvFromTable(table: Table): string {
  return [table.columns, ...table.rows].map((cells) => cells.map(csvCell).join(",")).join("\r\n");
}

function csvCell(cell: string): string {
  const safe = FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
