import { routes } from "../../shared/contract/routes.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { serve } from "../http.ts";
import { viewUrl } from "../store/documents.ts";
import { draftNamed } from "../store/drafts.ts";

export const handler = serve(routes.viewScript, async ({ member, params: { fileName }, query, refuse }) => {
  const draft =
    (await draftNamed(member, fileName, query.version)) ??
    refuse("noSuchScript", `There is no script named "${fileName}".`);
  return { url: await viewUrl(draftKey(member.projectId, draft.draftId, "pdf")) };
});
