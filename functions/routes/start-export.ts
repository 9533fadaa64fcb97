import { routes } from "../../shared/contract/routes.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { executionOf } from "../long-job.ts";
import { newestExport, shownExport } from "../project-export.ts";
import { beginJob, exportPlace, jobAt } from "../store/long-jobs.ts";
import { startRun } from "../store/runs.ts";

export const handler = serve(routes.startExport, async ({ member, payload: { operation } }) => {
  const earlier = await newestExport(member);
  if (earlier?.status === "running" || earlier?.run === operation) return shownExport(member, earlier);
  const { projectId } = member;
  const begun = await beginJob(exportPlace(member), member, { run: operation, projectId }, { earlier, now: now() });
  // Somebody else began one in the same moment: theirs is the export.
  if (!begun) return shownExport(member, await jobAt(exportPlace(member)));
  await startRun("EXPORT", executionOf(begun), { projectId, run: operation });
  return shownExport(member, begun);
});
