import type { KnownTable } from "../../../shared/tables/three-way-merge.ts";

/** A table with its undo and redo history. Unchanged rows are shared by all states. */
export interface EditHistory {
  readonly now: KnownTable;
  readonly past: readonly KnownTable[];
  readonly future: readonly KnownTable[];
  /** The current typing: all its letters are one step. */
  readonly typing?: string | undefined;
}

const MAX_STEPS = 200;

export const historyOf = (now: KnownTable): EditHistory => ({ now, past: [], future: [] });

/**
 * Adds a step to the history.
 *
 * @param typing successive changes with the same name are one step, which is dropped when it ends at its start
 */
export function changed(history: EditHistory, now: KnownTable, typing?: string): EditHistory {
  if (now === history.now) return history;
  const isSame = typing !== undefined && typing === history.typing;
  const before = isSame ? history.past.at(-1)! : history.now;
  const past = isSame ? history.past.slice(0, -1) : history.past;
  if (isSame && isSameTable(before, now)) return { now: before, past, future: [] };
  return { now, past: [...past, before].slice(-MAX_STEPS), future: [], typing };
}

export function undone({ now, past, future }: EditHistory): EditHistory {
  const before = past.at(-1);
  return before ? { now: before, past: past.slice(0, -1), future: [now, ...future] } : { now, past, future };
}

export function redone({ now, past, future }: EditHistory): EditHistory {
  const [next, ...rest] = future;
  return next ? { now: next, past: [...past, now], future: rest } : { now, past, future };
}

/** Whether two tables have the same content. */
export function isSameTable(one: KnownTable, other: KnownTable): boolean {
  if (one === other) return true;
  return (
    areSame(one.columns, other.columns) &&
    areSame(one.ids, other.ids) &&
    one.rows.length === other.rows.length &&
    one.rows.every((cells, row) => areSame(cells, other.rows[row]!))
  );
}

/** The first cell that differs in two tables with the same rows and columns. */
export function firstDifference(one: KnownTable, other: KnownTable): { row: number; column: number } | undefined {
  for (const [row, cells] of one.rows.entries()) {
    if (cells === other.rows[row]) continue;
    const column = cells.findIndex((text, at) => text !== other.rows[row]?.[at]);
    if (column >= 0) return { row, column };
  }
  return undefined;
}

const areSame = (one: readonly string[], other: readonly string[]) =>
  one === other || (one.length === other.length && one.every((text, at) => text === other[at]));
