import { revisionTitle } from "../../shared/call-sheet/model/revision.ts";
import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { retold } from "../../shared/i18n/stored.ts";
import { fileName } from "../../shared/print/file-name.ts";
import { publicationPdf } from "../call-sheet/published-pdf.ts";
import { serve } from "../http/serve.ts";
import { watermarkedPdf } from "../pdf/watermark-pdf.ts";
import { papersOf } from "../report/paper-language.ts";
import { publicationsOf } from "../store/call-sheet/publications.ts";
import { projectOf } from "../store/project/projects.ts";

export const handler = serve(routes.printPublication, async ({ member, params, query, mark, refuse }) => {
  const { scheduleName, date } = params;
  const row =
    (await publicationsOf(member, { scheduleName, date })).find(({ number }) => number === query.number) ??
    refuse("notPublished", t("This day has no publication number {number}.", { number: query.number }));
  const project = await projectOf(member);
  const pdf = await publicationPdf(row, project);
  const { inItsLanguage } = await papersOf(member);
  return {
    name: await inItsLanguage(async () =>
      fileName([project.publicName, t("Call sheet"), scheduleName, date, retold(revisionTitle(row))], "pdf"),
    ),
    bytes: project.pagesMarked ? await watermarkedPdf(pdf, mark()) : pdf,
  };
});
