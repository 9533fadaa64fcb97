import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { newestRun, reconcileDrafts } from "../breakdown/breakdown-run.ts";
import { serve } from "../http/serve.ts";
import { breakdownTable } from "../store/breakdown/breakdowns.ts";

export const handler = serve(routes.fetchBreakdown, async ({ member, refuse }) => {
  const table = await breakdownTable(member);
  if (table) return { tsv_content: table.tsv, version: table.version };
  const run = newestRun(await reconcileDrafts(member));
  if (run?.status === "running") refuse("inProgress", t("The breakdown is being generated."));
  return refuse("noBreakdown", run?.reason ?? t("There is no breakdown yet. Upload a script first."));
});
