import type { Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { t } from "../i18n/speech.ts";
import { A4_PAGE, GREY, INK, PAGE, say, sideOf } from "./style.ts";

/** Header and orientation of a report's pages. */
export interface PageTemplate {
  readonly project: string;
  /** Title of the report: "One-liner". */
  readonly title: string;
  /** Subject of the report, such as the name of a schedule. */
  readonly of?: string;
  readonly orientation: "portrait" | "landscape";
  /** US letter by default. */
  readonly paper?: "letter" | "a4";
  /** Printed at the bottom of every page: versions and the date of printing. */
  readonly note?: string;
}

/** A report with a header on every page. */
export function pageTemplate(
  { project, title, of = "", orientation, paper = "letter", note = "" }: PageTemplate,
  content: Content,
): TDocumentDefinitions {
  const page = paper === "a4" ? A4_PAGE : PAGE;
  const side = sideOf(paper, orientation);
  const named = of === "" ? title : `${title} – ${of}`;
  return {
    pageSize: { width: page.width, height: page.height },
    pageOrientation: orientation,
    pageMargins: [side, page.top, side, page.bottom],
    defaultStyle: { font: "Sans", fontSize: 8, lineHeight: 0.95, color: INK },
    info: { title: [project, title, of].filter((part) => part !== "").join(" – ") },
    header: () => line(side, say(project, { fontSize: headSize(project), bold: true }), say(named, { bold: true }), 26),
    footer: (page, pages) =>
      line(
        side,
        say(note || title, { fontSize: 7, color: GREY }),
        say(t("Page {page} of {pages}", { page, pages }), { fontSize: 7, color: GREY }),
        8,
      ),
    content,
  };
}

function line(side: number, left: Content, right: Content, above: number): Content {
  return {
    margin: [side, above, side, 0],
    columns: [left, { stack: [right], alignment: "right", width: "auto" }],
    columnGap: 12,
  };
}

/** A long title is set smaller, since the header has one line. */
export function headSize(title: string): number {
  return title.length > 110 ? 5 : title.length > 50 ? 7.5 : 13;
}
