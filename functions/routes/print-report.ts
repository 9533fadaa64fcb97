import { columnText } from "../../shared/breakdown/model/column-text.ts";
import { routes } from "../../shared/contract/routes.ts";
import { said, t } from "../../shared/i18n/speech.ts";
import { fileName } from "../../shared/print/file-name.ts";
import { withDayOutOfDays } from "../../shared/reports/chosen-day-out-of-days.ts";
import { withCategory } from "../../shared/reports/one-category.ts";
import { reportDocument } from "../../shared/reports/pdf/pdf-document.ts";
import { REPORTS } from "../../shared/reports/report-name.ts";
import { nameParts } from "../../shared/reports/reports.ts";
import { requireEpisode } from "../breakdown/episode-list.ts";
import { serve } from "../http/serve.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import { papersOf } from "../report/paper-language.ts";
import { reportsOf } from "../report/schedule-reports.ts";
import { today } from "../runtime/clock.ts";

export const handler = serve(routes.printReport, async ({ member, params: { scheduleName }, query, refuse }) => {
  const { report, category, units, episode } = query;
  await requireEpisode(member, episode, refuse);
  const { paper, inItsLanguage } = await papersOf(member);
  const found =
    (await inItsLanguage(() => reportsOf(member, scheduleName, episode))) ??
    refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName }));
  const reports = await inItsLanguage(async () =>
    report === "day-out-of-days" ? withDayOutOfDays(found, units === "all") : found,
  );
  if (category !== undefined && !reports.dayOutOfDays.groups.some(({ title }) => title === category)) {
    refuse("noSuchCategory", t('This schedule has nothing in the category "{category}".', { category }));
  }
  const printing = { printedOn: today(), paper };
  return inItsLanguage(async () => ({
    name: fileName([...nameParts(reports, said(REPORTS[report]), columnText(category ?? "")), today()], "pdf"),
    bytes: await renderPdf(reportDocument(withCategory(reports, category), report, printing)),
  }));
});
