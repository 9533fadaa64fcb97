import type { ReportState, ReportSummary } from "../../shared/production-report/report-state.ts";

export const STATES: Readonly<Record<ReportState, string>> = {
  draft: "Draft",
  submitted: "Submitted",
  approved: "Approved",
  returned: "Returned",
};

/** How far a day's report is, in a list. */
export function howFar({ state, begun, shot, scenes }: ReportSummary): string {
  if (!begun) return "Not begun";
  return `${STATES[state]}, ${shot} of ${scenes} ${scenes === 1 ? "scene" : "scenes"} shot`;
}
