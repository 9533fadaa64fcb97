import { noArchive } from "../../shared/archive/manifest.ts";
import { routes } from "../../shared/contract/routes.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { executionOf } from "../long-job.ts";
import { archiveKey, newestImport, shownImport } from "../project-import.ts";
import { firstBytes } from "../store/documents.ts";
import { newId } from "../store/id.ts";
import { beginJob, importPlace, jobAt } from "../store/long-jobs.ts";
import { startRun } from "../store/runs.ts";

export const handler = serve(routes.startImport, async ({ session, payload: { upload }, refuse }) => {
  const { userId } = session;
  const earlier = await newestImport(userId);
  if (earlier?.status === "running") return shownImport(earlier);
  const start =
    (await firstBytes(archiveKey(userId, upload), 2)) ??
    refuse("notUploaded", "The file has not arrived. Please choose it again.");
  // What every file begins with that gzip has made.
  if (start[0] !== 0x1f || start[1] !== 0x8b) refuse("notArchive", noArchive().message);
  const made = { run: newId(), projectId: newId() };
  const begun = await beginJob(importPlace(userId), session, made, { earlier, now: now() });
  // Begun in another window in the same moment: that is the import.
  if (!begun) return shownImport(await jobAt(importPlace(userId)));
  await startRun("IMPORT", executionOf(begun), { userId, ...made, upload });
  return shownImport(begun);
});
