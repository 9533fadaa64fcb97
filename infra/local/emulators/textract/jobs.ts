import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { ServiceError } from "../engine.ts";
import { type Block, blocksFrom } from "./blocks.ts";
import { type DetectedText, type TextDetector, UnreadableDocumentError } from "./text-detector.ts";
import { turns } from "./turns.ts";

/** A running or finished text detection job. */
export interface Job {
  readonly id: string;
  readonly startedAt: number;
  /** The document's location, for detecting that a token is reused for another document. */
  readonly location: string;
  readonly token: string | undefined;
  outcome:
    | { readonly kind: "read"; readonly text: DetectedText }
    | { readonly kind: "failed"; readonly message: string }
    | undefined;
}

export interface Jobs {
  /** Starts a job, or returns the job that the same token started. */
  start(request: { location: string; token: string | undefined; document: () => Promise<Uint8Array> }): Promise<Job>;
  find(id: string): Job | undefined;
  /** The blocks of a finished job. */
  blocksOf(job: Job, text: DetectedText): readonly Block[];
  close(): void;
}

/** Textract keeps the result of a job for 7 days. */
const KEPT_MS = 7 * 24 * 3600 * 1000;
/** Each may take 1 GB of memory and one CPU core. */
const AT_ONCE = 2;

export function textractJobs(detector: TextDetector, delayMs: number, now: () => number): Jobs {
  const jobs = new Map<string, Job>();
  const inTurn = turns(AT_ONCE);
  const closing = new AbortController();
  // Cache the latest blocks: clients request a result page by page, and a long script has 60,000 blocks.
  let latest: { readonly id: string; readonly blocks: readonly Block[] } | undefined;

  async function finish(job: Job, document: Uint8Array): Promise<void> {
    const [outcome] = await Promise.all([outcomeOf(detector, document, closing.signal), delay(delayMs)]);
    job.outcome = outcome;
  }

  return {
    async start({ location, token, document }) {
      forgetOld(jobs, now());
      const known = token === undefined ? undefined : [...jobs.values()].find((job) => job.token === token);
      if (known?.location === location) return known;
      if (known) {
        const message = `The ClientRequestToken ${token} was used for another document.`;
        throw new ServiceError("IdempotentParameterMismatchException", message);
      }
      const job: Job = { id: randomBytes(32).toString("hex"), startedAt: now(), location, token, outcome: undefined };
      jobs.set(job.id, job); // Add it before reading the document, so that a second request with the token finds it.
      try {
        const bytes = await document();
        void inTurn(() => finish(job, bytes));
      } catch (error) {
        jobs.delete(job.id);
        throw error;
      }
      return job;
    },
    find: (id) => jobs.get(id),
    blocksOf(job, text) {
      if (latest?.id !== job.id) latest = { id: job.id, blocks: blocksFrom(text.lines, text.pageCount, job.id) };
      return latest.blocks;
    },
    close: () => closing.abort(new Error("The local Textract was closed.")),
  };
}

async function outcomeOf(
  detector: TextDetector,
  document: Uint8Array,
  signal: AbortSignal,
): Promise<NonNullable<Job["outcome"]>> {
  try {
    return { kind: "read", text: await detector.detect(document, signal) };
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError) && !signal.aborted) console.error(error);
    return { kind: "failed", message: error instanceof Error ? error.message : `${error}` };
  }
}

function forgetOld(jobs: Map<string, Job>, now: number): void {
  for (const job of jobs.values()) if (now - job.startedAt > KEPT_MS) jobs.delete(job.id);
}
