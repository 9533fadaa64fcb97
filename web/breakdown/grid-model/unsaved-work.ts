import type { KnownTable } from "../../../shared/tables/three-way-merge.ts";

/** Work that is not saved yet: the rows in which something differs, as they were and as they are, kept with every letter. */
export interface Unsaved {
  /** The version of the breakdown that was changed. */
  readonly version: number;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly before: readonly string[];
    readonly mine: readonly string[];
  }[];
}

export interface UnsavedCell {
  /** The row's. */
  readonly id: string;
  readonly column: string;
  /** What it said, and what it says now. */
  readonly before: string;
  readonly mine: string;
}

/** Unsaved work cell by cell, as it is put together with that of others. */
export interface UnsavedCells {
  readonly version: number;
  readonly cells: readonly UnsavedCell[];
}

/** A table that was changed, and the version that it was. */
interface Base {
  readonly table: KnownTable;
  readonly version: number;
}

/** What differs from the table that was changed, whose rows and columns are the same; nothing where all is the same. */
export function unsavedIn({ table: base, version }: Base, now: KnownTable): Unsaved | undefined {
  const rows = now.rows.flatMap((mine, row) => {
    const before = base.rows[row] ?? [];
    const isSame = mine === before || mine.every((text, at) => text === before[at]);
    return isSame ? [] : [{ id: now.ids[row]!, before, mine }];
  });
  return rows.length === 0 ? undefined : { version, columns: now.columns, rows };
}

/**
 * What several pages have left, as one; what was written last holds. Nothing where none has left anything. Pages of
 * earlier versions of the web have left cells.
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

/** Unsaved work once more upon what is saved now, and the cells of it that have no place there any more. */
export interface BroughtBack {
  readonly base: Base;
  readonly now: KnownTable;
  readonly lost: readonly UnsavedCell[];
}

/**
 * Puts unsaved work into what is saved by now. Where others have written meanwhile, the base still says what it said
 * when this person began, so that saving meets theirs and asks.
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
