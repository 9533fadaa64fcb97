import type { ReportAction, ReportState } from "./report-state.ts";

const NEXT: Readonly<Record<ReportAction, { readonly from: readonly ReportState[]; readonly to: ReportState }>> = {
  submit: { from: ["draft", "returned"], to: "submitted" },
  approve: { from: ["submitted"], to: "approved" },
  return: { from: ["submitted", "approved"], to: "returned" },
};

/** The state after an action; undefined when the action is not allowed in this state. */
export function nextState(state: ReportState, act: ReportAction): ReportState | undefined {
  return NEXT[act].from.includes(state) ? NEXT[act].to : undefined;
}

/** Whether the report can be edited. */
export const isOpenState = (state: ReportState) => state === "draft" || state === "returned";
