import type { Table } from "../../../shared/tables/tsv.ts";
import type { CellPosition } from "./cell-position.ts";
import { folded } from "./filters.ts";
import type { Line } from "./visible-lines.ts";

/** The cells of the shown lines that have the words, in reading order. */
export function foundCells({ rows }: Table, lines: readonly Line[], words: string): readonly CellPosition[] {
  const wanted = folded(words.trim());
  if (wanted === "") return [];
  return lines.flatMap((one, line) =>
    one.kind === "group"
      ? []
      : (rows[one.row] ?? []).flatMap((text, column) => (folded(text).includes(wanted) ? [{ line, column }] : [])),
  );
}

/** The next of the found cells from a place on, or the one before it; after the last the first. */
export function nextFound(found: readonly CellPosition[], from: CellPosition, by: 1 | -1): CellPosition | undefined {
  const isPast = (one: CellPosition) => one.line > from.line || (one.line === from.line && one.column > from.column);
  const isBefore = (one: CellPosition) => one.line < from.line || (one.line === from.line && one.column < from.column);
  return by > 0 ? (found.find(isPast) ?? found[0]) : (found.findLast(isBefore) ?? found.at(-1));
}
