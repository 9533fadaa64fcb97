import { awsCosts, totalOf } from "../../shared/aws-costs/project-costs.ts";
import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { usageOf } from "../project/project-usage.ts";

export const handler = serve(routes.getCosts, async ({ member }) => {
  const lines = awsCosts(await usageOf(member));
  return { lines, monthlyUsd: totalOf(lines, true), onceUsd: totalOf(lines, false) };
});
