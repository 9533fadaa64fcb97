import { upper } from "../headings/languages.ts";
import { isOcrConfusion } from "../language/ocr-letters.ts";
import type { PageLayout } from "../layout/page-layout.ts";
import { CLEAR_PRINT } from "../layout/text-row.ts";
import { isBold } from "./bold-headings.ts";
import { headingIn, type NumberedRow } from "./scene-number.ts";

/** Page-break notes as common programs write them: (MORE), CONTINUED: (2), (CONT'D). */
const PAGE_TURN = /^[(\s–—-]{0,3}(?:MORE|CONT(?:INUED|INUES|INUING|[’'´`Õ]?D|\.)?)[\s:.)–—-]{0,3}(?:\(?\d{1,2}\)?)?$/i;
const PAGE_TURN_ABROAD = /^\((?:SUITE|SIGUE|SEGUE|FORTSETZUNG|CONTINÚA)\)$/i;
/** Printed page numbers: 12., - 12 -, Page 12 of 90. */
export const PAGE_NUMBER =
  /^(?:page |pg\.? |p\. ?)?[-–—(]?\s?[A-Z]{0,2}\d{1,3}[A-Z]{0,2}(?:\s?(?:of|\/)\s?\d{1,3})?\s?[-–—)]?\.{0,2}$/i;
const STAMP =
  /\b(?:rev(?:s|ised|isions?)?\b|draft\b|shooting script|amend(?:ed|ments)|(?:white|blue|pink|yellow|green|goldenrod|buff|salmon|cherry|tan|ivory)\b.{0,12}\d|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})/i;

const TOP_BAND = 0.13;
const BOTTOM_BAND = 0.9;

/**
 * Removes headers, footers, page numbers, revision marks and (MORE)/(CONT'D) lines. A header is text that repeats at
 * the same height on many pages, ignoring digits.
 */
export function withoutHeadersAndFooters(rows: readonly NumberedRow[], layout: PageLayout): NumberedRow[] {
  const repeated = repeatedEdges(rows);
  const edges = { repeated, inText: wordsInText(rows, repeated), bodyTop: usualBodyTop(rows, repeated, layout) };
  const kept: NumberedRow[] = [];
  for (const [at, row] of rows.entries()) {
    if (isPageTurn(row)) continue;
    const above = kept.at(-1);
    const isUnderText = above?.row.page === row.row.page;
    const isHeader =
      row.row.top < TOP_BAND && !isUnderText && isEdge(row, edges, layout) && !isCue(row, rows[at + 1], layout);
    const isFooter = row.row.top >= BOTTOM_BAND && isEdge(row, edges, layout);
    if (!isHeader && !isFooter) kept.push(row);
  }
  return kept;
}

/** What repeats at the edges of a draft's pages. */
interface Edges {
  readonly repeated: ReadonlySet<string>;
  /** The words of those that are also rows of the text. */
  readonly inText: ReadonlySet<string>;
  /** Usual height of the first text line of a page. */
  readonly bodyTop: number;
}

function isEdge(row: NumberedRow, { repeated, inText, bodyTop }: Edges, layout: PageLayout): boolean {
  // A number in both margins is a scene number.
  if (headingIn(row) !== undefined || (row.sides === "both" && /\p{L}/u.test(row.text))) return false;
  const { top, confidence, page, text } = row.row;
  const outside = isOutside(top, bodyTop, layout);
  // A short heading may come first on several pages.
  const mayBeText = !outside && (inText.has(wordsOf(text)) || isBold(row));
  if (repeated.has(edgeKey(row)) && !mayBeText) return true;
  if (!outside) return false;
  if (PAGE_NUMBER.test(text) || STAMP.test(text)) return true;
  // Pages of a scan are misaligned, and a first page has a different top margin; there, only clear evidence counts.
  return top < TOP_BAND && confidence >= CLEAR_PRINT && page > 1;
}

/** A name that often comes first on a page is not a header if dialogue follows directly. */
function isCue(row: NumberedRow, next: NumberedRow | undefined, layout: PageLayout): boolean {
  if (Math.abs(row.left - layout.cue) > layout.charWidth * 1.5 || next?.row.page !== row.row.page) return false;
  return next.row.top - row.row.top < layout.pitch * 1.5;
}

/** Whether the row is only a (MORE) or CONTINUED note at a page break. */
export function isPageTurn(row: NumberedRow): boolean {
  const text = row.row.confidence < CLEAR_PRINT ? withContinuedRead(row.text) : row.text;
  // "More." may be a complete line of dialogue.
  const isSet = text.startsWith("(") || text === text.toUpperCase();
  return (isSet && PAGE_TURN.test(text)) || PAGE_TURN_ABROAD.test(text) || /^CONTINUED:? \(\d{1,2}\)/i.test(text);
}

/** The text with a misread CONTINUED corrected in its first word. */
function withContinuedRead(text: string): string {
  const word = /[\p{L}\p{N}]{9}/u.exec(text)?.[0] ?? "";
  return isOcrConfusion(upper(word), "CONTINUED") ? text.replace(word, "CONTINUED") : text;
}

function isOutside(top: number, bodyTop: number, layout: PageLayout): boolean {
  return top < bodyTop - layout.pitch * 0.8 || top > bodyTop + layout.pitch * 54.5;
}

/** Equal for rows with the same words (ignoring digits) at about the same height. */
function edgeKey(row: NumberedRow): string {
  return `${Math.round(row.row.top / 0.02)} ${wordsOf(row.row.text)}`;
}

function wordsOf(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\d.:)(*-]+/g, "#")
    .replace(/\s+/g, " ");
}

function repeatedEdges(rows: readonly NumberedRow[]): Set<string> {
  const pages = new Map<string, Set<number>>();
  let last = 1;
  for (const row of rows) {
    last = Math.max(last, row.row.page);
    if (row.row.top >= TOP_BAND && row.row.top < BOTTOM_BAND) continue;
    const key = edgeKey(row);
    const seen = pages.get(key) ?? new Set();
    pages.set(key, seen.add(row.row.page));
  }
  const often = Math.max(3, last * 0.12);
  return new Set([...pages].filter(([, seen]) => seen.size >= often).map(([key]) => key));
}

/** Minimum number of rows with the same words in the middle of pages that are no title page. */
const MIN_IN_TEXT = 2;

/** The words of repeated edges that are also rows of the text, such as a short heading that comes first on some pages. */
function wordsInText(rows: readonly NumberedRow[], repeated: ReadonlySet<string>): Set<string> {
  const edges = new Set([...repeated].map((key) => key.slice(key.indexOf(" ") + 1)));
  const counts = new Map<string, number>();
  for (const { row } of edges.size === 0 ? [] : rows) {
    if (row.page === 1 || row.top < TOP_BAND || row.top >= BOTTOM_BAND) continue;
    const words = wordsOf(row.text);
    if (edges.has(words)) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= MIN_IN_TEXT).map(([words]) => words));
}

function usualBodyTop(rows: readonly NumberedRow[], repeated: ReadonlySet<string>, layout: PageLayout): number {
  const tops = new Map<number, number>();
  let page = 0;
  for (const row of rows) {
    if (row.row.page === page) continue;
    // CONTINUED is within the text area, even if it is on every page.
    const isHeader = repeated.has(edgeKey(row)) || PAGE_NUMBER.test(row.row.text) || STAMP.test(row.row.text);
    if (isHeader && !isPageTurn(row)) continue;
    page = row.row.page;
    const step = Math.round(row.row.top / (layout.pitch / 2));
    tops.set(step, (tops.get(step) ?? 0) + 1);
  }
  const [step] = [...tops].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [0];
  return Math.min(step * (layout.pitch / 2), 0.2);
}
