import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { archiveKey } from "../project-import.ts";
import { uploadForm } from "../store/documents.ts";
import { newId } from "../store/id.ts";

export const handler = serve(routes.prepareImport, async ({ session, payload: { size } }) => {
  const upload = newId();
  return { ...(await uploadForm(archiveKey(session.userId, upload), size, "application/gzip")), upload };
});
