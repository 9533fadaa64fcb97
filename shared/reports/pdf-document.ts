import type { Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { GREY, INK, PAGE, say } from "../print/style.ts";
import { dayOutOfDaysTables } from "./pdf-day-out-of-days.ts";
import { oneLinerTable, shootingScheduleTable } from "./pdf-schedule.ts";
import { REPORTS, type ReportName } from "./report-name.ts";
import type { Reports } from "./reports.ts";

/** A report as a document for pdfmake; every page says what it is of. The day out of days lies on its side. */
export function reportDocument(reports: Reports, name: ReportName): TDocumentDefinitions {
  const { project, schedule, dayOutOfDays } = reports;
  const title = REPORTS[name];
  const content = {
    "one-liner": () => oneLinerTable(reports),
    "shooting-schedule": () => shootingScheduleTable(reports),
    "day-out-of-days": () => dayOutOfDaysTables(dayOutOfDays),
  }[name]();
  return {
    pageSize: { width: PAGE.width, height: PAGE.height },
    pageOrientation: name === "day-out-of-days" ? "landscape" : "portrait",
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    defaultStyle: { font: "Sans", fontSize: 8, lineHeight: 0.95, color: INK },
    info: { title: `${project} – ${title} – ${schedule}` },
    header: () => line(say(project, { fontSize: 13, bold: true }), say(`${title} – ${schedule}`, { bold: true }), 26),
    footer: (page, pages) =>
      line(say(title, { fontSize: 7, color: GREY }), say(`Page ${page} of ${pages}`, { fontSize: 7, color: GREY }), 8),
    content,
  };
}

function line(left: Content, right: Content, above: number): Content {
  return {
    margin: [PAGE.side, above, PAGE.side, 0],
    columns: [left, { stack: [right], alignment: "right", width: "auto" }],
  };
}
