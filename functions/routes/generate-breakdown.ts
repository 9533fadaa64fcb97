import { routes } from "../../shared/contract/routes.ts";
import { progressOf, startBreakdownRun } from "../breakdown/breakdown-run.ts";
import { serve } from "../http/serve.ts";
import { getDraft } from "../store/breakdown/drafts.ts";

export const handler = serve(routes.generateBreakdown, async ({ member, params: { fileName }, query, refuse }) => {
  const draft =
    (await getDraft(member, fileName, query.version)) ??
    refuse("noSuchScript", `There is no script named "${fileName}".`);
  return progressOf(await startBreakdownRun(member, draft, query.review ?? false));
});
