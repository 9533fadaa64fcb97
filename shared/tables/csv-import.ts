import { t } from "../i18n/speech.ts";
import { type Table, TableError } from "./tsv.ts";

/** Far above the size of any options spreadsheet. */
const MAX_ROWS = 5_000;
const MAX_COLUMNS = 200;

/**
 * Parses comma-separated text with a header row, from `csvFromTable` or a spreadsheet program. Semicolons or tabs are
 * the separator if the header row has more of them. Empty lines are skipped, short rows filled up, and the apostrophe
 * before a formula is removed.
 *
 * @throws {TableError} when there is no line, a quote is never closed, or there are too many rows or columns
 */
export function tableFromCsv(text: string): Table {
  const plain = text.replace(/^\uFEFF/, "");
  const rows = rowsOf(plain, separatorOf(plain));
  return tableFromRows(rows.map((cells) => cells.map(unguarded)));
}

/** A table whose first row is the header. */
export function tableFromRows(rows: readonly (readonly string[])[]): Table {
  const [head, ...body] = rows.filter((cells) => cells.some((cell) => cell.trim() !== ""));
  if (head === undefined) throw new TableError(t("The sheet is empty. Its first line must name the columns."));
  if (body.length > MAX_ROWS)
    throw new TableError(
      t("The sheet has {count} rows; at most {maxRows} are read.", { count: body.length, maxRows: MAX_ROWS }),
    );
  if (head.length > MAX_COLUMNS) {
    throw new TableError(
      t("The sheet has {count} columns; at most {maxColumns} are read.", {
        count: head.length,
        maxColumns: MAX_COLUMNS,
      }),
    );
  }
  return { columns: head.map((name) => name.trim()), rows: body.map((cells) => head.map((_, at) => cells[at] ?? "")) };
}

function separatorOf(text: string): string {
  const head = text.split("\n", 1)[0] ?? "";
  const count = (separator: string) => head.split(separator).length;
  return [",", ";", "\t"].reduce((best, one) => (count(one) > count(best) ? one : best));
}

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, next } = text[at] === '"' ? quoted(text, at, rows.length + 1) : bare(text, at, separator);
    row.push(cell);
    at = next;
    if (text[at] === separator) {
      at++;
      if (at === text.length) row.push("");
      continue;
    }
    if (text[at] === "\r") at++;
    if (text[at] === "\n") at++;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function quoted(text: string, from: number, row: number): { cell: string; next: number } {
  const pieces: string[] = [];
  for (let at = from + 1; ; ) {
    const end = text.indexOf('"', at);
    if (end < 0) throw new TableError(t("The quote that opens in row {row} is never closed.", { row }));
    pieces.push(text.slice(at, end));
    if (text[end + 1] !== '"') return { cell: pieces.join('"'), next: end + 1 };
    at = end + 2;
  }
}

function bare(text: string, from: number, separator: string): { cell: string; next: number } {
  let next = from;
  while (next < text.length && text[next] !== separator && text[next] !== "\n" && text[next] !== "\r") next++;
  return { cell: text.slice(from, next), next };
}

/** Removes the apostrophe that `csvFromTable` puts before formula-like text. */
function unguarded(cell: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
