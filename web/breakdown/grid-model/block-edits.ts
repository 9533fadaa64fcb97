import type { KnownTable } from "../../../shared/tables/three-way-merge.ts";
import type { Range } from "./cell-position.ts";
import type { Block } from "./clipboard-text.ts";

/** Which row of the table each shown line is; headings of groups are none. */
export type LineRows = readonly (number | undefined)[];

/** What a paste came to. */
export interface Pasted {
  readonly table: KnownTable;
  /** What it covers now. */
  readonly range: Range;
  /** How many rows and columns of what was pasted found no room. */
  readonly lost: { readonly rows: number; readonly columns: number };
}

/** The table with something else in one cell; the same table where nothing differs. */
export const withCell = (table: KnownTable, row: number, column: number, text: string): KnownTable =>
  written(table, [row], { left: column, right: column }, () => text);

/** What is selected, without the headings of groups. */
export function blockIn({ rows }: KnownTable, lines: LineRows, range: Range): Block {
  return scenesIn(lines, range).map((row) => columnsIn(range).map((column) => rows[row]?.[column] ?? ""));
}

/** The table with all that is selected empty. */
export const withCleared = (table: KnownTable, lines: LineRows, range: Range): KnownTable =>
  written(table, scenesIn(lines, range), range, () => "");

/** The table with the first selected scene's cells in all selected below; one alone takes those of the scene above. */
export function withFilledDown(table: KnownTable, lines: LineRows, range: Range): KnownTable {
  const selected = scenesIn(lines, range);
  const above = lines.slice(0, range.top).findLast((row) => row !== undefined);
  const [from, ...to] = selected.length === 1 && above !== undefined ? [above, ...selected] : selected;
  if (from === undefined) return table;
  return written(table, to, range, (_, column) => table.rows[from]?.[column] ?? "");
}

/**
 * The table with a block pasted where the selection begins, over shown scenes alone. A selection that holds the block
 * several times over, as it does any number of times with a single cell, is filled with it.
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

/**
 * The table with other texts in some columns of some rows. Rows in which nothing differs stay the same objects, so that
 * they are not drawn again.
 */
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
