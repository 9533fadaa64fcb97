import { routes } from "../../shared/contract/routes.ts";
import { productionReportDocument } from "../../shared/production-report/pdf/pdf-document.ts";
import { performerTimesDocument } from "../../shared/production-report/pdf/pdf-times.ts";
import { serve } from "../http/serve.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import { noDayOn, reportOfDay } from "../report/production-reports.ts";

export const handler = serve(routes.printProductionReport, async ({ member, params: { date }, query, refuse }) => {
  const day = (await reportOfDay(member, date)) ?? refuse("noSuchDay", noDayOn(date));
  return query.form === "report"
    ? { name: `${date}_production_report.pdf`, bytes: await renderPdf(productionReportDocument(day)) }
    : { name: `${date}_performer_times.pdf`, bytes: await renderPdf(performerTimesDocument(day.report)) };
});
