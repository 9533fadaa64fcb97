import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import type { BoardRepair } from "../../../shared/schedule/stripboard/repair-board.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { callWorker } from "../../worker/worker-client.ts";
import { workerAddress } from "../../worker/worker-url.ts";
import script from "./repair-worker.ts?worker&url";

/** What putting right needs to know; see repairBoard. */
export interface RepairQuestion {
  readonly board: Stripboard;
  readonly sheet: BoardContext;
  readonly today: string;
}

/** Puts a board right in a thread of its own, so that the page stays at hand meanwhile. */
export function repairInWorker(question: RepairQuestion, signal?: AbortSignal): Promise<BoardRepair> {
  const start = () => new Worker(workerAddress(script), { type: "module" });
  return callWorker<BoardRepair>(start, question, signal && { signal });
}
