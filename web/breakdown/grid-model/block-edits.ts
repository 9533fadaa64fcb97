import type { KnownTable } from "../../../shared/tables/three-way-merge.ts";
import type { Range } from "./cell-position.ts";
import type { Block } from "./clipboard-text.ts";

/** Row index of each displayed line; undefined for group headings. */
export type LineRows = readonly (number | undefined)[];

/** The result of pasting. */
export interface Pasted {
  readonly table: KnownTable;
  /** The pasted range. */
  readonly range: Range;
  /** Number of rows and columns that did not fit. */
  readonly lost: { readonly rows: number; readonly columns: number };
}

/** The table with another text in one cell; the same object if nothing changes. */
export const withCell = (table: KnownTable, row: number, column: number, text: string): KnownTable =>
  written(table, [row], { left: column, right: column }, () => text);

/** The cells of a selection, without group headings. */
export function blockIn({ rows }: KnownTable, lines: LineRows, range: Range): Block {
  return scenesIn(lines, range).map((row) => columnsIn(range).map((column) => rows[row]?.[column] ?? ""));
}

/** The table with all selected cells cleared. */
export const withCleared = (table: KnownTable, lines: LineRows, range: Range): KnownTable =>
  written(table, scenesIn(lines, range), range, () => "");

/** Fills the selection with the cells of its first scene; a single cell gets the text of the scene above. */
export function withFilledDown(table: KnownTable, lines: LineRows, range: Range): KnownTable {
  const selected = scenesIn(lines, range);
  const above = lines.slice(0, range.top).findLast((row) => row !== undefined);
  const [from, ...to] = selected.length === 1 && above !== undefined ? [above, ...selected] : selected;
  if (from === undefined) return table;
  return written(table, to, range, (_, column) => table.rows[from]?.[column] ?? "");
}

/**
 * Pastes a block at the start of the selection, over displayed scenes only. A selection that is a multiple of the
 * block's size, such as any selection for a single cell, is filled with copies.
 */
export function withPasted(table: KnownTable, lines: LineRows, range: Range, block: Block): Pasted {
  const [height, width] = [block.length, block[0]?.length ?? 0];
  const [selected, columns] = [scenesIn(lines, range).length, columnsIn(range).length];
  const isRepeated = selected > 0 && selected % height === 0 && columns % width === 0;
  const [tall, wide] = isRepeated ? [selected, columns] : [height, width];
  const places = lines.flatMap((row, line) => (row === undefined || line < range.top ? [] : [{ row, line }]));
  const room = { rows: Math.min(tall, places.length), columns: Math.min(wide, table.columns.length - range.left) };
  const rows = places.slice(0, room.rows).map(({ row }) => row);
  const across = { left: range.left, right: range.left + room.columns - 1 };
  return {
    table: written(table, rows, across, (down, column) => block[down % height]?.[(column - range.left) % width] ?? ""),
    range: { ...range, ...across, bottom: places[room.rows - 1]?.line ?? range.top },
    lost: { rows: tall - room.rows, columns: wide - room.columns },
  };
}

const scenesIn = (lines: LineRows, { top, bottom }: Range) =>
  lines.slice(top, bottom + 1).filter((row) => row !== undefined);

const columnsIn = ({ left, right }: Range) => Array.from({ length: right - left + 1 }, (_, at) => left + at);

/** Writes texts to columns of some rows. Unchanged rows stay the same objects, so that they are not rendered again. */
function written(
  table: KnownTable,
  which: readonly number[],
  { left, right }: Pick<Range, "left" | "right">,
  textAt: (down: number, column: number) => string,
): KnownTable {
  const rows = [...table.rows];
  let isChanged = false;
  for (const [down, row] of which.entries()) {
    const before = rows[row];
    const cells = before?.map((text, at) => (at < left || at > right ? text : textAt(down, at)));
    if (!before || !cells || cells.every((text, at) => text === before[at])) continue;
    rows[row] = cells;
    isChanged = true;
  }
  return isChanged ? { ...table, rows } : table;
}
