import type { ColumnWidth } from "./column-width.ts";

/** Of each column in px, so that what is scrolled into sight shifts nothing; by what it holds and by its name. */
export function columnSizes(columns: readonly string[], widths: readonly ColumnWidth[], isPhone: boolean): number[] {
  const room = { tight: 84, word: 128, name: 200, prose: isPhone ? 272 : 320 };
  return columns.map((name, at) => {
    // Where there is little room, a name takes several lines.
    const letters = isPhone ? Math.max(...name.split(" ").map((word) => word.length)) : name.length;
    return Math.max(room[widths[at] ?? "tight"], HEAD_ROOM + letters * HEAD_LETTER);
  });
}

// A column's head has its name in small narrow letters, and a sign for its menu.
const HEAD_ROOM = 52;
const HEAD_LETTER = 6.6;

/** Where each of the first columns stays when one scrolls sideways: px from the edge. */
export const frozenOffsets = (sizes: readonly number[], frozen: number): readonly number[] =>
  sizes.slice(0, frozen).map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0));

/** How many lines of text a scene needs at most, roughly: rows have their true heights once they are drawn. */
export function likelyHeight(cells: readonly string[], sizes: readonly number[]): number {
  const lines = cells.map((text, at) => Math.ceil((text.length * LETTER) / Math.max(1, (sizes[at] ?? 0) - PADDING)));
  return Math.max(1, ...lines) * LINE + 2 * ROW_PADDING + 1;
}

const LETTER = 7.4;
const LINE = 21;
const PADDING = 24;
const ROW_PADDING = 8;

/** How many of the first columns can stay in sight and leave room for others to scroll. */
export function freezable(sizes: readonly number[], isPhone: boolean): number {
  const room = isPhone ? 180 : 760;
  const taken = frozenOffsets(sizes, sizes.length).map((offset, at) => offset + (sizes[at] ?? 0));
  return Math.max(1, taken.filter((width) => width <= room).length);
}
