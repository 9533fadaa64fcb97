/** A cell among those that are shown, counted from 0: lines are scenes or the headings of groups. */
export interface CellPosition {
  readonly line: number;
  readonly column: number;
}

/** A rectangle of cells, both ends included. */
export interface Range {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** What is selected between the cell where that began and the cell that has the keys. */
export function rangeBetween(one: CellPosition, other: CellPosition): Range {
  return {
    top: Math.min(one.line, other.line),
    left: Math.min(one.column, other.column),
    bottom: Math.max(one.line, other.line),
    right: Math.max(one.column, other.column),
  };
}

export const isOneCell = ({ top, left, bottom, right }: Range): boolean => top === bottom && left === right;
