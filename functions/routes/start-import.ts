import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { executionOf } from "../project/background-job.ts";
import { archiveKey, importView, newestImport } from "../project/project-import.ts";
import { now } from "../runtime/clock.ts";
import { isStored } from "../store/aws/documents.ts";
import { newId } from "../store/aws/id.ts";
import { startRun } from "../store/breakdown/pipeline-runs.ts";
import { getJob, importPlace, startJob } from "../store/project/background-jobs.ts";

export const handler = serve(routes.startImport, async ({ session, payload: { upload }, refuse }) => {
  const { userId } = session;
  const earlier = await newestImport(userId);
  if (earlier?.status === "running") return importView(earlier);
  // The import opens the file, once it was scanned.
  if (!(await isStored(archiveKey(userId, upload))))
    refuse("notUploaded", t("The file has not arrived. Please choose it again."));
  const made = { run: newId(), projectId: newId() };
  const begun = await startJob(importPlace(userId), session, made, { earlier, now: now() });
  // Another window started an import at the same moment: return that one.
  if (!begun) return importView(await getJob(importPlace(userId)));
  await startRun("IMPORT", executionOf(begun), { userId, ...made, upload });
  return importView(begun);
});
