import type { LongJobState } from "../../shared/contract/archives.ts";
import { now } from "../runtime/clock.ts";
import { type Machine, runStatus } from "../store/breakdown/pipeline-runs.ts";
import { type BackgroundJob, getJob, type JobPlace, updateJob } from "../store/project/background-jobs.ts";

/** The newest job at its place by the state machine's own word: one that died without a word has failed. */
export async function reconcileJob(place: JobPlace, machine: Machine): Promise<BackgroundJob | undefined> {
  const known = await getJob(place);
  if (known?.status !== "running") return known;
  const status = await runStatus(machine, executionOf(known), { begun: known.startedAt, now });
  if (status === "running") return known;
  // It may have ended, and said how, since it was read.
  const later = await getJob(place);
  if (later?.status !== "running" || later.run !== known.run) return later;
  return updateJob(place, known.run, { status: "failed", reason: INTERRUPTED, endedAt: now() });
}

/** The name of a job's execution. */
export const executionOf = ({ projectId, run }: Pick<BackgroundJob, "projectId" | "run">) => `${projectId}-${run}`;

/** Why a job failed that ended without a reason of its own. */
export const INTERRUPTED = "It was interrupted and nothing was kept. Please start it again.";

/** A job as it is shown. */
export function jobView(job: BackgroundJob | undefined): LongJobState {
  if (!job) return { status: "none", percent: 0, reason: null };
  return { status: job.status, percent: Math.floor(job.percent), reason: job.reason ?? null };
}

// Each note is a write; a person sees no more than this.
const PROGRESS_INTERVAL_MS = 700;

/** Returns a progress callback (0 to 1) that stores the percentage at most once per 700 ms and never more than 99. */
export function progressReporter(place: JobPlace, run: string): (share: number) => Promise<void> {
  let told = performance.now();
  return async (share) => {
    if (performance.now() - told < PROGRESS_INTERVAL_MS) return;
    told = performance.now();
    await updateJob(place, run, { percent: Math.min(99, share * 100) });
  };
}
