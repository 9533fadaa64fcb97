import { said } from "../i18n/speech.ts";
import { workbookOf } from "../tables/workbook.ts";
import { productionOfUnit } from "../units/production-of-unit.ts";
import { REPORTS, type ReportName } from "./report-name.ts";
import type { Reports } from "./reports.ts";
import { dayOutOfDaysSheet } from "./workbook-day-out-of-days.ts";
import { oneLinerSheet, shootingScheduleSheet, stripboardSheet } from "./workbook-schedule.ts";

/** A report as a workbook (.xlsx) with a print layout, and strips in the project's colours. */
export function reportWorkbook(reports: Reports, name: ReportName): Uint8Array {
  const { schedule } = reports;
  const sheet = {
    "one-liner": () => oneLinerSheet(reports),
    "shooting-schedule": () => shootingScheduleSheet(reports),
    "day-out-of-days": () => dayOutOfDaysSheet(reports.dayOutOfDays),
    stripboard: () => stripboardSheet(reports),
    "breakdown-sheets": () => shootingScheduleSheet(reports),
  }[name]();
  const title = said(REPORTS[name]);
  return workbookOf({ ...sheet, name: title, title: `${productionOfUnit(reports)} – ${title} – ${schedule}` });
}
