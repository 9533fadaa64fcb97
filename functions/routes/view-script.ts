import { routes } from "../../shared/contract/routes.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { serve } from "../http.ts";
import { downloadUrl, viewUrl } from "../store/documents.ts";
import { draftNamed } from "../store/drafts.ts";

export const handler = serve(routes.viewScript, async ({ member, params: { fileName }, query, refuse }) => {
  const { draftId, name, format } =
    (await draftNamed(member, fileName, query.version)) ??
    refuse("noSuchScript", `There is no script named "${fileName}".`);
  const key = draftKey(member.projectId, draftId, format);
  return { url: await (format === "pdf" ? viewUrl(key) : downloadUrl(key, `${name}.${format}`)) };
});
