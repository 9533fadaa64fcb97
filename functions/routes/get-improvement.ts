import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { improvementView, reconcileImprovement } from "../schedule/improvement-run.ts";

export const handler = serve(routes.getImprovement, async ({ member, params: { scheduleName } }) =>
  improvementView(await reconcileImprovement(member, scheduleName)),
);
