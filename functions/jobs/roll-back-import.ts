import { ARCHIVED_TABLES } from "../../shared/archive/manifest.ts";
import { INTERRUPTED } from "../project/background-job.ts";
import { ImportInput } from "../project/import-input.ts";
import { now } from "../runtime/clock.ts";
import { systemGrant } from "../store/account/sessions.ts";
import { importPlace, updateJob } from "../store/project/background-jobs.ts";
import { documentsFolder, eraseDocuments } from "../store/project/project-documents.ts";
import { deleteRows, hasProjectItem, rowsOf } from "../store/project/project-items.ts";

/** Deletes what an interrupted import has written and marks the import as failed. */
export const handler = async (event: unknown): Promise<void> => {
  const { userId, projectId, run } = ImportInput.parse(event);
  const grant = systemGrant(projectId);
  // The import finished but could not record it: the project stays.
  if (await hasProjectItem(grant)) {
    await updateJob(importPlace(userId), run, { status: "done", percent: 100, endedAt: now() });
    return;
  }
  for (const table of ARCHIVED_TABLES) await deleteRows(table, await rowsOf(grant, table));
  await eraseDocuments(documentsFolder(projectId));
  await updateJob(importPlace(userId), run, { status: "failed", reason: INTERRUPTED, endedAt: now() });
};
