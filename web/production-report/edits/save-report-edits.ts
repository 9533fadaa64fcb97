import type { ReportPatch } from "../../../shared/production-report/report-edit.ts";
import type { ReportAction } from "../../../shared/production-report/report-state.ts";
import { ApiError, api, NetworkError } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import type { Outcome } from "../../data/dialog-submission.ts";
import { t } from "../../i18n/translate.ts";

/**
 * Why nothing was saved: the response was `lost`, others' edits were `met` (conflict), or the server `refused` them.
 */
export interface Trouble {
  readonly problem: string;
  readonly because: "lost" | "met" | "refused";
}

/** Saves edits of a report. */
export async function saveReportEdits(
  id: string,
  { date, unit }: { readonly date: string; readonly unit?: string | undefined },
  edits: readonly ReportPatch[],
): Promise<{ readonly version: number } | Trouble> {
  const payload = { unit, edits: edits.map(({ at, from, to }) => ({ at, from, to })) };
  try {
    return await api.editProductionReport({ params: { id, date }, payload });
  } catch (error) {
    const isLost = error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
    const isMet = error instanceof ApiError && error.code === "writtenMeanwhile";
    return {
      problem: errorText(error, t("Failed to save the report")),
      because: isLost ? "lost" : isMet ? "met" : "refused",
    };
  }
}

/** A report action, as the page submits it. */
export interface ReportTransition {
  readonly date: string;
  /** Where the production has several. */
  readonly unit?: string | undefined;
  readonly act: ReportAction;
  readonly signature: string;
  readonly comment: string;
  readonly version: number;
}

/** Submits, approves or returns a report. */
export async function setReportState(id: string, { date, ...payload }: ReportTransition): Promise<Outcome> {
  try {
    await api.setProductionReportState({ params: { id, date }, payload });
    return {};
  } catch (error) {
    return { problem: errorText(error, FAILURES[payload.act]) };
  }
}

const FAILURES: Readonly<Record<ReportAction, string>> = {
  submit: t("Failed to submit the report"),
  approve: t("Failed to approve the report"),
  return: t("Failed to return the report"),
};
