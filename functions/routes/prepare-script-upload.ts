import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { uploadForm } from "../store/documents.ts";
import { newId } from "../store/id.ts";
import { MEDIA_TYPES, uploadKey } from "../uploaded-script.ts";

export const handler = serve(routes.prepareScriptUpload, async ({ member, payload: { size, format } }) => {
  const upload = newId();
  return { ...(await uploadForm(uploadKey(member.projectId, upload), size, MEDIA_TYPES[format])), upload };
});
