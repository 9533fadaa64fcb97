import type { BoardChange } from "../../../shared/contract/schedules.ts";
import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import type { UnitBoards } from "./unit-lanes.ts";

/** A loaded board with its context. */
export interface LoadedBoard {
  readonly version: number;
  readonly today: string;
  /** Whether the project rejects boards with new violations. */
  readonly strict: boolean;
  /** The dates whose call sheet is published; missing in answers that an earlier version stored on the device. */
  readonly published?: readonly string[];
  /** The newest saves; missing in answers that an earlier version stored on the device. */
  readonly changes?: readonly BoardChange[];
  readonly board: Stripboard;
  readonly sheet: BoardContext;
  /** With several units, their active boards. */
  readonly units?: UnitBoards | undefined;
  /** Whether it is from the offline cache, and therefore read-only. */
  readonly isOld: boolean;
}
