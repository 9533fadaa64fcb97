import { t } from "../i18n/speech.ts";

/** A table that cannot be parsed, or is not a breakdown. */
export class TableError extends Error {
  override readonly name = "TableError";
}

/** Column names, and rows with a cell for each column. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const UNESCAPES: Readonly<Record<string, string>> = { "\\\\": "\\", "\\t": "\t", "\\n": "\n", "\\r": "\r" };

/**
 * Writes a table as tab-separated text with a header row. A tab, a line break or a backslash in a cell becomes `\t`,
 * `\n`, `\r` or `\\`, so that it never breaks a row.
 */
export function tsvFromTable(table: Table): string {
  return [table.columns, ...table.rows].map((cells) => `${cells.map(escaped).join("\t")}\n`).join("");
}

/**
 * Parses tab-separated text with a header row. Blank lines are skipped and short rows filled up.
 *
 * @throws {TableError} when there is no line, or a row has more cells than there are columns
 */
export function tableFromTsv(tsv: string): Table {
  const lines = tsv
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((text, at) => ({ text, number: at + 1 }))
    .filter(({ text }) => text.trim() !== "");
  const [head, ...body] = lines;
  if (head === undefined) throw new TableError(t("The table is empty. Its first line must name the columns."));
  const columns = cellsOf(head.text).map((name) => name.trim());
  return { columns, rows: body.map(({ text, number }) => filled(cellsOf(text), columns.length, number)) };
}

function cellsOf(line: string): string[] {
  return line.split("\t").map((cell) => cell.replace(/\\[\\tnr]/g, (pair) => UNESCAPES[pair]!));
}

function escaped(cell: string): string {
  return cell.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character]!);
}

function filled(cells: readonly string[], length: number, line: number): string[] {
  const extra = cells.slice(length).find((cell) => cell.trim() !== "");
  if (extra !== undefined) {
    throw new TableError(
      t('Line {line} has {count} cells, but there are {length} columns: "{extra}" belongs to none.', {
        line,
        count: cells.length,
        length,
        extra,
      }),
    );
  }
  return Array.from({ length }, (_, at) => cells[at] ?? "");
}
