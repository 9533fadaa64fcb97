import { routes } from "../../shared/contract/routes.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { scriptOf } from "../breakdown-run.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { isPdf, NOT_PDF, uploadKey } from "../pdf-file.ts";
import { copyDocument, firstBytes } from "../store/documents.ts";
import { addDraft, draftOf } from "../store/drafts.ts";

export const handler = serve(routes.finishScriptUpload, async ({ member, payload: { fileName, upload }, refuse }) => {
  // The upload's id becomes the draft's. Finishing twice makes one draft, and what is posted later does not change it.
  const finished = await draftOf(member, upload);
  if (finished) return scriptOf(finished);
  const posted = uploadKey(member.projectId, upload);
  const start =
    (await firstBytes(posted, 5)) ?? refuse("notUploaded", "The file has not arrived. Please upload it again.");
  if (!isPdf(start)) refuse("notPdf", NOT_PDF);
  await copyDocument(posted, draftKey(member.projectId, upload, "pdf"));
  return scriptOf(await addDraft(member, { draftId: upload, name: fileName }, now()));
});
