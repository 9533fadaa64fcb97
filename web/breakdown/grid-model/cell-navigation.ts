import { keyAlong } from "../../i18n/text-direction.ts";
import type { CellPosition } from "./cell-position.ts";

/** Size and content of the grid for navigation. */
export interface Ground {
  readonly lines: number;
  readonly columns: number;
  /** Lines per screen. */
  readonly page: number;
  /** Whether a cell is not empty. */
  readonly isFilled: (place: CellPosition) => boolean;
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const STEPS: Readonly<Record<string, readonly [lines: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Destination of a navigation key; undefined for other keys. */
export function placeForKey(
  { key, ctrlKey, metaKey }: Key,
  from: CellPosition,
  ground: Ground,
): CellPosition | undefined {
  const isFar = ctrlKey || metaKey;
  const step = STEPS[keyAlong(key)];
  if (step) return isFar ? edgeFrom(from, step, ground) : within(stepped(from, step), ground);
  const last = { line: ground.lines - 1, column: ground.columns - 1 };
  if (key === "Home") return { line: isFar ? 0 : from.line, column: 0 };
  if (key === "End") return { line: isFar ? last.line : from.line, column: last.column };
  if (key === "PageUp") return within({ ...from, line: from.line - ground.page }, ground);
  if (key === "PageDown") return within({ ...from, line: from.line + ground.page }, ground);
  return undefined;
}

/** The next or previous cell in reading order; undefined at the ends. */
export function placeByTab(from: CellPosition, by: 1 | -1, { lines, columns }: Ground): CellPosition | undefined {
  const at = from.line * columns + from.column + by;
  if (at < 0 || at >= lines * columns) return undefined;
  return { line: Math.floor(at / columns), column: at % columns };
}

/** As in a spreadsheet: to the end of a run of filled cells, or across empty cells to the next filled one. */
function edgeFrom(from: CellPosition, step: readonly [number, number], ground: Ground): CellPosition {
  const isOn = (place: CellPosition) => place === within(place, ground);
  let at = from;
  let next = stepped(at, step);
  if (!isOn(next)) return from;
  const isRun = ground.isFilled(at) && ground.isFilled(next);
  while (isOn(next) && ground.isFilled(next) === isRun) {
    at = next;
    next = stepped(at, step);
  }
  return isRun || !isOn(next) ? at : next;
}

const stepped = ({ line, column }: CellPosition, [lines, columns]: readonly [number, number]): CellPosition => ({
  line: line + lines,
  column: column + columns,
});

/** Clamps a position to the grid; returns the same object when it is inside. */
function within(place: CellPosition, { lines, columns }: Ground): CellPosition {
  const line = Math.max(0, Math.min(place.line, lines - 1));
  const column = Math.max(0, Math.min(place.column, columns - 1));
  return line === place.line && column === place.column ? place : { line, column };
}
