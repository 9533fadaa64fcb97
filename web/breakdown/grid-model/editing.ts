import type { KnownTable } from "../../../shared/tables/three-way-merge.ts";

/** Edits of a table; all can be undone. */
export interface Editing {
  /** Typing in a cell; all typing under one name is one step. */
  readonly type: (row: number, column: number, text: string, name: string) => void;
  /** Replaces the table, as one step. */
  readonly put: (table: KnownTable) => void;
  /** Undoes or redoes the last step; returns the resulting table. */
  readonly undo: () => KnownTable;
  readonly redo: () => KnownTable;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}
