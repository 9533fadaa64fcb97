import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { ProductionReport } from "../../shared/production-report/production-report.ts";
import { applyPatches, PatchConflict } from "../../shared/production-report/report-edit.ts";
import { isOpenState } from "../../shared/production-report/report-workflow.ts";
import { serve } from "../http/serve.ts";
import { chosenUnit } from "../report/chosen-unit.ts";
import { noDayOn, reportOn } from "../report/production-reports.ts";
import { MAX_REPORT_BYTES, saveReport } from "../store/call-sheet/production-reports.ts";

/** Several people may edit at once: a save that conflicts with another is retried on the new version. */
const MAX_ATTEMPTS = 8;

export const handler = serve(routes.editProductionReport, async ({ member, params: { date }, payload, refuse }) => {
  const unit = await chosenUnit(member, payload, refuse);
  for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
    const saved = (await reportOn(member, date, unit.id)) ?? refuse("noSuchDay", noDayOn(date, unit));
    if (!isOpenState(saved.state)) {
      refuse("reportClosed", t("This report is {state}. An owner can return it for editing.", { state: saved.state }));
    }
    const report = written(saved.report);
    // A retry after a lost response: the edits are already saved, so no new version is created.
    if (JSON.stringify(report) === JSON.stringify(saved.report)) return { version: saved.version };
    const version = await saveReport(member, { ...saved, report });
    if (version !== undefined) return { version };
  }
  return refuse("writtenMeanwhile", t("Many people are editing this report right now. Please try again."));

  function written(report: ProductionReport): ProductionReport {
    try {
      const read = ProductionReport.safeParse(applyPatches(report, payload.edits));
      if (!read.success) {
        const [issue] = read.error.issues;
        return refuse("unreadableReport", `${issue?.path.join(" ")}: ${issue?.message}`);
      }
      const isTooLong = Buffer.byteLength(JSON.stringify(read.data)) > MAX_REPORT_BYTES;
      return isTooLong ? refuse("unreadableReport", t("The report has too much text. Shorten the notes.")) : read.data;
    } catch (error) {
      if (error instanceof PatchConflict) return refuse("writtenMeanwhile", error.message);
      throw error;
    }
  }
});
