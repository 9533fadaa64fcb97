import type { ImportState } from "../../shared/contract/archives.ts";
import { type BackgroundJob, importPlace } from "../store/project/background-jobs.ts";
import { jobView, reconcileJob } from "./background-job.ts";

/** The key to which the browser posts an archive; it is deleted after a day. */
export const archiveKey = (userId: string, upload: string) => `uploads/${userId}/${upload}.archive`;

export const newestImport = (userId: string) => reconcileJob(importPlace(userId), "IMPORT");

/** An import as the API returns it. */
export function importView(job: BackgroundJob | undefined): ImportState {
  const { projectId, projectName } = job ?? {};
  const isThere = job?.status === "done" && projectId !== undefined && projectName !== undefined;
  return { ...jobView(job), project: isThere ? { id: projectId, name: projectName } : null };
}
