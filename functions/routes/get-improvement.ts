import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { settledImprovement, shownImprovement } from "../improvement.ts";

export const handler = serve(routes.getImprovement, async ({ member, params: { scheduleName } }) =>
  shownImprovement(await settledImprovement(member, scheduleName)),
);
