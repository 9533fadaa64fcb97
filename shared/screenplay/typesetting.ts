import type { Place } from "./eighths.ts";
import type { Paragraph, ParagraphKind } from "./paragraph.ts";
import { wrapped } from "./wrap.ts";

/** A page of US Letter in Courier 12 pt holds so many lines of script. */
export const LINES_PER_PAGE = 54;

/** How wide each kind of paragraph is set, in characters, and how many lines stay blank above it. */
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
/** Beside each other two speeches share the width of action. */
const DUAL_WIDTH = 28;
/** A heading or a name never ends a page: this many lines must follow on the same one. */
const LINES_THAT_FOLLOW = 2;

/**
 * Sets paragraphs on pages and tells where each of their lines stands: `top` counts lines from the top of the page.
 * Programs differ in how they break pages, so the pages are near those that any of them prints, not always the same.
 */
export function placesOf(paragraphs: readonly Paragraph[]): Place[][] {
  let next = 0;
  let dual: { from: number; end: number; column: Paragraph["column"] } | undefined;
  return paragraphs.map(({ kind, text, column }) => {
    const { above, width } = SETTINGS[kind];
    const lines = wrapped(text, column === undefined ? width : Math.min(width, DUAL_WIDTH)).length;
    if (dual !== undefined && (column === undefined || (column === "left" && dual.column === "right"))) {
      next = Math.max(next, dual.end);
      dual = undefined;
    }
    let from = startOf(next, above, kind === "heading" || kind === "character" ? lines + LINES_THAT_FOLLOW : 1);
    if (column !== undefined) {
      dual ??= { from, end: next, column };
      if (column === "right" && dual.column === "left") {
        dual = { from: dual.from, end: next, column };
        from = dual.from;
      }
    }
    next = from + lines;
    return Array.from({ length: lines }, (_, at) => placeOf(from + at));
  });
}

/** The line at which a paragraph begins, counted over all pages. No blank lines stand on top of a page. */
function startOf(next: number, above: number, needed: number): number {
  const used = next % LINES_PER_PAGE;
  if (used === 0) return next;
  const from = used + above;
  return from + needed > LINES_PER_PAGE ? next - used + LINES_PER_PAGE : next + above;
}

function placeOf(line: number): Place {
  return { page: Math.floor(line / LINES_PER_PAGE) + 1, top: line % LINES_PER_PAGE };
}
