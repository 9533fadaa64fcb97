import { routes } from "../../shared/contract/routes.ts";
import { withCategory } from "../../shared/reports/one-category.ts";
import { reportDocument } from "../../shared/reports/pdf-document.ts";
import { serve } from "../http/serve.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import { reportsOf } from "../report/schedule-reports.ts";

export const handler = serve(routes.printReport, async ({ member, params: { scheduleName }, query, refuse }) => {
  const reports =
    (await reportsOf(member, scheduleName)) ??
    refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`);
  const { report, category } = query;
  if (category !== undefined && !reports.dayOutOfDays.groups.some(({ title }) => title === category)) {
    refuse("noSuchCategory", `This schedule has nothing in the category "${category}".`);
  }
  return {
    name: `${scheduleName}_${report.replaceAll("-", "_")}.pdf`,
    bytes: await renderPdf(reportDocument(withCategory(reports, category), report)),
  };
});
