import type { Shoot } from "../../shared/schedule/optimise/instance.ts";
import { askWorker } from "../ask-worker.ts";
import { workerAddress } from "../worker-address.ts";
import script from "./bound-worker.ts?worker&url";

/** What is to be bounded, and for how long that may be worked on. */
export interface BoundQuestion {
  readonly shoot: Shoot;
  readonly milliseconds: number;
}

/** Works out in a thread of its own what no schedule of a production undercuts; `onNews` hears of each better bound. */
export function boundAside(
  question: BoundQuestion,
  options: { readonly signal: AbortSignal; readonly onNews: (bound: number) => void },
): Promise<number> {
  const start = () => new Worker(workerAddress(script), { type: "module" });
  return askWorker<number>(start, question, options);
}
