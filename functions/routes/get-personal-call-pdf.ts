import { OWN_LINK } from "../../shared/activity-log/details-text.ts";
import { revisionTitle } from "../../shared/call-sheet/model/revision.ts";
import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { retold } from "../../shared/i18n/stored.ts";
import { fileName } from "../../shared/print/file-name.ts";
import { findPersonalCall, NO_SUCH_CALL } from "../call-sheet/personal-call.ts";
import { publicationPdf } from "../call-sheet/published-pdf.ts";
import { callSheetPdf } from "../call-sheet/render-call-sheets.ts";
import { inSheetLanguage } from "../call-sheet/sheet-language.ts";
import { recordOwnCopy } from "../http/audit-log.ts";
import { serve } from "../http/serve.ts";
import { watermarkFor } from "../http/watermark.ts";
import { watermarkedPdf } from "../pdf/watermark-pdf.ts";
import { projectOf } from "../store/project/projects.ts";

export const handler = serve(routes.getPersonalCallPdf, async ({ params: { secret }, requestId, refuse }) => {
  const { grant, day, row, person, sheet, logo, isNarrowed } =
    (await findPersonalCall(secret)) ?? refuse("noSuchCall", NO_SUCH_CALL);
  const project = await projectOf(grant);
  const name = await inSheetLanguage(sheet, async () =>
    fileName([project.publicName, t("Call sheet"), day.date, retold(revisionTitle(row))], "pdf"),
  );
  if (person.call === "")
    refuse("noSuchCall", t("You are no longer called on this day, so there is no call sheet to print."));
  const pdf = isNarrowed ? await callSheetPdf([sheet], logo) : await publicationPdf(row, project);
  if (!project.pagesMarked) return { name, bytes: pdf };
  const mark = watermarkFor(person.name, requestId);
  const bytes = await watermarkedPdf(pdf, mark);
  await recordOwnCopy(grant, mark, routes.getPersonalCallPdf, requestId, `${OWN_LINK}, date: ${day.date}`);
  return { name, bytes };
});
