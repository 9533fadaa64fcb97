import type { PagePosition } from "../layout/eighths.ts";
import type { Paragraph, ParagraphKind } from "../model/paragraph.ts";
import { wrapped } from "./wrap.ts";

/** Lines of script on a page of US Letter in Courier 12 pt. */
const LINES_PER_PAGE = 54;

/** Width of each kind of paragraph in characters, and blank lines above it. */
const SETTINGS: Readonly<Record<ParagraphKind, { readonly width: number; readonly above: number }>> = {
  heading: { width: 60, above: 1 },
  action: { width: 60, above: 1 },
  shot: { width: 60, above: 1 },
  general: { width: 60, above: 1 },
  character: { width: 38, above: 1 },
  parenthetical: { width: 25, above: 0 },
  dialogue: { width: 35, above: 0 },
  transition: { width: 60, above: 1 },
};
/** Width of each of two speeches side by side. */
const DUAL_WIDTH = 28;
/** A heading or a name never ends a page: this many lines must follow on the same page. */
const LINES_THAT_FOLLOW = 2;

/** Maximum lines per page that leave space for margins. */
const MAX_LINES = LINES_PER_PAGE + 5;

/** Paginated paragraphs. */
export interface Typesetting {
  /** Position of each line of each paragraph; `top` counts lines from the top of the page. */
  readonly places: readonly PagePosition[][];
  readonly linesPerPage: number;
}

/**
 * Paginates paragraphs. If the file gives the pages of its scenes, the lines per page are chosen to match them.
 * Programs break pages differently, so the result is close to their pages, but not always equal.
 */
export function typesetting(paragraphs: readonly Paragraph[]): Typesetting {
  let best = { places: placesOf(paragraphs, LINES_PER_PAGE), linesPerPage: LINES_PER_PAGE };
  let late = pagesLate(paragraphs, best.places);
  for (let linesPerPage = LINES_PER_PAGE + 1; late > 0 && linesPerPage <= MAX_LINES; linesPerPage++) {
    const places = placesOf(paragraphs, linesPerPage);
    const now = pagesLate(paragraphs, places);
    if (now < late) best = { places, linesPerPage };
    late = Math.min(late, now);
  }
  return best;
}

/** The wrapped lines of a paragraph. */
export function linesOf({ kind, text, column }: Paragraph): string[] {
  const { width } = SETTINGS[kind];
  return wrapped(text, column === undefined ? width : Math.min(width, DUAL_WIDTH));
}

/** Total number of pages by which scenes begin later than in the file. */
function pagesLate(paragraphs: readonly Paragraph[], places: readonly PagePosition[][]): number {
  return paragraphs.reduce((sum, { scene }, at) => {
    const page = scene?.page;
    return page === undefined ? sum : sum + Math.max(0, places[at]![0]!.page - page);
  }, 0);
}

function placesOf(paragraphs: readonly Paragraph[], linesPerPage: number): PagePosition[][] {
  let next = 0;
  let dual: { from: number; end: number; column: Paragraph["column"] } | undefined;
  let numbering = { sheet: 0, page: 1 };
  const pageOf = (line: number) => numbering.page + Math.floor(line / linesPerPage) - numbering.sheet;
  return paragraphs.map((paragraph) => {
    const { kind, column, scene } = paragraph;
    const lines = linesOf(paragraph).length;
    if (dual !== undefined && (column === undefined || (column === "left" && dual.column === "right"))) {
      next = Math.max(next, dual.end);
      dual = undefined;
    }
    const needed = kind === "heading" || kind === "character" ? lines + LINES_THAT_FOLLOW : 1;
    let from = startOf(next, SETTINGS[kind].above, needed, linesPerPage);
    if (scene?.page !== undefined && scene.page > pageOf(from)) {
      from = Math.ceil(next / linesPerPage) * linesPerPage;
      numbering = { sheet: from / linesPerPage, page: scene.page };
    }
    if (column !== undefined) {
      dual ??= { from, end: next, column };
      if (column === "right" && dual.column === "left") {
        dual = { from: dual.from, end: next, column };
        from = dual.from;
      }
    }
    next = from + lines;
    return Array.from({ length: lines }, (_, at) => ({ page: pageOf(from + at), top: (from + at) % linesPerPage }));
  });
}

/** The first line of a paragraph, counted over all pages. Blank lines at the top of a page are dropped. */
function startOf(next: number, above: number, needed: number, linesPerPage: number): number {
  const used = next % linesPerPage;
  if (used === 0) return next;
  const from = used + above;
  return from + needed > linesPerPage ? next - used + linesPerPage : next + above;
}
