import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { executionName, improvableNamed, improvementView, reconcileImprovement } from "../schedule/improvement-run.ts";
import { startRun } from "../store/breakdown/pipeline-runs.ts";
import { improvementOf, startImprovement } from "../store/schedule/improvements.ts";

export const handler = serve(routes.startImprovement, async ({ member, params: { scheduleName }, payload, refuse }) => {
  const earlier = await reconcileImprovement(member, scheduleName);
  if (earlier?.status === "running") return improvementView(earlier);
  const { saved, free } =
    (await improvableNamed(member, scheduleName)) ??
    refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName }));
  if (free === 0) {
    refuse("nothingToMove", t("Every scene is pinned, on a locked day or in the past: there is nothing to move."));
  }
  const { seconds } = payload;
  const begun = await startImprovement(
    member,
    scheduleName,
    { seconds, version: saved.version },
    { earlier, now: now() },
  );
  // Another request started a run at the same moment: return that one.
  if (!begun) return improvementView(await improvementOf(member, scheduleName));
  const { projectId } = member;
  const input = { projectId, scheduleName, run: begun.run, seconds };
  await startRun("IMPROVEMENT", executionName(member, begun.run), input);
  return improvementView(begun);
});
