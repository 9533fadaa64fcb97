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
    pageBreakBefore: (node, page) =>
      sheets.some(({ dayNumber }) => isNeedsOnBack(node, page, dayNumber) || isBackBroken(node, page, dayNumber)),
  };
}

/** Destination ids of a day's requirements and notes with all that follows, and of the advance and the crew. */
const needsId = (dayNumber: number) => `needs-${dayNumber}`;
const backId = (dayNumber: number) => `back-${dayNumber}`;

type PageBreak = NonNullable<TDocumentDefinitions["pageBreakBefore"]>;
type PlacedNode = Parameters<PageBreak>[0];
type NodesAround = Parameters<PageBreak>[1];

/** Whether a node with this id begins on the first page of its day and ends on the next one. */
function isBroken(
  { id, pageNumbers }: PlacedNode,
  { getPreviousNodesOnPage }: NodesAround,
  dayNumber: number,
): boolean {
  return (
    pageNumbers.length === 2 &&
    id !== undefined &&
    getPreviousNodesOnPage().some((node) => node.id === dayId(dayNumber))
  );
}

/** Advance and crew are printed together on the back, unless they fit on the first page of their day. */
function isBackBroken(node: PlacedNode, around: NodesAround, dayNumber: number): boolean {
  return node.id === backId(dayNumber) && isBroken(node, around, dayNumber);
}

/** Where advance and crew alone would leave much of the back empty, requirements and notes go there too. */
function isNeedsOnBack(node: PlacedNode, around: NodesAround, dayNumber: number): boolean {
  if (node.id !== needsId(dayNumber) || !isBroken(node, around, dayNumber)) return false;
  const { pageNumber, verticalRatio } = node.startPosition;
  const back = [...around.getFollowingNodesOnPage(), ...around.getNodesOnNextPage()].find(
    ({ id }) => id === backId(dayNumber),
  );
  // What continues from this page is among the nodes of the next page.
  const starts = around.getNodesOnNextPage().filter(({ startPosition }) => startPosition.pageNumber > pageNumber);
  const end = Math.max(0, ...starts.map(({ startPosition }) => startPosition.verticalRatio));
  const lengthFrom = (start: PlacedNode["startPosition"]) =>
    (start.pageNumber === pageNumber ? 1 : 0) - start.verticalRatio + end;
  const backLength = back ? lengthFrom(back.startPosition) : 0;
  return backLength < LEAST_OF_BACK && 1 - verticalRatio + end < MOST_OF_A_PAGE;
}

/** Share of the back that advance and crew alone have to fill. */
const LEAST_OF_BACK = 0.6;
/** Share of a page up to which the lines that begin on it surely end on it. */
const MOST_OF_A_PAGE = 0.95;

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
    {
      ...{ id: needsId(sheet.dayNumber) },
      stack: [
        ...departmentNotes(sheet, bookmark.part("Requirements")),
        ...notesBox(sheet),
        ...departmentCalls(sheet, bookmark.part("Crew call times")),
        {
          ...{ id: backId(sheet.dayNumber) },
          stack: [...(advance.length > 0 ? advance : [last]), ...crewList(sheet, bookmark.part("Crew"))],
        },
      ],
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
