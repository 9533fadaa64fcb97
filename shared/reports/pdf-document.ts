import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { pageTemplate } from "../print/page-template.ts";
import { dayOutOfDaysTables } from "./pdf-day-out-of-days.ts";
import { oneLinerTable, shootingScheduleTable } from "./pdf-schedule.ts";
import { REPORTS, type ReportName } from "./report-name.ts";
import type { Reports } from "./reports.ts";

/** A report as a pdfmake document with a header on every page. The day out of days is in landscape. */
export function reportDocument(reports: Reports, name: ReportName): TDocumentDefinitions {
  const { project, schedule, dayOutOfDays } = reports;
  const title = REPORTS[name];
  const content = {
    "one-liner": () => oneLinerTable(reports),
    "shooting-schedule": () => shootingScheduleTable(reports),
    "day-out-of-days": () => dayOutOfDaysTables(dayOutOfDays),
  }[name]();
  const orientation = name === "day-out-of-days" ? "landscape" : "portrait";
  return pageTemplate({ project, title, of: schedule, orientation }, content);
}
