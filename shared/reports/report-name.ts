import { message } from "../i18n/speech.ts";

/** The titles of a schedule's printable reports as messages, by their name in URLs. */
export const REPORTS = {
  "one-liner": message("One-liner"),
  "shooting-schedule": message("Shooting schedule"),
  "day-out-of-days": message("Day out of days"),
  stripboard: message("Stripboard"),
  "breakdown-sheets": message("Breakdown sheets"),
} as const;

export type ReportName = keyof typeof REPORTS;

/** The reports in the order of display. */
export const REPORT_NAMES = Object.keys(REPORTS) as [ReportName, ...ReportName[]]; // the keys of the table above

export function isReportName(text: string | null): text is ReportName {
  return REPORT_NAMES.some((name) => name === text);
}
