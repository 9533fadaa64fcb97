import type { KnownTable } from "../../../shared/tables/three-way-merge.ts";

/** By which a table is written in; all of it can be taken back. */
export interface Editing {
  /** What is being typed in a cell; everything under one name is one step. */
  readonly type: (row: number, column: number, text: string, name: string) => void;
  /** Another table, as one step. */
  readonly put: (table: KnownTable) => void;
  /** Takes the last step back, or does it again; gives the table as it then is. */
  readonly undo: () => KnownTable;
  readonly redo: () => KnownTable;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}
