/** A displayed cell, counted from 0; lines are scenes or group headings. */
export interface CellPosition {
  readonly line: number;
  readonly column: number;
}

/** A rectangle of cells; both ends are included. */
export interface Range {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The range between the anchor and the active cell. */
export function rangeBetween(one: CellPosition, other: CellPosition): Range {
  return {
    top: Math.min(one.line, other.line),
    left: Math.min(one.column, other.column),
    bottom: Math.max(one.line, other.line),
    right: Math.max(one.column, other.column),
  };
}

export const isOneCell = ({ top, left, bottom, right }: Range): boolean => top === bottom && left === right;
