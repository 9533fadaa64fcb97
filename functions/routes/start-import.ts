import { noArchive } from "../../shared/archive/manifest.ts";
import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { executionOf } from "../project/background-job.ts";
import { archiveKey, importView, newestImport } from "../project/project-import.ts";
import { now } from "../runtime/clock.ts";
import { firstBytes } from "../store/aws/documents.ts";
import { newId } from "../store/aws/id.ts";
import { startRun } from "../store/breakdown/pipeline-runs.ts";
import { getJob, importPlace, startJob } from "../store/project/background-jobs.ts";

export const handler = serve(routes.startImport, async ({ session, payload: { upload }, refuse }) => {
  const { userId } = session;
  const earlier = await newestImport(userId);
  if (earlier?.status === "running") return importView(earlier);
  const start =
    (await firstBytes(archiveKey(userId, upload), 2)) ??
    refuse("notUploaded", "The file has not arrived. Please choose it again.");
  // The magic number of gzip files.
  if (start[0] !== 0x1f || start[1] !== 0x8b) refuse("notArchive", noArchive().message);
  const made = { run: newId(), projectId: newId() };
  const begun = await startJob(importPlace(userId), session, made, { earlier, now: now() });
  // Another window started an import at the same moment: return that one.
  if (!begun) return importView(await getJob(importPlace(userId)));
  await startRun("IMPORT", executionOf(begun), { userId, ...made, upload });
  return importView(begun);
});
