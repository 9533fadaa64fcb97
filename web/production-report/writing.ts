import type { ReportEdit } from "../../shared/production-report/report-edit.ts";
import type { ReportAct } from "../../shared/production-report/report-state.ts";
import { ApiError, api, NetworkError } from "../api.ts";
import { inTurn } from "../in-turn.ts";
import { wordsFor } from "../problem-words.ts";

/** An edit with a name of its own, so that the page knows which of them have been saved. */
export interface NamedEdit extends ReportEdit {
  readonly name: string;
}

/** What is sent to the page's action. */
export type Wanted =
  | { readonly kind: "write"; readonly date: string; readonly edits: readonly NamedEdit[] }
  | {
      readonly kind: "judge";
      readonly date: string;
      readonly act: ReportAct;
      readonly signature: string;
      readonly comment: string;
      readonly version: number;
    };

/** What came of writing: the names of the edits that are saved, or why none is. */
export type Written =
  | { readonly saved: readonly string[] }
  | { readonly problem: string; readonly because: "lost" | "met" | "refused" };

/** Writes in a report. */
export async function write(id: string, { date, edits }: Extract<Wanted, { kind: "write" }>): Promise<Written> {
  const payload = { edits: edits.map(({ at, from, to }) => ({ at, from, to })) };
  try {
    await inTurn(() => api.editProductionReport({ params: { id, date }, payload }));
    return { saved: edits.map(({ name }) => name) };
  } catch (error) {
    const isLost = error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
    const isMet = error instanceof ApiError && error.code === "writtenMeanwhile";
    return {
      problem: wordsFor(error, "Failed to save the report"),
      because: isLost ? "lost" : isMet ? "met" : "refused",
    };
  }
}

/** Submits, approves or returns a report. */
export async function judge(
  id: string,
  { date, act, signature, comment, version }: Extract<Wanted, { kind: "judge" }>,
): Promise<{ readonly problem?: string }> {
  try {
    await api.judgeProductionReport({ params: { id, date }, payload: { act, signature, comment, version } });
    return {};
  } catch (error) {
    return { problem: wordsFor(error, FAILURES[act]) };
  }
}

const FAILURES: Readonly<Record<ReportAct, string>> = {
  submit: "Failed to submit the report",
  approve: "Failed to approve the report",
  return: "Failed to return the report",
};
