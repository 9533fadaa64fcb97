import type { Content, ContentSection, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { GREY, INK, PAGE, say } from "../print/style.ts";
import type { CallSheet } from "./call-sheet.ts";
import { masthead, runningHead } from "./pdf-masthead.ts";
import {
  advanceTable,
  castTable,
  departmentCalls,
  extrasAndDressing,
  requirementsTable,
  scenesTable,
} from "./pdf-tables.ts";

/** Call sheets as a document for pdfmake: each begins a page, and every page says whose day it is. */
export function callSheetDocument(sheets: readonly CallSheet[]): TDocumentDefinitions {
  const [first] = sheets;
  return {
    pageSize: { width: PAGE.width, height: PAGE.height },
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    defaultStyle: { font: "Sans", fontSize: 8.5, lineHeight: 0.95, color: INK },
    info: { title: first ? `${first.project} – call sheet – ${first.schedule}` : "Call sheet" },
    content: sheets.map(sectionOf),
  };
}

function sectionOf(sheet: CallSheet): ContentSection {
  return {
    section: pageOf(sheet),
    header: () => runningHead(sheet),
    footer: (page, pages) => foot(sheet, page, pages),
  };
}

function pageOf(sheet: CallSheet): Content[] {
  const { scenes, advance } = sheet;
  return [
    ...masthead(sheet),
    scenesTable("Shooting schedule", scenes),
    castTable(sheet),
    requirementsTable(sheet),
    extrasAndDressing(sheet),
    departmentCalls(sheet),
    advance
      ? advanceTable(`Advanced shooting schedule – ${advance.dateLine}`, advance.scenes)
      : say("Last day of this schedule.", { color: GREY, margin: [2, 10, 0, 0] }),
  ];
}

function foot({ dateLine }: CallSheet, page: number, pages: number): Content {
  return {
    margin: [PAGE.side, 8, PAGE.side, 0],
    columns: [
      say(dateLine, { fontSize: 7, color: GREY }),
      say(`Page ${page} of ${pages}`, { fontSize: 7, color: GREY, alignment: "right" }),
    ],
  };
}
