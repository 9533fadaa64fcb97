import type { ColumnWidth } from "./column-width.ts";

/** Column widths in px by content and name. Fixed, so that nothing shifts when other rows are scrolled into view. */
export function columnSizes(columns: readonly string[], widths: readonly ColumnWidth[], isPhone: boolean): number[] {
  const room = { tight: 84, word: 142, name: 200, prose: isPhone ? 272 : 320 };
  return columns.map((name, at) => {
    // On phones, a name wraps to several lines.
    const letters = isPhone ? Math.max(...name.split(" ").map((word) => word.length)) : name.length;
    return Math.max(room[widths[at] ?? "tight"], HEAD_ROOM + letters * HEAD_LETTER);
  });
}

// The name in small narrow letters, and the menu icon.
const HEAD_ROOM = 52;
const HEAD_LETTER = 6.6;

/** Left offsets of the frozen columns, in px. */
export const frozenOffsets = (sizes: readonly number[], frozen: number): readonly number[] =>
  sizes.slice(0, frozen).map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0));

/** A rough estimate of a scene's height; rows have their real height once rendered. */
export function likelyHeight(cells: readonly string[], sizes: readonly number[]): number {
  const lines = cells.map((text, at) => Math.ceil((text.length * LETTER) / Math.max(1, (sizes[at] ?? 0) - PADDING)));
  return Math.min(MAX_LINES, Math.max(1, ...lines)) * LINE + 2 * ROW_PADDING + 1;
}

/** Longer texts are cut off. */
const MAX_LINES = 2;
const LETTER = 7.4;
const LINE = 21;
const PADDING = 24;
const ROW_PADDING = 8;

/** Maximum number of columns that can be frozen with space left for scrolling. */
export function freezable(sizes: readonly number[], isPhone: boolean): number {
  const room = isPhone ? 180 : 760;
  const taken = frozenOffsets(sizes, sizes.length).map((offset, at) => offset + (sizes[at] ?? 0));
  return Math.max(1, taken.filter((width) => width <= room).length);
}
