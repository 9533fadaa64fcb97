import { routes } from "../../shared/contract/routes.ts";
import { fileName } from "../../shared/print/file-name.ts";
import { productionReportDocument } from "../../shared/production-report/pdf/pdf-document.ts";
import { performerTimesDocument } from "../../shared/production-report/pdf/pdf-times.ts";
import { serve } from "../http/serve.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import { papersOf } from "../report/paper-language.ts";
import { noDayOn, reportOfDay } from "../report/production-reports.ts";

export const handler = serve(routes.printProductionReport, async ({ member, params: { date }, query, refuse }) => {
  const day = (await reportOfDay(member, date)) ?? refuse("noSuchDay", noDayOn(date));
  const { project, dayNumber } = day.report.head;
  const isReport = query.form === "report";
  const paper = isReport ? "Production report" : "Performers' times";
  const { inItsLanguage } = await papersOf(member);
  return {
    name: fileName([project, paper, `Day ${dayNumber}`, date, `v${day.version}`, day.state], "pdf"),
    bytes: await inItsLanguage(() =>
      renderPdf(isReport ? productionReportDocument(day) : performerTimesDocument(day.report)),
    ),
  };
});
