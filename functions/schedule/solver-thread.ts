import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type ImprovableBoard, searchImprovement } from "../../shared/schedule/improvement/search-improvement.ts";
import type { Progress, SolveResult } from "../../shared/schedule/optimise/solve.ts";
import type { Budget } from "../../shared/schedule/search/budget.ts";

/** Duration of the first search stage, and the factor by which each stage is longer than the one before. */
const [FIRST_STAGE_MS, STAGE_FACTOR] = [4000, 4];

/**
 * The thread's input. `stop` is a flag in shared memory, because the thread does not process messages while it
 * searches.
 */
interface SearchInput {
  readonly kind: "improve a board";
  readonly start: ImprovableBoard;
  readonly milliseconds: number;
  readonly seed: number;
  readonly stop: Int32Array;
}

type WorkerMessage = { readonly news: Progress } | { readonly answer: SolveResult };

/** A search in a worker thread, whose progress its caller can follow and which it can stop. */
export interface SolverThread {
  readonly answer: Promise<SolveResult>;
  /** Ends the search soon; the answer is the best result so far. */
  stop(): void;
}

/** Starts a search. @param onNews called for each better schedule and each better bound */
export function solveInThread(
  { start, milliseconds, seed }: Pick<SearchInput, "start" | "milliseconds" | "seed">,
  onNews: (news: Progress) => void,
): SolverThread {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const input: SearchInput = { kind: "improve a board", start, milliseconds, seed, stop };
  // The worker runs this module, or the bundle that contains it: see the last lines.
  const thread = new Worker(new URL(import.meta.url), { workerData: input });
  const answer = new Promise<SolveResult>((resolve, reject) => {
    thread.on("message", (message: WorkerMessage) => {
      if ("news" in message) onNews(message.news);
      else resolve(message.answer);
    });
    thread.on("error", reject);
    thread.on("exit", (status) => reject(new Error(`The search ended without an answer (${status}).`)));
  });
  return { answer, stop: () => void Atomics.store(stop, 0, 1) };
}

function isSearchInput(data: unknown): data is SearchInput {
  return typeof data === "object" && data !== null && "kind" in data && data.kind === "improve a board";
}

if (!isMainThread && isSearchInput(workerData)) {
  const { start, milliseconds, seed, stop } = workerData;
  post({ answer: searchInStages() });

  /**
   * Each stage starts from scratch and takes longer than the one before, so that even a long search soon has a first
   * bound.
   */
  function searchInStages(): SolveResult {
    const isOver = () => Atomics.load(stop, 0) === 1 || performance.now() - began >= milliseconds;
    const began = performance.now();
    let best: SolveResult = { status: "unknown", bound: 0 };
    for (let stage = 0; stage === 0 || !isOver(); stage++) {
      const left = milliseconds - (performance.now() - began);
      const budget = budgetOf(Math.min(left, FIRST_STAGE_MS * STAGE_FACTOR ** stage), isOver);
      const options = { budget, seed: seed + stage, onProgress: (news: Progress) => post({ news }) };
      best = better(best, searchImprovement(start, options));
      if (best.status === "optimal" || best.status === "infeasible") break;
    }
    return best;
  }

  function post(message: WorkerMessage): void {
    parentPort?.postMessage(message);
  }
}

function budgetOf(milliseconds: number, isOver: () => boolean): Budget {
  const began = performance.now();
  const spent = () => Math.min(1, (performance.now() - began) / milliseconds);
  return { expired: () => spent() >= 1 || isOver(), spent };
}

/** Combines two results of one search: the better schedule and the better bound. */
function better(one: SolveResult, other: SolveResult): SolveResult {
  if (one.status === "infeasible" || other.status === "infeasible") return other.status === "infeasible" ? other : one;
  const bound = Math.max(one.bound, other.bound);
  if (one.status === "unknown") return other.status === "unknown" ? { ...other, bound } : proven(other, bound);
  if (other.status === "unknown") return proven(one, bound);
  return proven(other.cost < one.cost ? other : one, bound);
}

function proven(answer: Extract<SolveResult, { readonly cost: number }>, bound: number): SolveResult {
  return { ...answer, bound, status: bound >= answer.cost ? "optimal" : "feasible" };
}
