import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { TELLING_BYTES } from "../../shared/screenplay/model/script-format.ts";
import { scriptOf } from "../breakdown/breakdown-run.ts";
import { acceptScript, draftLimitText, episodeForDraft, storeDraft, uploadKey } from "../breakdown/script-upload.ts";
import { scannedVersion } from "../http/scanned-upload.ts";
import { serve } from "../http/serve.ts";
import { copyDocument, firstBytes } from "../store/aws/documents.ts";
import { draftOf } from "../store/breakdown/drafts.ts";
import { episodesOf } from "../store/breakdown/episodes.ts";

export const handler = serve(routes.finishScriptUpload, async ({ member, payload, refuse }) => {
  const { fileName, upload } = payload;
  // The upload's ID becomes the draft's: finishing twice adds one draft, and later uploads to the key do not change it.
  const finished = await draftOf(member, upload);
  if (finished) return scriptOf(finished, (await episodesOf(member)).episodes);
  const episodeFor = () => episodeForDraft(member, payload.episode, refuse);
  const posted = uploadKey(member.projectId, upload);
  const scanned = await scannedVersion(posted);
  const start =
    (await firstBytes(posted, TELLING_BYTES, scanned)) ??
    refuse("notUploaded", t("The file has not arrived. Please upload it again."));
  const format = acceptScript(start, payload.format);
  if (typeof format === "object") return refuse(format.code, format.words);
  const added = await storeDraft(member, { draftId: upload, name: fileName, format }, episodeFor, (key) =>
    copyDocument(posted, key, scanned),
  );
  return "most" in added
    ? refuse("draftLimit", draftLimitText(added))
    : scriptOf(added, (await episodesOf(member)).episodes);
});
