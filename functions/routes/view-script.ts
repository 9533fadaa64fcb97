import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { copiesFolder } from "../breakdown/script-upload.ts";
import { serve } from "../http/serve.ts";
import { watermarkedScript } from "../pdf/watermark-pdf.ts";
import { downloadUrl, getBytes, putDocument, viewUrl } from "../store/aws/documents.ts";
import { newId } from "../store/aws/id.ts";
import { getDraft } from "../store/breakdown/drafts.ts";
import { projectOf } from "../store/project/projects.ts";

export const handler = serve(routes.viewScript, async ({ member, params: { fileName }, query, mark, refuse }) => {
  const [draft, { pagesMarked }] = await Promise.all([getDraft(member, fileName, query.version), projectOf(member)]);
  const { draftId, name, format } =
    draft ?? refuse("noSuchScript", t('There is no script named "{fileName}".', { fileName }));
  const key = draftKey(member.projectId, draftId, format);
  if (pagesMarked && format === "pdf") {
    const marked = await watermarkedScript(await getBytes(key), mark());
    if (marked) {
      // A scanned script may exceed the maximum response size. Copies are deleted after a day.
      const copy = copiesFolder(member) + newId();
      await putDocument(copy, marked, "application/pdf");
      return { url: await viewUrl(copy) };
    }
  }
  if (pagesMarked && member.may !== "owner") {
    refuse(
      "forOwners",
      format === "pdf"
        ? t(
            '"{name}" cannot be watermarked, so only the project\'s owner can open it. Print it to a new PDF and upload that.',
            { name },
          )
        : t("The original file is not watermarked, so only the project's owner can save it."),
    );
  }
  return { url: await (format === "pdf" ? viewUrl(key) : downloadUrl(key, `${name}.${format}`)) };
});
