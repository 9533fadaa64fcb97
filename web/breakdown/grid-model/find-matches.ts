import type { Table } from "../../../shared/tables/tsv.ts";
import type { CellPosition } from "./cell-position.ts";
import { folded } from "./filters.ts";
import type { Line } from "./visible-lines.ts";

/** Displayed cells that contain the search text, in reading order. */
export function foundCells({ rows }: Table, lines: readonly Line[], words: string): readonly CellPosition[] {
  const wanted = folded(words.trim());
  if (wanted === "") return [];
  return lines.flatMap((one, line) =>
    one.kind === "group"
      ? []
      : (rows[one.row] ?? []).flatMap((text, column) => (folded(text).includes(wanted) ? [{ line, column }] : [])),
  );
}

/** The next or previous match from a position; wraps around. */
export function nextFound(found: readonly CellPosition[], from: CellPosition, by: 1 | -1): CellPosition | undefined {
  const isPast = (one: CellPosition) => one.line > from.line || (one.line === from.line && one.column > from.column);
  const isBefore = (one: CellPosition) => one.line < from.line || (one.line === from.line && one.column < from.column);
  return by > 0 ? (found.find(isPast) ?? found[0]) : (found.findLast(isBefore) ?? found.at(-1));
}
