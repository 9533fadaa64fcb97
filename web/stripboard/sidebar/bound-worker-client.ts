import type { SchedulingInstance } from "../../../shared/schedule/optimise/instance/instance.ts";
import { callWorker } from "../../worker/worker-client.ts";
import { workerAddress } from "../../worker/worker-url.ts";
import script from "./bound-worker.ts?worker&url";

/** What is to be bounded, and for how long that may be worked on. */
export interface BoundQuestion {
  readonly shoot: SchedulingInstance;
  readonly milliseconds: number;
}

/** Works out in a thread of its own what no schedule of a production undercuts; `onNews` hears of each better bound. */
export function boundInWorker(
  question: BoundQuestion,
  options: { readonly signal: AbortSignal; readonly onNews: (bound: number) => void },
): Promise<number> {
  const start = () => new Worker(workerAddress(script), { type: "module" });
  return callWorker<number>(start, question, options);
}
