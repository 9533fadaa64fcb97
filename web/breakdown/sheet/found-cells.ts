import type { Table } from "../../../shared/breakdown/tsv.ts";
import { folded } from "./filters.ts";
import type { Place } from "./place.ts";
import type { Line } from "./shown-lines.ts";

/** The cells of the shown lines that have the words, in reading order. */
export function foundCells({ rows }: Table, lines: readonly Line[], words: string): readonly Place[] {
  const wanted = folded(words.trim());
  if (wanted === "") return [];
  return lines.flatMap((one, line) =>
    one.kind === "group"
      ? []
      : (rows[one.row] ?? []).flatMap((text, column) => (folded(text).includes(wanted) ? [{ line, column }] : [])),
  );
}

/** The next of the found cells from a place on, or the one before it; after the last the first. */
export function nextFound(found: readonly Place[], from: Place, by: 1 | -1): Place | undefined {
  const isPast = (one: Place) => one.line > from.line || (one.line === from.line && one.column > from.column);
  const isBefore = (one: Place) => one.line < from.line || (one.line === from.line && one.column < from.column);
  return by > 0 ? (found.find(isPast) ?? found[0]) : (found.findLast(isBefore) ?? found.at(-1));
}
