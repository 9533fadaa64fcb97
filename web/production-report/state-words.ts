import type { ReportState, ReportSummary } from "../../shared/production-report/report-state.ts";
import { say } from "../texts/say.ts";

export const STATES: Readonly<Record<ReportState, string>> = {
  draft: say("Draft"),
  submitted: say("Submitted"),
  approved: say("Approved"),
  returned: say("Returned"),
};

/** How far a day's report is, in a list. */
export function howFar({ state, begun, shot, scenes }: ReportSummary): string {
  if (!begun) return say("Not started");
  return say("{value}, {shot} of {scenes} {scenes, plural, one {scene} other {scenes}} shot", {
    value: STATES[state],
    shot,
    scenes,
  });
}
