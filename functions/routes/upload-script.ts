import { routes } from "../../shared/contract/routes.ts";
import { formatNamed, TELLING_BYTES } from "../../shared/screenplay/model/script-format.ts";
import { scriptOf } from "../breakdown/breakdown-run.ts";
import {
  acceptScript,
  draftLimitText,
  episodeForDraft,
  MEDIA_TYPES,
  storeDraft,
  uploadKey,
} from "../breakdown/script-upload.ts";
import { scannedVersion } from "../http/scanned-upload.ts";
import { serve } from "../http/serve.ts";
import { copyDocument, putDocument } from "../store/aws/documents.ts";
import { idFromIdempotencyKey, newId } from "../store/aws/id.ts";
import { isScanned, verdictOn } from "../store/aws/malware-scan.ts";
import { draftOf } from "../store/breakdown/drafts.ts";
import { episodesOf } from "../store/breakdown/episodes.ts";

export const handler = serve(
  routes.uploadScript,
  async ({ member, payload: { file, fileName, operation, episode }, refuse }) => {
    const format = acceptScript(file.bytes.subarray(0, TELLING_BYTES), formatNamed(file.name) ?? "pdf");
    if (typeof format === "object") return refuse(format.code, format.words);
    const draftId = operation === undefined ? newId() : idFromIdempotencyKey(member.userId, operation);
    const uploaded = operation === undefined ? undefined : await draftOf(member, draftId);
    if (uploaded) return scriptOf(uploaded, (await episodesOf(member)).episodes);
    const episodeFor = () => episodeForDraft(member, episode, refuse);
    const added = await storeDraft(member, { draftId, name: fileName, format }, episodeFor, async (key) => {
      if (!isScanned()) return putDocument(key, file.bytes, MEDIA_TYPES[format]);
      const posted = uploadKey(member.projectId, draftId);
      // A retry must not replace the file that is being scanned.
      if ((await verdictOn(posted)).state === "missing") await putDocument(posted, file.bytes, MEDIA_TYPES[format]);
      return copyDocument(posted, key, await scannedVersion(posted));
    });
    return "most" in added
      ? refuse("draftLimit", draftLimitText(added))
      : scriptOf(added, (await episodesOf(member)).episodes);
  },
);
