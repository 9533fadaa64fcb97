import { routes } from "../../shared/contract/routes.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { formatNamed, TELLING_BYTES } from "../../shared/screenplay/script-format.ts";
import { scriptOf } from "../breakdown-run.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { putDocument } from "../store/documents.ts";
import { addDraft, draftOf } from "../store/drafts.ts";
import { idOfOperation, newId } from "../store/id.ts";
import { MEDIA_TYPES, taken } from "../uploaded-script.ts";

export const handler = serve(
  routes.uploadScript,
  async ({ member, payload: { file, fileName, operation }, refuse }) => {
    const format = taken(file.bytes.subarray(0, TELLING_BYTES), formatNamed(file.name) ?? "pdf");
    if (typeof format === "object") return refuse(format.code, format.words);
    const draftId = operation === undefined ? newId() : idOfOperation(member.userId, operation);
    const uploaded = operation === undefined ? undefined : await draftOf(member, draftId);
    if (uploaded) return scriptOf(uploaded);
    await putDocument(draftKey(member.projectId, draftId, format), file.bytes, MEDIA_TYPES[format]);
    return scriptOf(await addDraft(member, { draftId, name: fileName, format }, now()));
  },
);
