import { routes } from "../../shared/contract/routes.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { serve } from "../http.ts";
import { markedScript } from "../marked-pages.ts";
import { downloadUrl, getBytes, putDocument, viewUrl } from "../store/documents.ts";
import { draftNamed } from "../store/drafts.ts";
import { newId } from "../store/id.ts";
import { projectOf } from "../store/projects.ts";
import { copiesFolder } from "../uploaded-script.ts";

export const handler = serve(routes.viewScript, async ({ member, params: { fileName }, query, mark, refuse }) => {
  const [draft, { pagesMarked }] = await Promise.all([draftNamed(member, fileName, query.version), projectOf(member)]);
  const { draftId, name, format } = draft ?? refuse("noSuchScript", `There is no script named "${fileName}".`);
  const key = draftKey(member.projectId, draftId, format);
  if (pagesMarked && format === "pdf") {
    const marked = await markedScript(await getBytes(key), mark());
    if (marked) {
      // A scanned script is larger than an answer can be; what lies here is deleted after a day.
      const copy = copiesFolder(member) + newId();
      await putDocument(copy, marked, "application/pdf");
      return { url: await viewUrl(copy) };
    }
  }
  if (pagesMarked && member.may !== "owner") {
    refuse(
      "forOwners",
      format === "pdf"
        ? `"${name}" cannot be watermarked, so only the project's owner can open it. Print it to a new PDF and upload that.`
        : "The original file is not watermarked, so only the project's owner can save it.",
    );
  }
  return { url: await (format === "pdf" ? viewUrl(key) : downloadUrl(key, `${name}.${format}`)) };
});
