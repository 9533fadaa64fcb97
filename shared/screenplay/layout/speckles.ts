import type { PageLayout } from "./page-layout.ts";
import { rowFromCells, type TextCell, type TextRow } from "./text-row.ts";

/** What OCR reads in punched holes, staples, shadows and dirt. */
const SPECK = /^(?:[^\p{L}\p{N}]{1,3}|[OoQCcUu@])$/u;
const MARGIN = 3;

/** Drops OCR artifacts in the left margin of a scan that are neither text nor a number. */
export function removeSpeckles(rows: readonly TextRow[], layout: PageLayout): TextRow[] {
  const limit = layout.action - layout.charWidth * MARGIN;
  const isSpeck = (cell: TextCell) => cell.left < limit && SPECK.test(cell.text);
  return rows.flatMap((row) => {
    if (!row.cells.some(isSpeck)) return [row];
    const cells = row.cells.filter((cell) => !isSpeck(cell));
    return cells.length === 0 ? [] : [rowFromCells(cells, row)];
  });
}
