import { routes } from "../../shared/contract/routes.ts";
import { begin, progressOf } from "../breakdown-run.ts";
import { serve } from "../http.ts";
import { draftNamed } from "../store/drafts.ts";

export const handler = serve(routes.generateBreakdown, async ({ member, params: { fileName }, query, refuse }) => {
  const draft =
    (await draftNamed(member, fileName, query.version)) ??
    refuse("noSuchScript", `There is no script named "${fileName}".`);
  return progressOf(await begin(member, draft, query.review ?? false));
});
