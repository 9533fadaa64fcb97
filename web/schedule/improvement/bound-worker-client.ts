import type { SchedulingInstance } from "../../../shared/schedule/optimise/instance/instance.ts";
import { callWorker } from "../../worker/worker-client.ts";
import { workerAddress } from "../../worker/worker-url.ts";
import script from "./bound-worker.ts?worker&url";

/** The instance, and the time limit. */
export interface BoundRequest {
  readonly shoot: SchedulingInstance;
  readonly milliseconds: number;
}

/** Computes a lower bound in a Web Worker; `onNews` is called with each better bound. */
export function boundInWorker(
  question: BoundRequest,
  options: { readonly signal: AbortSignal; readonly onNews: (bound: number) => void },
): Promise<number> {
  const start = () => new Worker(workerAddress(script), { type: "module" });
  return callWorker<number>(start, question, options);
}
