import { routes } from "../../shared/contract/routes.ts";
import { episodeForDraft, MEDIA_TYPES, uploadKey } from "../breakdown/script-upload.ts";
import { serve } from "../http/serve.ts";
import { uploadForm } from "../store/aws/documents.ts";
import { newId } from "../store/aws/id.ts";

export const handler = serve(routes.prepareScriptUpload, async ({ member, payload, refuse }) => {
  const { size, format, episode } = payload;
  await episodeForDraft(member, episode, refuse);
  const upload = newId();
  return { ...(await uploadForm(uploadKey(member.projectId, upload), size, MEDIA_TYPES[format])), upload };
});
