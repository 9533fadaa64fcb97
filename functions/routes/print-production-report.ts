import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { fileName } from "../../shared/print/file-name.ts";
import { productionReportDocument } from "../../shared/production-report/pdf/pdf-document.ts";
import { performerTimesDocument } from "../../shared/production-report/pdf/pdf-times.ts";
import { serve } from "../http/serve.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import { chosenUnit } from "../report/chosen-unit.ts";
import { papersOf } from "../report/paper-language.ts";
import { noDayOn, reportOfDay } from "../report/production-reports.ts";

export const handler = serve(routes.printProductionReport, async ({ member, params: { date }, query, refuse }) => {
  const unit = await chosenUnit(member, query, refuse);
  const day = (await reportOfDay(member, date, unit)) ?? refuse("noSuchDay", noDayOn(date, unit));
  const { project, dayNumber } = day.report.head;
  const isReport = query.form === "report";
  const { paper: size, inItsLanguage } = await papersOf(member);
  return inItsLanguage(async () => {
    const paper = isReport ? t("Production report") : t("Performers' times");
    return {
      name: fileName(
        [
          ...[project, ...(unit.name === undefined ? [] : [unit.name]), paper],
          ...[t("Day {day}", { day: dayNumber }), date, `v${day.version}`, day.state],
        ],
        "pdf",
      ),
      bytes: await renderPdf(
        isReport ? productionReportDocument({ ...day, paper: size }) : performerTimesDocument(day.report, size),
      ),
    };
  });
});
