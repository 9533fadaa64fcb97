import { routes } from "../../shared/contract/routes.ts";
import { ProductionReport } from "../../shared/production-report/production-report.ts";
import { applyPatches, PatchConflict } from "../../shared/production-report/report-edit.ts";
import { isOpenState } from "../../shared/production-report/report-workflow.ts";
import { serve } from "../http/serve.ts";
import { noDayOn, reportOn } from "../report/production-reports.ts";
import { MOST_TEXT, saveReport } from "../store/call-sheet/production-reports.ts";

/** Several people write at once; each save that another has overtaken is done again on what is there by then. */
const MAX_ATTEMPTS = 8;

export const handler = serve(routes.editProductionReport, async ({ member, params: { date }, payload, refuse }) => {
  for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
    const saved = (await reportOn(member, date)) ?? refuse("noSuchDay", noDayOn(date));
    if (!isOpenState(saved.state)) {
      refuse("reportClosed", `This report is ${saved.state}. An owner can return it for editing.`);
    }
    const report = written(saved.report);
    // Sent again, after an answer that was lost: what is there already makes no new version to sign.
    if (JSON.stringify(report) === JSON.stringify(saved.report)) return { version: saved.version };
    const version = await saveReport(member, { ...saved, report });
    if (version !== undefined) return { version };
  }
  return refuse("writtenMeanwhile", "Many people are editing this report right now. Please try again.");

  function written(report: ProductionReport): ProductionReport {
    try {
      const read = ProductionReport.safeParse(applyPatches(report, payload.edits));
      if (!read.success) {
        const [issue] = read.error.issues;
        return refuse("unreadableReport", `${issue?.path.join(" ")}: ${issue?.message}`);
      }
      const isTooLong = JSON.stringify(read.data).length > MOST_TEXT;
      return isTooLong ? refuse("unreadableReport", "The report has too much text. Shorten the notes.") : read.data;
    } catch (error) {
      if (error instanceof PatchConflict) return refuse("writtenMeanwhile", error.message);
      throw error;
    }
  }
});
