import { useDeferredValue, useMemo, useRef } from "react";
import type { Table } from "../../../shared/tables/tsv.ts";
import type { CellPosition } from "../grid-model/cell-position.ts";
import { foundCells, nextFound } from "../grid-model/find-matches.ts";
import type { Line } from "../grid-model/visible-lines.ts";

/** What the words that are looked for stand in, and the way from one to the next. */
export function useFind(table: Table, lines: readonly Line[], words: string, place: CellPosition) {
  const field = useRef<HTMLInputElement>(null);
  // Letters are shown before what they find.
  const wanted = useDeferredValue(words);
  const found = useMemo(() => foundCells(table, lines, wanted), [table, lines, wanted]);
  const at = found.findIndex(({ line, column }) => line === place.line && column === place.column);
  return {
    field,
    found,
    /** Which of them has the keys; -1 for none. */
    at,
    next: (by: 1 | -1) => nextFound(found, at < 0 && by > 0 ? { ...place, column: place.column - 1 } : place, by),
  };
}
