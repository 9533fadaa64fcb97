import type { Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { GREY, INK, PAGE, say } from "./style.ts";

/** Header and orientation of a report's pages. */
export interface PageTemplate {
  readonly project: string;
  /** Title of the report: "One-liner". */
  readonly title: string;
  /** Subject of the report, such as the name of a schedule. */
  readonly of?: string;
  readonly orientation: "portrait" | "landscape";
  /** Printed at the bottom of every page: versions and the date of printing. */
  readonly note?: string;
}

/** A report with a header on every page. */
export function pageTemplate(
  { project, title, of = "", orientation, note = "" }: PageTemplate,
  content: Content,
): TDocumentDefinitions {
  const named = of === "" ? title : `${title} – ${of}`;
  return {
    pageSize: { width: PAGE.width, height: PAGE.height },
    pageOrientation: orientation,
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    defaultStyle: { font: "Sans", fontSize: 8, lineHeight: 0.95, color: INK },
    info: { title: [project, title, of].filter((part) => part !== "").join(" – ") },
    header: () => line(say(project, { fontSize: headSize(project), bold: true }), say(named, { bold: true }), 26),
    footer: (page, pages) =>
      line(
        say(note || title, { fontSize: 7, color: GREY }),
        say(`Page ${page} of ${pages}`, { fontSize: 7, color: GREY }),
        8,
      ),
    content,
  };
}

function line(left: Content, right: Content, above: number): Content {
  return {
    margin: [PAGE.side, above, PAGE.side, 0],
    columns: [left, { stack: [right], alignment: "right", width: "auto" }],
    columnGap: 12,
  };
}

/** A long title is set smaller, since the header has one line. */
export function headSize(title: string): number {
  return title.length > 110 ? 5 : title.length > 50 ? 7.5 : 13;
}
