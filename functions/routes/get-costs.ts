import { routes } from "../../shared/contract/routes.ts";
import { projectCosts, totalOf } from "../../shared/costs/project-costs.ts";
import { serve } from "../http.ts";
import { usageOf } from "../project-usage.ts";

export const handler = serve(routes.getCosts, async ({ member }) => {
  const lines = projectCosts(await usageOf(member));
  return { lines, monthlyUsd: totalOf(lines, true), onceUsd: totalOf(lines, false) };
});
