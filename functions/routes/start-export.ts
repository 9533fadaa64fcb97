import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { executionOf } from "../project/background-job.ts";
import { exportView, newestExport } from "../project/project-export.ts";
import { now } from "../runtime/clock.ts";
import { startRun } from "../store/breakdown/pipeline-runs.ts";
import { exportPlace, getJob, startJob } from "../store/project/background-jobs.ts";

export const handler = serve(routes.startExport, async ({ member, payload: { operation } }) => {
  const earlier = await newestExport(member);
  if (earlier?.status === "running" || earlier?.run === operation) return exportView(member, earlier);
  const { projectId } = member;
  const begun = await startJob(exportPlace(member), member, { run: operation, projectId }, { earlier, now: now() });
  // Another request started an export at the same moment: return that one.
  if (!begun) return exportView(member, await getJob(exportPlace(member)));
  await startRun("EXPORT", executionOf(begun), { projectId, run: operation });
  return exportView(member, begun);
});
