import type { ReportEdit } from "../../shared/production-report/report-edit.ts";
import type { ReportAct } from "../../shared/production-report/report-state.ts";
import { ApiError, api, NetworkError } from "../api.ts";
import type { Outcome } from "../dialog-submission.ts";
import { wordsFor } from "../problem-words.ts";
import { say } from "../texts/say.ts";

/** Why nothing was saved: the answer was `lost`, others have `met` the same place, or the server `refused` it. */
export interface Trouble {
  readonly problem: string;
  readonly because: "lost" | "met" | "refused";
}

/** Writes in a report. */
export async function writeInReport(
  id: string,
  date: string,
  edits: readonly ReportEdit[],
): Promise<{ readonly version: number } | Trouble> {
  const payload = { edits: edits.map(({ at, from, to }) => ({ at, from, to })) };
  try {
    return await api.editProductionReport({ params: { id, date }, payload });
  } catch (error) {
    const isLost = error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
    const isMet = error instanceof ApiError && error.code === "writtenMeanwhile";
    return {
      problem: wordsFor(error, say("Failed to save the report")),
      because: isLost ? "lost" : isMet ? "met" : "refused",
    };
  }
}

/** What is done with a report as a whole, as the page sends it to its action. */
export interface Judgement {
  readonly date: string;
  readonly act: ReportAct;
  readonly signature: string;
  readonly comment: string;
  readonly version: number;
}

/** Submits, approves or returns a report. */
export async function judgeReport(id: string, { date, ...payload }: Judgement): Promise<Outcome> {
  try {
    await api.judgeProductionReport({ params: { id, date }, payload });
    return {};
  } catch (error) {
    return { problem: wordsFor(error, FAILURES[payload.act]) };
  }
}

const FAILURES: Readonly<Record<ReportAct, string>> = {
  submit: say("Failed to submit the report"),
  approve: say("Failed to approve the report"),
  return: say("Failed to return the report"),
};
