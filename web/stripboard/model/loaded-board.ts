import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";

/** A board as it was fetched, with all that it is checked against. */
export interface LoadedBoard {
  readonly version: number;
  readonly today: string;
  /** Whether the project refuses boards that break a rule anew. */
  readonly strict: boolean;
  readonly board: Stripboard;
  readonly sheet: BoardContext;
  /** Whether it is one from before, kept on the device, and only to be read. */
  readonly isOld: boolean;
}
