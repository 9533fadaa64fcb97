import { t } from "../i18n/speech.ts";
import type { Reports } from "./reports.ts";

/** The reports with the day out of days of all units, where the production has several. */
export function withAllUnits(reports: Reports): Reports {
  const { dayOutOfDaysOfUnits } = reports;
  if (!dayOutOfDaysOfUnits) return reports;
  return { ...reports, unit: t("All units"), dayOutOfDays: dayOutOfDaysOfUnits };
}
