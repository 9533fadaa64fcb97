import type { BoardSheet } from "../../shared/schedule/stripboard/board-sheet.ts";
import type { Righting } from "../../shared/schedule/stripboard/put-right.ts";
import type { Stripboard } from "../../shared/schedule/stripboard/stripboard.ts";
import { askWorker } from "../ask-worker.ts";
import { workerAddress } from "../worker-address.ts";
import script from "./righting-worker.ts?worker&url";

/** What putting right needs to know; see putRight. */
export interface RightingQuestion {
  readonly board: Stripboard;
  readonly sheet: BoardSheet;
  readonly today: string;
}

/** Puts a board right in a thread of its own, so that the page stays at hand meanwhile. */
export function putRightAside(question: RightingQuestion, signal?: AbortSignal): Promise<Righting> {
  const start = () => new Worker(workerAddress(script), { type: "module" });
  return askWorker<Righting>(start, question, signal && { signal });
}
