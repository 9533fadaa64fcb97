import { routes } from "../../shared/contract/routes.ts";
import { reportDocument } from "../../shared/reports/pdf-document.ts";
import { serve } from "../http.ts";
import { renderPdf } from "../pdf.ts";
import { reportsOf } from "../reports.ts";

export const handler = serve(routes.printReport, async ({ member, params: { scheduleName }, query, refuse }) => {
  const reports =
    (await reportsOf(member, scheduleName)) ??
    refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`);
  return {
    name: `${scheduleName}_${query.report.replaceAll("-", "_")}.pdf`,
    bytes: await renderPdf(reportDocument(reports, query.report)),
  };
});
