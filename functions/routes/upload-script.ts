import { routes } from "../../shared/contract/routes.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { scriptOf } from "../breakdown-run.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { isPdf, NOT_PDF } from "../pdf-file.ts";
import { putDocument } from "../store/documents.ts";
import { addDraft } from "../store/drafts.ts";
import { newId } from "../store/id.ts";

export const handler = serve(routes.uploadScript, async ({ member, payload: { file, fileName }, refuse }) => {
  if (!isPdf(file.bytes)) refuse("notPdf", NOT_PDF);
  const draftId = newId();
  await putDocument(draftKey(member.projectId, draftId, "pdf"), file.bytes, "application/pdf");
  return scriptOf(await addDraft(member, { draftId, name: fileName }, now()));
});
