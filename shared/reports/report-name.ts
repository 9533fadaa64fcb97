/** What a production office prints of a schedule, by the name that it has in addresses. */
export const REPORTS = {
  "one-liner": "One-liner",
  "shooting-schedule": "Shooting schedule",
  "day-out-of-days": "Day out of days",
} as const;

/** The name of a report. */
export type ReportName = keyof typeof REPORTS;

/** The reports in the order in which they are offered. */
export const REPORT_NAMES = Object.keys(REPORTS) as [ReportName, ...ReportName[]]; // the keys of the table above

/** Whether a text is the name of a report. */
export function isReportName(text: string | null): text is ReportName {
  return REPORT_NAMES.some((name) => name === text);
}
