import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import type { CalendarDate } from "../../dates/calendar-date.ts";
import { shownDateInWords } from "../../dates/shown-date.ts";
import { said, t } from "../../i18n/speech.ts";
import { pageTemplate } from "../../print/page-template.ts";
import { productionOfUnit } from "../../units/production-of-unit.ts";
import { REPORTS, type ReportName } from "../report-name.ts";
import type { Reports } from "../reports.ts";
import { breakdownSheets } from "./pdf-breakdown-sheets.ts";
import { dayOutOfDaysTables } from "./pdf-day-out-of-days.ts";
import { oneLinerTable, shootingScheduleTable } from "./pdf-schedule.ts";
import { stripboardTable } from "./pdf-stripboard.ts";

interface Printing {
  readonly printedOn: CalendarDate;
  readonly paper?: "letter" | "a4";
}

/**
 * A report as a pdfmake document with a header on every page, and at its foot the versions that it was made from and the
 * date of printing. The day out of days is in landscape.
 */
export function reportDocument(
  reports: Reports,
  name: ReportName,
  { printedOn, paper = "letter" }: Printing,
): TDocumentDefinitions {
  const { schedule, dayOutOfDays } = reports;
  const project = productionOfUnit(reports);
  const title = said(REPORTS[name]);
  const content = {
    "one-liner": () => oneLinerTable(reports),
    "shooting-schedule": () => shootingScheduleTable(reports),
    "day-out-of-days": () => dayOutOfDaysTables(dayOutOfDays),
    stripboard: () => stripboardTable(reports),
    "breakdown-sheets": () => breakdownSheets(reports),
  }[name]();
  const orientation = name === "day-out-of-days" ? "landscape" : "portrait";
  const note = [t("Printed {date}", { date: shownDateInWords(printedOn) }), ...versionsOf(reports)].join("  ·  ");
  return pageTemplate({ project, title, of: schedule, orientation, paper, note }, content);
}

/** The versions of schedule and script: `Schedule version 3`. */
function versionsOf({ scheduleVersion, scriptVersion }: Reports): string[] {
  return [
    ...(scheduleVersion === undefined ? [] : [t("Schedule version {version}", { version: scheduleVersion })]),
    ...(scriptVersion === undefined ? [] : [t("Script version {version}", { version: scriptVersion })]),
  ];
}
