import { ARCHIVED_TABLES } from "../../shared/archive/manifest.ts";
import { now } from "../clock.ts";
import { ImportInput } from "../import-input.ts";
import { INTERRUPTED } from "../long-job.ts";
import { importPlace, noteJob } from "../store/long-jobs.ts";
import { documentsFolder, eraseDocuments } from "../store/project-documents.ts";
import { deleteRows, hasHead, rowsOf } from "../store/project-rows.ts";
import { leaveFor } from "../store/sessions.ts";

/** Takes away what an import has written that did not come to its end, and says that it failed. */
export const handler = async (event: unknown): Promise<void> => {
  const { userId, projectId, run } = ImportInput.parse(event);
  const leave = leaveFor(projectId);
  // It did come to its end, and only could not say so: the project stays.
  if (await hasHead(leave)) {
    await noteJob(importPlace(userId), run, { status: "done", percent: 100, endedAt: now() });
    return;
  }
  for (const table of ARCHIVED_TABLES) await deleteRows(table, await rowsOf(leave, table));
  await eraseDocuments(documentsFolder(projectId));
  await noteJob(importPlace(userId), run, { status: "failed", reason: INTERRUPTED, endedAt: now() });
};
