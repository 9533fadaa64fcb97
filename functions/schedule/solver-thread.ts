import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { SchedulingInstance } from "../../shared/schedule/optimise/instance/instance.ts";
import { type Progress, type SolveResult, solveShoot } from "../../shared/schedule/optimise/solve.ts";
import type { Budget } from "../../shared/schedule/search/budget.ts";

/** How long the first stage of a search takes, and how many times longer each stage is than the one before. */
const [FIRST_STAGE_MS, LONGER] = [4000, 4];

/** What the thread is given. `stop` is one flag in shared memory, for the thread reads no messages while it searches. */
interface Question {
  readonly kind: "solve a shoot";
  readonly shoot: SchedulingInstance;
  readonly milliseconds: number;
  readonly seed: number;
  readonly stop: Int32Array;
}

type Word = { readonly news: Progress } | { readonly answer: SolveResult };

/** A search that goes on in a thread of its own, so that its caller can tell of it and stop it. */
export interface SolverThread {
  readonly answer: Promise<SolveResult>;
  /** Ends the search soon; it answers with the best so far. */
  stop(): void;
}

/** Starts a search. @param onNews told of each better schedule and each better bound */
export function solveInThread(
  { shoot, milliseconds, seed }: Pick<Question, "shoot" | "milliseconds" | "seed">,
  onNews: (news: Progress) => void,
): SolverThread {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const question: Question = { kind: "solve a shoot", shoot, milliseconds, seed, stop };
  // This very module, or the bundle that it became part of: its last lines are what the thread does.
  const thread = new Worker(new URL(import.meta.url), { workerData: question });
  const answer = new Promise<SolveResult>((resolve, reject) => {
    thread.on("message", (word: Word) => {
      if ("news" in word) onNews(word.news);
      else resolve(word.answer);
    });
    thread.on("error", reject);
    thread.on("exit", (status) => reject(new Error(`The search ended without an answer (${status}).`)));
  });
  return { answer, stop: () => void Atomics.store(stop, 0, 1) };
}

function isQuestion(data: unknown): data is Question {
  return typeof data === "object" && data !== null && "kind" in data && data.kind === "solve a shoot";
}

if (!isMainThread && isQuestion(workerData)) {
  const { shoot, milliseconds, seed, stop } = workerData;
  say({ answer: searchInStages() });

  /** Each stage begins afresh and takes longer, so that a first bound is known soon also in a long search. */
  function searchInStages(): SolveResult {
    const isOver = () => Atomics.load(stop, 0) === 1 || performance.now() - began >= milliseconds;
    const began = performance.now();
    let best: SolveResult = { status: "unknown", bound: 0 };
    for (let stage = 0; stage === 0 || !isOver(); stage++) {
      const left = milliseconds - (performance.now() - began);
      const budget = budgetOf(Math.min(left, FIRST_STAGE_MS * LONGER ** stage), isOver);
      best = better(best, solveShoot(shoot, { budget, seed: seed + stage, onProgress: (news) => say({ news }) }));
      if (best.status === "optimal" || best.status === "infeasible") break;
    }
    return best;
  }

  function say(word: Word): void {
    parentPort?.postMessage(word);
  }
}

function budgetOf(milliseconds: number, isOver: () => boolean): Budget {
  const began = performance.now();
  const spent = () => Math.min(1, (performance.now() - began) / milliseconds);
  return { expired: () => spent() >= 1 || isOver(), spent };
}

/** Of two answers about one shoot the better schedule, with the better bound. */
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
