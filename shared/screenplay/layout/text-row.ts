import type { Line } from "../model/line.ts";
import { MISREAD_APOSTROPHE } from "../model/misread-apostrophe.ts";
import { withoutLetterSpacing } from "./letter-spacing.ts";

/** A separate run of text on a row: a margin number, a column of dual dialogue, the main text. */
export interface TextCell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Index of its line in the draft. */
  readonly line: number;
  readonly bold?: true | undefined;
}

/** All text at one height of a page, from left to right. Measures are fractions of the page. */
export interface TextRow {
  readonly page: number;
  readonly top: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly text: string;
  readonly cells: readonly TextCell[];
  readonly line: number;
  readonly confidence: number;
}

/** Minimum confidence of text that is certainly not from OCR. */
export const CLEAR_PRINT = 99;

/** Screenplay lines are shorter. Longer ones are cut, so that patterns never run on an endless text. */
const MAX_LINE_LENGTH = 1000;
/** Rows have fewer cells: numbers, two columns, some fragments. More would slow down the search. */
const MAX_CELLS = 40;
/** ASCII words separated by single blanks, like most lines. */
const TIDY = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;
const REVISION_STARS = /^[*•]{1,6}$/;
/** A change bar; in a scan, it may be a misread 1. */
const REVISION_BAR = /^[|¦│┃]{1,2}$/;

interface Piece extends Line {
  readonly index: number;
}

/**
 * Joins lines at the same height of a page into rows, in reading order. Revision stars and text much taller than the
 * script's (watermarks) are dropped.
 */
export function rowsFromLines(lines: readonly Line[]): TextRow[] {
  const usual = medianHeight(lines);
  const pieces = lines
    .map((line, index): Piece => ({ ...line, text: tidy(line.text), index }))
    .filter((piece) => piece.text !== "" && !isRevisionMark(piece) && piece.height < usual * 3)
    .sort((a, b) => a.page - b.page || a.top - b.top || a.left - b.left);

  const rows: Piece[][] = [];
  for (const piece of pieces) {
    const row = rows.at(-1);
    if (row?.some((other) => isSamePrint(other, piece, usual))) continue;
    if (row !== undefined && standsOn(row, piece, usual)) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map(rowFromPieces);
}

function isRevisionMark({ text, confidence }: Line): boolean {
  return REVISION_STARS.test(text) || (confidence >= CLEAR_PRINT && REVISION_BAR.test(text));
}

/** Some programs print bold text twice. */
function isSamePrint(one: Piece, other: Piece, height: number): boolean {
  if (one.page !== other.page || one.text !== other.text) return false;
  return Math.abs(one.left - other.left) < height * 0.3 && Math.abs(one.top - other.top) < height * 0.3;
}

function standsOn(row: readonly Piece[], piece: Piece, usualHeight: number): boolean {
  const first = row[0]!;
  if (first.page !== piece.page || row.length >= MAX_CELLS) return false;
  const height = Math.min(first.height, piece.height, usualHeight * 1.3);
  if (Math.abs(middle(first) - middle(piece)) > height * 0.5) return false;
  // Two tightly set lines, one above the other, overlap horizontally; cells of one row do not.
  return row.every(
    (other) => piece.left >= right(other) - usualHeight * 0.5 || right(piece) <= other.left + usualHeight * 0.5,
  );
}

function rowFromPieces(pieces: Piece[]): TextRow {
  if (pieces.length === 1) return rowFromPiece(pieces[0]!);
  const sorted = pieces.sort((a, b) => a.left - b.left);
  const cells = sorted.map(
    ({ text, left, width, index, bold }): TextCell => ({ text, left, right: left + width, line: index, bold }),
  );
  return rowFromCells(cells, {
    page: sorted[0]!.page,
    top: Math.min(...sorted.map((piece) => piece.top)),
    height: Math.max(...sorted.map((piece) => piece.height)),
    confidence: Math.min(...sorted.map((piece) => piece.confidence)),
  });
}

function rowFromPiece({ page, top, height, confidence, text, left, width, index, bold }: Piece): TextRow {
  const cell = { text, left, right: left + width, line: index, bold };
  return { page, top, height, confidence, left, right: cell.right, text, cells: [cell], line: index };
}

/** A row of the given cells (at least one) at the position of another row. */
export function rowFromCells(
  cells: readonly TextCell[],
  place: Pick<TextRow, "page" | "top" | "height" | "confidence">,
): TextRow {
  return {
    page: place.page,
    top: place.top,
    height: place.height,
    confidence: place.confidence,
    left: cells[0]!.left,
    right: cells.at(-1)!.right,
    text: cells.map((cell) => cell.text).join(" "),
    cells,
    line: Math.min(...cells.map((cell) => cell.line)),
  };
}

function tidy(text: string): string {
  if (TIDY.test(text) && text.length < MAX_LINE_LENGTH && !/^\S\s|^\S\S\s\S\s|\*$/.test(text)) return text;
  return (
    withoutLetterSpacing(text.slice(0, MAX_LINE_LENGTH))
      .replace(/[\u200B-\u200D\uFEFF\u00AD]/g, (mark) => (mark === "\u200D" || mark === "\u200C" ? mark : ""))
      // Chinese and Japanese use full-width brackets, digits and punctuation.
      .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      .replace(MISREAD_APOSTROPHE, "’")
      .replace(/\s+/g, " ")
      .replace(/ \*{1,6}$/, "")
      .trim()
  );
}

function middle(piece: Line): number {
  return piece.top + piece.height / 2;
}

function right(piece: Line): number {
  return piece.left + piece.width;
}

function medianHeight(lines: readonly Line[]): number {
  const heights = lines.map((line) => line.height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0.015;
}
