import type { ReportState, ReportSummary } from "../../shared/production-report/report-state.ts";
import { t } from "../i18n/translate.ts";

export const STATES: Readonly<Record<ReportState, string>> = {
  draft: t("Draft"),
  submitted: t("Submitted"),
  approved: t("Approved"),
  returned: t("Returned"),
};

/** The state of a day's report in a list. */
export function howFar({ state, begun, shot, scenes }: ReportSummary): string {
  if (!begun) return t("Not started");
  return t("{value}, {shot} of {scenes} {scenes, plural, one {scene} other {scenes}} shot", {
    value: STATES[state],
    shot,
    scenes,
  });
}
