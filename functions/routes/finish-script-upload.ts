import { routes } from "../../shared/contract/routes.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { TELLING_BYTES } from "../../shared/screenplay/model/script-format.ts";
import { scriptOf } from "../breakdown/breakdown-run.ts";
import { acceptScript, DRAFT_LIMIT, uploadKey } from "../breakdown/script-upload.ts";
import { scannedVersion } from "../http/scanned-upload.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { copyDocument, firstBytes } from "../store/aws/documents.ts";
import { addDraft, draftOf } from "../store/breakdown/drafts.ts";

export const handler = serve(routes.finishScriptUpload, async ({ member, payload, refuse }) => {
  const { fileName, upload } = payload;
  // The upload's ID becomes the draft's: finishing twice adds one draft, and later uploads to the key do not change it.
  const finished = await draftOf(member, upload);
  if (finished) return scriptOf(finished);
  const posted = uploadKey(member.projectId, upload);
  const scanned = await scannedVersion(posted);
  const start =
    (await firstBytes(posted, TELLING_BYTES, scanned)) ??
    refuse("notUploaded", "The file has not arrived. Please upload it again.");
  const format = acceptScript(start, payload.format);
  if (typeof format === "object") return refuse(format.code, format.words);
  await copyDocument(posted, draftKey(member.projectId, upload, format), scanned);
  const added = await addDraft(member, { draftId: upload, name: fileName, format }, now());
  return added === "draftLimit" ? refuse(added, DRAFT_LIMIT) : scriptOf(added);
});
