import { routes } from "../../shared/contract/routes.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { TELLING_BYTES } from "../../shared/screenplay/script-format.ts";
import { scriptOf } from "../breakdown-run.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { copyDocument, firstBytes } from "../store/documents.ts";
import { addDraft, draftOf } from "../store/drafts.ts";
import { taken, uploadKey } from "../uploaded-script.ts";

export const handler = serve(routes.finishScriptUpload, async ({ member, payload, refuse }) => {
  const { fileName, upload } = payload;
  // The upload's id becomes the draft's. Finishing twice makes one draft, and what is posted later does not change it.
  const finished = await draftOf(member, upload);
  if (finished) return scriptOf(finished);
  const posted = uploadKey(member.projectId, upload);
  const start =
    (await firstBytes(posted, TELLING_BYTES)) ??
    refuse("notUploaded", "The file has not arrived. Please upload it again.");
  const format = taken(start, payload.format);
  if (typeof format === "object") return refuse(format.code, format.words);
  await copyDocument(posted, draftKey(member.projectId, upload, format));
  return scriptOf(await addDraft(member, { draftId: upload, name: fileName, format }, now()));
});
