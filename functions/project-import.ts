import type { ImportState } from "../shared/contract/archives.ts";
import { settledJob, shownJob } from "./long-job.ts";
import { importPlace, type LongJob } from "./store/long-jobs.ts";

/** Where the browser posts an archive; what stays there is deleted after a day. */
export const archiveKey = (userId: string, upload: string) => `uploads/${userId}/${upload}.archive`;

export const newestImport = (userId: string) => settledJob(importPlace(userId), "IMPORT");

/** An import as it is shown. */
export function shownImport(job: LongJob | undefined): ImportState {
  const { projectId, projectName } = job ?? {};
  const isThere = job?.status === "done" && projectId !== undefined && projectName !== undefined;
  return { ...shownJob(job), project: isThere ? { id: projectId, name: projectName } : null };
}
