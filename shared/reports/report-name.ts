/** Printable reports of a schedule, by their name in URLs. */
export const REPORTS = {
  "one-liner": "One-liner",
  "shooting-schedule": "Shooting schedule",
  "day-out-of-days": "Day out of days",
  stripboard: "Stripboard",
  "breakdown-sheets": "Breakdown sheets",
} as const;

export type ReportName = keyof typeof REPORTS;

/** The reports in the order of display. */
export const REPORT_NAMES = Object.keys(REPORTS) as [ReportName, ...ReportName[]]; // the keys of the table above

export function isReportName(text: string | null): text is ReportName {
  return REPORT_NAMES.some((name) => name === text);
}
