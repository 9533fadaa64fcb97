import type { KnownTable } from "../../../shared/tables/three-way-merge.ts";

/** Unsaved work: the changed rows with their previous and current texts, stored on each keystroke. */
export interface Unsaved {
  /** Base version of the breakdown. */
  readonly version: number;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly before: readonly string[];
    readonly mine: readonly string[];
  }[];
}

export interface UnsavedCell {
  /** Row id. */
  readonly id: string;
  readonly column: string;
  /** Previous and current text. */
  readonly before: string;
  readonly mine: string;
}

/** Unsaved work by cell, for merging with others' changes. */
export interface UnsavedCells {
  readonly version: number;
  readonly cells: readonly UnsavedCell[];
}

/** The base table and its version. */
interface Base {
  readonly table: KnownTable;
  readonly version: number;
}

/** The differences from the base table, which has the same rows and columns; undefined when there are none. */
export function unsavedIn({ table: base, version }: Base, now: KnownTable): Unsaved | undefined {
  const rows = now.rows.flatMap((mine, row) => {
    const before = base.rows[row] ?? [];
    const isSame = mine === before || mine.every((text, at) => text === before[at]);
    return isSame ? [] : [{ id: now.ids[row]!, before, mine }];
  });
  return rows.length === 0 ? undefined : { version, columns: now.columns, rows };
}

/**
 * Merges the unsaved work of several pages; the latest change of a cell wins. Undefined when there is none. Pages of
 * earlier app versions stored cells.
 */
export function leftTogether(all: readonly (Unsaved | UnsavedCells)[]): UnsavedCells | undefined {
  const left = all.flatMap((one) => ("cells" in one ? one.cells : cellsIn(one)));
  const cells = new Map(left.map((cell) => [JSON.stringify([cell.id, cell.column]), cell]));
  if (cells.size === 0) return undefined;
  return { version: Math.min(...all.map(({ version }) => version)), cells: [...cells.values()] };
}

function cellsIn({ columns, rows }: Unsaved): UnsavedCell[] {
  return rows.flatMap(({ id, before, mine }) =>
    columns.flatMap((column, at) => {
      const [was = "", is = ""] = [before[at], mine[at]];
      return was === is ? [] : [{ id, column, before: was, mine: is }];
    }),
  );
}

/** Unsaved work applied to the saved table, and its cells whose row or column no longer exists. */
export interface BroughtBack {
  readonly base: Base;
  readonly now: KnownTable;
  readonly lost: readonly UnsavedCell[];
}

/**
 * Applies unsaved work to the current saved table. Where others have edited in the meantime, the base keeps the text
 * that this user started from, so that saving detects the conflict.
 */
export function broughtBack({ version, cells }: UnsavedCells, saved: Base): BroughtBack {
  const { ids, columns } = saved.table;
  const placed = cells.map((cell) => ({ cell, row: ids.indexOf(cell.id), at: columns.indexOf(cell.column) }));
  const there = placed.filter(({ row, at }) => row >= 0 && at >= 0);
  const withTexts = (text: (cell: UnsavedCell) => string): KnownTable => {
    const rows = [...saved.table.rows];
    for (const { cell, row, at } of there) rows[row] = rows[row]!.with(at, text(cell));
    return { ...saved.table, rows };
  };
  const base = saved.version === version ? saved : { table: withTexts(({ before }) => before), version };
  const lost = placed.filter((one) => !there.includes(one)).map(({ cell }) => cell);
  return { base, now: withTexts(({ mine }) => mine), lost };
}
