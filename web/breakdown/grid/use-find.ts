import { useDeferredValue, useMemo, useRef } from "react";
import type { Table } from "../../../shared/tables/tsv.ts";
import type { CellPosition } from "../grid-model/cell-position.ts";
import { foundCells, nextFound } from "../grid-model/find-matches.ts";
import type { Line } from "../grid-model/visible-lines.ts";

/** The matches of the search text, and navigation between them. */
export function useFind(table: Table, lines: readonly Line[], words: string, place: CellPosition) {
  const field = useRef<HTMLInputElement>(null);
  // Typed letters are displayed before the search result.
  const wanted = useDeferredValue(words);
  const found = useMemo(() => foundCells(table, lines, wanted), [table, lines, wanted]);
  const at = found.findIndex(({ line, column }) => line === place.line && column === place.column);
  return {
    field,
    found,
    /** Index of the active match; -1 for none. */
    at,
    next: (by: 1 | -1) => nextFound(found, at < 0 && by > 0 ? { ...place, column: place.column - 1 } : place, by),
  };
}
