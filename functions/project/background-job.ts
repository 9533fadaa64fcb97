import type { LongJobState } from "../../shared/contract/archives.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { now } from "../runtime/clock.ts";
import { type Machine, runStatus } from "../store/breakdown/pipeline-runs.ts";
import { type BackgroundJob, getJob, type JobPlace, updateJob } from "../store/project/background-jobs.ts";

/**
 * The newest job, with its status reconciled with the state machine: a run that ended without updating the item has
 * failed.
 */
export async function reconcileJob(place: JobPlace, machine: Machine): Promise<BackgroundJob | undefined> {
  const known = await getJob(place);
  if (known?.status !== "running") return known;
  const status = await runStatus(machine, executionOf(known), { begun: known.startedAt, now });
  if (status === "running") return known;
  // The run may have ended and recorded its result since the job was read.
  const later = await getJob(place);
  if (later?.status !== "running" || later.run !== known.run) return later;
  return updateJob(place, known.run, { status: "failed", reason: INTERRUPTED, endedAt: now() });
}

export const executionOf = ({ projectId, run }: Pick<BackgroundJob, "projectId" | "run">) => `${projectId}-${run}`;

/** The reason for a job that failed without recording one. */
export const INTERRUPTED = stored("It was interrupted and nothing was kept. Please start it again.");

/** A job as the API returns it. */
export function jobView(job: BackgroundJob | undefined): LongJobState {
  if (!job) return { status: "none", percent: 0, reason: null };
  return { status: job.status, percent: Math.floor(job.percent), reason: job.reason ?? null };
}

// Each update is a write; more frequent ones would not be visible.
const PROGRESS_INTERVAL_MS = 700;

/** Returns a progress callback (0 to 1) that stores the percentage at most once per 700 ms and never more than 99. */
export function progressReporter(place: JobPlace, run: string): (share: number) => Promise<void> {
  let reportedAt = performance.now();
  return async (share) => {
    if (performance.now() - reportedAt < PROGRESS_INTERVAL_MS) return;
    reportedAt = performance.now();
    await updateJob(place, run, { percent: Math.min(99, share * 100) });
  };
}
