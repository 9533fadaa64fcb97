import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { improvementView, reconcileImprovement } from "../schedule/improvement-run.ts";
import { improvementOf, updateImprovement } from "../store/schedule/improvements.ts";

export const handler = serve(routes.stopImprovement, async ({ member, params: { scheduleName } }) => {
  const known = await reconcileImprovement(member, scheduleName);
  if (known?.status !== "running") return improvementView(known);
  const stopping = await updateImprovement(member, scheduleName, known.run, { isStopping: true });
  return improvementView(stopping ?? (await improvementOf(member, scheduleName)));
});
