import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { uploadKey } from "../pdf-file.ts";
import { uploadForm } from "../store/documents.ts";
import { newId } from "../store/id.ts";

export const handler = serve(routes.prepareScriptUpload, async ({ member, payload: { size } }) => {
  const upload = newId();
  return { ...(await uploadForm(uploadKey(member.projectId, upload), size)), upload };
});
