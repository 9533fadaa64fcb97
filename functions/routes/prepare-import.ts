import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { archiveKey } from "../project/project-import.ts";
import { uploadForm } from "../store/aws/documents.ts";
import { newId } from "../store/aws/id.ts";

export const handler = serve(routes.prepareImport, async ({ session, payload: { size } }) => {
  const upload = newId();
  return { ...(await uploadForm(archiveKey(session.userId, upload), size, "application/gzip")), upload };
});
