import type { ImportState } from "../../shared/contract/archives.ts";
import { type BackgroundJob, importPlace } from "../store/project/background-jobs.ts";
import { jobView, reconcileJob } from "./background-job.ts";

/** Where the browser posts an archive; what stays there is deleted after a day. */
export const archiveKey = (userId: string, upload: string) => `uploads/${userId}/${upload}.archive`;

export const newestImport = (userId: string) => reconcileJob(importPlace(userId), "IMPORT");

/** An import as it is shown. */
export function importView(job: BackgroundJob | undefined): ImportState {
  const { projectId, projectName } = job ?? {};
  const isThere = job?.status === "done" && projectId !== undefined && projectName !== undefined;
  return { ...jobView(job), project: isThere ? { id: projectId, name: projectName } : null };
}
