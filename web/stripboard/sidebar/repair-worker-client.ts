import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import type { BoardRepair } from "../../../shared/schedule/stripboard/repair/repair-board.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { callWorker } from "../../worker/worker-client.ts";
import { workerAddress } from "../../worker/worker-url.ts";
import script from "./repair-worker.ts?worker&url";

/** Input of repairBoard. */
export interface RepairQuestion {
  readonly board: Stripboard;
  readonly sheet: BoardContext;
  readonly today: string;
}

/** Repairs a board in a Web Worker, so that the page stays responsive. */
export function repairInWorker(question: RepairQuestion, signal?: AbortSignal): Promise<BoardRepair> {
  const start = () => new Worker(workerAddress(script), { type: "module" });
  return callWorker<BoardRepair>(start, question, signal && { signal });
}
