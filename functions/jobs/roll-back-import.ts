import { ARCHIVED_TABLES } from "../../shared/archive/manifest.ts";
import { INTERRUPTED } from "../project/background-job.ts";
import { ImportInput } from "../project/import-input.ts";
import { now } from "../runtime/clock.ts";
import { systemGrant } from "../store/account/sessions.ts";
import { importPlace, updateJob } from "../store/project/background-jobs.ts";
import { documentsFolder, eraseDocuments } from "../store/project/project-documents.ts";
import { deleteRows, hasProjectItem, rowsOf } from "../store/project/project-items.ts";

/** Takes away what an import has written that did not come to its end, and says that it failed. */
export const handler = async (event: unknown): Promise<void> => {
  const { userId, projectId, run } = ImportInput.parse(event);
  const leave = systemGrant(projectId);
  // It did come to its end, and only could not say so: the project stays.
  if (await hasProjectItem(leave)) {
    await updateJob(importPlace(userId), run, { status: "done", percent: 100, endedAt: now() });
    return;
  }
  for (const table of ARCHIVED_TABLES) await deleteRows(table, await rowsOf(leave, table));
  await eraseDocuments(documentsFolder(projectId));
  await updateJob(importPlace(userId), run, { status: "failed", reason: INTERRUPTED, endedAt: now() });
};
