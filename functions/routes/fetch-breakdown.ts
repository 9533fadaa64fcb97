import { routes } from "../../shared/contract/routes.ts";
import { newestRun, settledDrafts } from "../breakdown-run.ts";
import { serve } from "../http.ts";
import { breakdownTable } from "../store/breakdowns.ts";

export const handler = serve(routes.fetchBreakdown, async ({ member, refuse }) => {
  const table = await breakdownTable(member);
  if (table) return { tsv_content: table.tsv, version: table.version };
  const run = newestRun(await settledDrafts(member));
  if (run?.status === "running") refuse("inProgress", "The breakdown is being generated.");
  return refuse("noBreakdown", run?.reason ?? "There is no breakdown yet. Upload a script first.");
});
