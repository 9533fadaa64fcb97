import type { Table } from "./tsv.ts";

/** A table with one stable id per row. */
export interface KnownTable extends Table {
  readonly ids: readonly string[];
}

/** A cell that two users have edited since they loaded the same version. */
export interface CellConflict {
  readonly kind: "cell";
  readonly id: string;
  readonly column: string;
  /** The value in the common base version. */
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
}

/** A row that one user has edited and the other has deleted. */
export interface RowConflict {
  readonly kind: "row";
  readonly id: string;
  /** The user who deleted it. */
  readonly removedBy: "me" | "them";
  /** The row of the other user, by column. */
  readonly cells: Readonly<Record<string, string>>;
  /** The edited columns. */
  readonly columns: readonly string[];
}

export type MergeConflict = CellConflict | RowConflict;

/** Result of a merge: the table, with their value in each conflict, and the conflicts. */
export interface TableMerge {
  readonly table: KnownTable;
  readonly disputes: readonly MergeConflict[];
}

/** A unique key of a conflict within its merge. */
export const conflictKey = (dispute: MergeConflict) =>
  JSON.stringify(dispute.kind === "row" ? [dispute.id] : [dispute.id, dispute.column]);

type Cells = Readonly<Record<string, string>>;

/**
 * Three-way merge of two edited copies of a table. One-sided changes are applied; a cell changed on both sides, or a
 * row changed on one and deleted on the other, is returned as a conflict.
 */
export function threeWayMerge(base: KnownTable, mine: KnownTable, theirs: KnownTable): TableMerge {
  const [before, my, their] = [base, mine, theirs].map(cellsById) as [Rows, Rows, Rows];
  const disputes: MergeConflict[] = [];
  const merged = new Map([...their].map(([id, cells]) => [id, { ...cells }]));
  const differing = (one: Cells, other: Cells) =>
    [...new Set([...mine.columns, ...theirs.columns])].filter((column) => text(one, column) !== text(other, column));

  for (const [id, cells] of my) {
    const [was, now] = [before.get(id), merged.get(id)];
    if (now === undefined) {
      const columns = was ? differing(was, cells) : [];
      if (was && columns.length > 0) disputes.push({ kind: "row", id, removedBy: "them", cells, columns });
      continue;
    }
    for (const column of was ? differing(was, cells) : []) {
      const [said, wanted] = [text(now, column), text(cells, column)];
      const earlier = text(was ?? {}, column);
      // A column missing in their table is not a change of this cell.
      if (said === earlier || !theirs.columns.includes(column)) now[column] = wanted;
      else if (said !== wanted) {
        disputes.push({ kind: "cell", id, column, before: earlier, mine: wanted, theirs: said });
      }
    }
  }
  for (const [id, was] of before) {
    const now = their.get(id);
    if (my.has(id) || now === undefined) continue;
    const columns = differing(was, now);
    if (columns.length > 0) disputes.push({ kind: "row", id, removedBy: "me", cells: now, columns });
    else merged.delete(id);
  }
  const added = mine.ids.filter((id) => !before.has(id) && !their.has(id));
  const columns = [...new Set([...theirs.columns, ...mine.columns.filter((column) => isWritten(column, my, before))])];
  const kept = tableOf(columns, merged);
  return { table: added.reduce((table, id) => withRow(table, mine, id, my.get(id)!), kept), disputes };
}

/**
 * The merged table with resolved conflicts.
 *
 * @param base the common base version; a deleted row is restored after the row that it followed there
 * @param mine keys of the conflicts resolved in my favour; the others are resolved in theirs
 */
export function resolveConflicts(
  { table, disputes }: TableMerge,
  base: KnownTable,
  mine: ReadonlySet<string>,
): KnownTable {
  return disputes
    .filter((dispute) => mine.has(conflictKey(dispute)))
    .reduce((settled, dispute) => {
      if (dispute.kind === "row") {
        return dispute.removedBy === "me"
          ? withoutRow(settled, dispute.id)
          : withRow(settled, base, dispute.id, dispute.cells);
      }
      const rows = cellsById(settled);
      rows.set(dispute.id, { ...rows.get(dispute.id), [dispute.column]: dispute.mine });
      return tableOf(settled.columns, rows);
    }, table);
}

type Rows = Map<string, Cells>;

function cellsById({ columns, ids, rows }: KnownTable): Rows {
  return new Map(
    ids.map((id, row) => [id, Object.fromEntries(columns.map((column, at) => [column, rows[row]?.[at] ?? ""]))]),
  );
}

function tableOf(columns: readonly string[], cells: Rows): KnownTable {
  const rows = [...cells.values()].map((row) => columns.map((column) => text(row, column)));
  return { columns, ids: [...cells.keys()], rows };
}

/** Inserts a row after the row that it follows in another table. */
function withRow({ columns, ids, rows }: KnownTable, order: KnownTable, id: string, cells: Cells): KnownTable {
  const above = order.ids.slice(0, order.ids.indexOf(id)).findLast((one) => ids.includes(one));
  const place = above === undefined ? 0 : ids.indexOf(above) + 1;
  return {
    columns,
    ids: ids.toSpliced(place, 0, id),
    rows: rows.toSpliced(
      place,
      0,
      columns.map((column) => text(cells, column)),
    ),
  };
}

function withoutRow({ columns, ids, rows }: KnownTable, id: string): KnownTable {
  const place = ids.indexOf(id);
  return { columns, ids: ids.toSpliced(place, 1), rows: rows.toSpliced(place, 1) };
}

function isWritten(column: string, my: Rows, before: Rows): boolean {
  return [...my].some(([id, cells]) => text(cells, column) !== text(before.get(id) ?? {}, column));
}

/** A column can have any name, even "constructor". */
function text(cells: Cells, column: string): string {
  return Object.hasOwn(cells, column) ? cells[column]! : "";
}
