import type { Content, ContentSection, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { A4_PAGE, GREY, INK, PAGE, say } from "../../print/style.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import { bookmarksOf, dayId } from "./pdf-bookmarks.ts";
import { crewList } from "./pdf-crew.ts";
import { masthead, runningHead } from "./pdf-masthead.ts";
import { departmentCalls, departmentNotes, notesBox } from "./pdf-notes.ts";
import { backgroundTable, castTable } from "./pdf-people.ts";
import { advanceTables, scenesTable } from "./pdf-tables.ts";

/**
 * A pdfmake document of call sheets. Each sheet begins on a new page, and every page names the day. The production's
 * logo is a data URL.
 */
export function callSheetDocument(sheets: readonly CallSheet[], logo?: string): TDocumentDefinitions {
  const [first] = sheets;
  const page = first?.settings.paper === "a4" ? A4_PAGE : PAGE;
  return {
    pageSize: { width: page.width, height: page.height },
    pageMargins: [page.side, page.top, page.side, page.bottom],
    defaultStyle: { font: "Sans", fontSize: 8, lineHeight: 0.95, color: INK },
    info: { title: first ? `${first.project} – call sheet – ${first.schedule}` : "Call sheet" },
    content: sheets.map((sheet) => sectionOf(sheet, { side: page.side, logo })),
    // Advance and crew are printed together on the back, unless they fit on the first page of their day.
    pageBreakBefore: ({ id, pageNumbers }, { getPreviousNodesOnPage }) =>
      id !== undefined &&
      pageNumbers.length > 1 &&
      sheets.some(
        ({ dayNumber }) =>
          id === backId(dayNumber) && getPreviousNodesOnPage().some((node) => node.id === dayId(dayNumber)),
      ),
  };
}

/** Destination id of what is printed on the back of a day's sheet. */
const backId = (dayNumber: number) => `back-${dayNumber}`;

function sectionOf(sheet: CallSheet, head: { side: number; logo: string | undefined }): ContentSection {
  return {
    section: pageOf(sheet),
    header: () => runningHead(sheet, head),
    footer: (page, pages) => foot(sheet, head.side, page, pages),
  };
}

function pageOf(sheet: CallSheet): Content[] {
  const bookmark = bookmarksOf(sheet);
  const advance = advanceTables(sheet, bookmark.part("Advance"));
  const last = say("Last day of this schedule.", { color: GREY, margin: [2, 10, 0, 0] });
  return [
    ...masthead(sheet, bookmark.day),
    scenesTable(sheet, bookmark.part("Shooting schedule")),
    ...castTable(sheet, bookmark.part("Cast")),
    ...backgroundTable(sheet, bookmark.part("Background")),
    ...departmentNotes(sheet, bookmark.part("Requirements")),
    ...notesBox(sheet),
    ...departmentCalls(sheet, bookmark.part("Crew call times")),
    {
      ...{ id: backId(sheet.dayNumber) },
      stack: [...(advance.length > 0 ? advance : [last]), ...crewList(sheet, bookmark.part("Crew"))],
    },
  ];
}

function foot({ dateLine, settings }: CallSheet, side: number, page: number, pages: number): Content {
  return {
    margin: [side, 8, side, 0],
    columns: [
      { ...say(dateLine, { fontSize: 7, color: GREY }), width: "auto" },
      say(onOneLine(settings.safetyLine), { fontSize: 7, color: GREY, alignment: "center" }),
      { ...say(`Page ${page} of ${pages}`, { fontSize: 7, color: GREY, alignment: "right" }), width: "auto" },
    ],
    columnGap: 12,
  };
}

/** The footer has room for one line; the notes contain the full text. */
function onOneLine(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}
