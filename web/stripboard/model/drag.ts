import type { BoardViolation, BoardWarning } from "../../../shared/schedule/stripboard/board-checker.ts";
import type { BoardCost } from "../../../shared/schedule/stripboard/board-cost.ts";
import type { Edited } from "../../../shared/schedule/stripboard/board-edit.ts";
import type { BoardPosition } from "../../../shared/schedule/stripboard/board-position.ts";
import type { MoveToUnit } from "./unit-lanes.ts";

/** The two lists of the board: the days, and the boneyard. */
export type ListName = "days" | "boneyard";

/** A gap in a list: below row `row`, or above all rows at -1. */
export interface Gap {
  readonly list: ListName;
  readonly row: number;
  /** The other unit, by id, in whose lane of the day `row` it is. */
  readonly unit?: string | undefined;
  /** The number of the lane's strips before it. */
  readonly at?: number | undefined;
}

/**
 * Preview of a drop at `place`: the resulting board with its cost, new violations and warnings, and the price.
 */
export interface DropPreview {
  readonly place: BoardPosition;
  /** With a drop in another unit's lane, the move to that unit; the rest is about both boards. */
  readonly toUnit?: MoveToUnit | undefined;
  readonly edited: Edited;
  readonly broken: readonly BoardViolation[];
  readonly warned: readonly BoardWarning[];
  readonly cost: BoardCost | undefined;
  /** What the drop costs, as a sentence; empty if it is impossible. */
  readonly price: string;
}

/** Strips being dragged by pointer or keyboard, and the drop position. */
export interface Drag {
  readonly ids: ReadonlySet<string>;
  readonly by: "pointer" | "keys";
  readonly gap: Gap;
  readonly preview: DropPreview;
}
