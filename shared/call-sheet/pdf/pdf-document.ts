import type { Content, ContentSection, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { shownDateInWords } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { endOfPart } from "../../print/end-of-part.ts";
import { A4_PAGE, GREY, INK, PAGE, say } from "../../print/style.ts";
import { productionOfUnit } from "../../units/production-of-unit.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import { bookmarksOf, dayId } from "./pdf-bookmarks.ts";
import { crewList } from "./pdf-crew.ts";
import { masthead, runningHead } from "./pdf-masthead.ts";
import { departmentCalls, departmentNotes, notesBox } from "./pdf-notes.ts";
import { backgroundTable, castTable } from "./pdf-people.ts";
import { advanceTable, scenesHeading, scenesTable } from "./pdf-tables.ts";

/**
 * A pdfmake document of call sheets. Each sheet begins on a new page, and every page names the day. The production's
 * logo is a data URL.
 */
export function callSheetDocument(sheets: readonly CallSheet[], logo?: string): TDocumentDefinitions {
  const [first] = sheets;
  const page = first?.settings.paper === "a4" ? A4_PAGE : PAGE;
  const dayOfPart = new Map(
    sheets.flatMap(({ dayNumber }) =>
      [...wholeIds(dayNumber), needsId(dayNumber)].map((id) => [id, dayNumber] as const),
    ),
  );
  return {
    pageSize: { width: page.width, height: page.height },
    pageMargins: [page.side, page.top, page.side, page.bottom],
    defaultStyle: { font: "Sans", fontSize: 8, lineHeight: 0.95, color: INK },
    info: {
      title: first
        ? t("{project} – call sheet – {schedule}", { project: productionOfUnit(first), schedule: first.schedule })
        : t("Call sheet"),
    },
    content: sheets.map((sheet) => sectionOf(sheet, { side: page.side, logo })),
    pageBreakBefore: (node, page) => {
      const dayNumber = node.id === undefined ? undefined : dayOfPart.get(node.id);
      return dayNumber !== undefined && isMovedToBack(node, page, dayNumber);
    },
  };
}

/** Destination ids of a day's advance and crew, each of which is printed whole on the front or on the back. */
const wholeIds = (dayNumber: number) => [`advance-${dayNumber}`, `crew-${dayNumber}`];
/** Destination id of the requirements, notes and calls of a sheet without a crew. */
const needsId = (dayNumber: number) => `needs-${dayNumber}`;

type PageBreak = NonNullable<TDocumentDefinitions["pageBreakBefore"]>;
type PrintedNode = Parameters<PageBreak>[0];

/**
 * Whether a part of a day begins on a new page. To find the nodes on a page, pdfmake goes through all of the document,
 * so that is asked only about parts that may begin there.
 *
 * Advance and crew go to the back if they would begin on the first page of their day and end on the next one. Without a
 * crew, the advance would be alone there: what is above it goes with it, if that leaves half of the front filled.
 */
function isMovedToBack(node: PrintedNode, page: Parameters<PageBreak>[1], dayNumber: number): boolean {
  const isNeeds = node.id === needsId(dayNumber);
  if (isNeeds ? !isBelowMiddle(node) : node.pageNumbers.length !== 2) return false;
  const before = page.getPreviousNodesOnPage();
  if (!before.some((one) => one.id === dayId(dayNumber))) return false;
  if (!isNeeds) return !before.some((one) => one.id === needsId(dayNumber) && isBelowMiddle(one));
  const [advanceId] = wholeIds(dayNumber);
  return !page.getFollowingNodesOnPage().some((one) => one.id === advanceId && one.pageNumbers.length === 1);
}

const isBelowMiddle = ({ startPosition }: PrintedNode) => startPosition.verticalRatio > 0.5;

interface CallSheetContent {
  readonly head: Content;
  readonly body: Content[];
  readonly foot: (page: number, pages: number) => Content;
}

/** A sheet's document without pages: what is printed at the top and bottom of each, and the rest in order. */
export function callSheetContent(sheet: CallSheet, side: number, logo?: string): CallSheetContent {
  return {
    head: runningHead(sheet, { side, logo }),
    body: pageOf(sheet),
    foot: (page, pages) => foot(sheet, side, page, pages),
  };
}

function sectionOf(sheet: CallSheet, { side, logo }: { side: number; logo: string | undefined }): ContentSection {
  const { head, body, foot: footer } = callSheetContent(sheet, side, logo);
  return { section: body, header: () => head, footer };
}

function pageOf(sheet: CallSheet): Content[] {
  const bookmark = bookmarksOf(sheet);
  const advance = advanceTable(sheet, bookmark.part(t("Advance")));
  const crew = crewList(sheet, bookmark.part(t("Crew")));
  const [advanceId = "", crewId = ""] = wholeIds(sheet.dayNumber);
  const last = say(t("Last day of this schedule."), { color: GREY, margin: [2, 10, 0, 0] });
  const needs = [
    ...departmentNotes(sheet, bookmark.part(t("Requirements"))),
    ...notesBox(sheet),
    ...departmentCalls(sheet, bookmark.part(t("Crew call times"))),
  ];
  return [
    ...masthead(sheet, bookmark.day),
    scenesTable(sheet, bookmark.part(scenesHeading())),
    ...castTable(sheet, bookmark.part(t("Cast"))),
    ...backgroundTable(sheet, bookmark.part(t("Background"))),
    ...(crew.length > 0 ? needs : [{ ...{ id: needsId(sheet.dayNumber) }, stack: needs }]),
    { ...{ id: advanceId }, stack: [...(advance.length > 0 ? advance : [last]), endOfPart()] },
    ...(crew.length > 0 ? [{ ...{ id: crewId }, stack: [...crew, endOfPart()] }] : []),
  ];
}

function foot({ date, settings }: CallSheet, side: number, page: number, pages: number): Content {
  return {
    margin: [side, 8, side, 0],
    columns: [
      { ...say(shownDateInWords(date), { fontSize: 7, color: GREY }), width: "auto" },
      say(onOneLine(settings.safetyLine), { fontSize: 7, color: GREY, alignment: "center" }),
      {
        ...say(t("Page {page} of {pages}", { page, pages }), { fontSize: 7, color: GREY, alignment: "right" }),
        width: "auto",
      },
    ],
    columnGap: 12,
  };
}

/** The footer has room for one line; the notes contain the full text. */
function onOneLine(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}
