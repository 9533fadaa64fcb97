import type { Edited } from "../../shared/schedule/stripboard/board-edit.ts";
import type { BoardBreach, BoardCost } from "../../shared/schedule/stripboard/judge.ts";
import type { Place } from "../../shared/schedule/stripboard/place.ts";
import type { WorkWarning } from "../../shared/schedule/work-week/warnings.ts";

/** The two lists of the board: the days, and the scenes that stand on none. */
export type ListName = "days" | "boneyard";

/** A gap between two rows of a list: below row `row`, or above all rows at -1. */
export interface Gap {
  readonly list: ListName;
  readonly row: number;
}

/**
 * Preview of a drop: the resulting board, new violations and warnings, and the resulting cost. `place` is the drop
 * position.
 */
export interface Outlook {
  readonly place: Place;
  readonly edited: Edited;
  readonly broken: readonly BoardBreach[];
  readonly warned: readonly WorkWarning[];
  readonly cost: BoardCost | undefined;
}

/** Strips that are being moved, by the pointer or by keys, and where to. */
export interface Lift {
  readonly ids: ReadonlySet<string>;
  readonly by: "pointer" | "keys";
  readonly gap: Gap;
  readonly outlook: Outlook;
}
