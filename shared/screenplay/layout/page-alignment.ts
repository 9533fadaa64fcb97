import { textCell } from "./page-layout.ts";
import { CLEAR_PRINT, type TextRow } from "./text-row.ts";

/** Maximum horizontal offset between pages, in steps. */
const MAX_DISTANCE = 34;
/** A quarter of a typewriter character, as a fraction of the page. */
const STEP = 0.1 / 8.5 / 4;
/** Prefers the nearer of two equally good offsets. */
const COST_OF_STEP = 0.01;
/** Tolerance beyond the right end of the longest line. */
const RAGGED = 12;

/** Typed text begins at few positions; where a smaller share does, the pages were scanned. */
const TYPED_PLACES = 6;
const TYPED_SHARE = 0.75;
const PLACE_WIDTH = 0.002;

/** Whether the text is from a scan, judged by its confidence or, where a PDF hides that, by its uneven position. */
export function isScan(rows: readonly TextRow[]): boolean {
  if (rows.filter((row) => row.confidence < CLEAR_PRINT).length * 2 > rows.length) return true;
  const places = new Map<number, number>();
  for (const row of rows) {
    const place = Math.round(textCell(row).left / PLACE_WIDTH);
    places.set(place, (places.get(place) ?? 0) + 1);
  }
  const most = [...places.values()].sort((a, b) => b - a).slice(0, TYPED_PLACES);
  return most.reduce((sum, one) => sum + one, 0) < rows.length * TYPED_SHARE;
}

/** Start and end of a row's text, in steps from the left edge of the paper. */
interface Extent {
  readonly from: number;
  readonly to: number;
}

/**
 * Aligns the pages of a scan horizontally. The result counts as scanned, whatever its confidence was. The fullest page
 * stays in place; each other page is shifted so that its lines begin where most lines of the pages before it do.
 */
export function alignPages(rows: readonly TextRow[]): TextRow[] {
  const pages = [...Map.groupBy(rows, (row) => row.page).values()].sort((a, b) => b.length - a.length);
  const limit = Math.max(...(pages[0] ?? []).map((row) => extentOf(row).to)) + RAGGED;
  const starts = new Map<number, number>();
  const shifts = new Map<number, number>();
  for (const page of pages) {
    const extents = page.map(extentOf);
    const shift = starts.size === 0 ? 0 : bestShift(extents, starts, limit);
    for (const { from } of extents) count(starts, from + shift);
    shifts.set(page[0]!.page, shift * STEP);
  }
  return rows.map((row) => shiftedRow(row, shifts.get(row.page)!));
}

/**
 * The shift by which rows begin at known positions without exceeding the right limit. The logarithm penalises positions
 * where no line begins: dialogue is ten characters from action, and a page of dialogue would otherwise match action.
 */
function bestShift(extents: readonly Extent[], starts: ReadonlyMap<number, number>, limit: number): number {
  let best = { shift: 0, fit: 0 };
  for (let shift = -MAX_DISTANCE; shift <= MAX_DISTANCE; shift++) {
    const fits = extents.map(({ from, to }) => (to + shift > limit ? 0 : Math.log1p(starts.get(from + shift) ?? 0)));
    const fit = fits.reduce((sum, one) => sum + one, 0) * (1 - Math.abs(shift) * COST_OF_STEP);
    if (fit > best.fit) best = { shift, fit };
  }
  return best.shift;
}

/** Counts the start of a line, with a lower weight for adjacent positions, since starts are never exact. */
function count(starts: Map<number, number>, step: number): void {
  for (const [aside, weight] of [
    [-2, 1],
    [-1, 2],
    [0, 3],
    [1, 2],
    [2, 1],
  ] as const) {
    starts.set(step + aside, (starts.get(step + aside) ?? 0) + weight);
  }
}

function extentOf(row: TextRow): Extent {
  const { left, right } = textCell(row);
  return { from: Math.round(left / STEP), to: Math.round(right / STEP) };
}

function shiftedRow(row: TextRow, shift: number): TextRow {
  const cells = row.cells.map((cell) => ({ ...cell, left: cell.left + shift, right: cell.right + shift }));
  const confidence = Math.min(row.confidence, CLEAR_PRINT - 1);
  return { ...row, left: row.left + shift, right: row.right + shift, cells, confidence };
}
