import { OPS, type PDFPageProxy, Util } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextItem } from "pdfjs-dist/types/src/display/api.d.ts";
import type { PageViewport } from "pdfjs-dist/types/src/display/page_viewport.d.ts";
import { stored } from "../../i18n/stored.ts";
import type { Line } from "../model/line.ts";
import { type BoldFonts, boldFonts } from "./bold-fonts.ts";
import { charactersOfGlyphs, fontsOfGlyphNumbers } from "./glyph-decoding.ts";
import { PdfError } from "./pdf-error.ts";
import { type PdfResources, withPdf } from "./pdf-file.ts";
import { segmentsFromRuns, type TextRun, type TextSegment } from "./text-run.ts";

/** The text layer of a PDF. */
export interface TextLayer {
  readonly pageCount: number;
  /** In reading order, page by page. */
  readonly lines: readonly Line[];
  /** Pages with content but no readable text, or with only a stamp on a picture; they need OCR. */
  readonly pagesWithoutText: readonly number[];
  /** Displayed size of each page, in points. */
  readonly pageSizes: readonly { readonly width: number; readonly height: number }[];
}

export interface TextLayerOptions {
  /** Page numbers from 1; all pages by default. */
  readonly pages?: readonly number[];
  /** Progress callback, called after each page. */
  readonly onPage?: (done: number, total: number) => void;
  readonly resources?: PdfResources;
}

/** The confidence that Textract gives to clear print. */
const CONFIDENCE = 99.9;
/** Ascent above the baseline, in ems. One value for all fonts keeps the line distances exact. */
const ASCENT = 0.8;
/** Undecodable glyphs: control characters and private-use code points. */
const UNREAD = /[\p{Cc}\p{Co}]/gu;
const MAX_RUNS_PER_PAGE = 20_000;
/** With fewer readable characters than this, the text on a page with a picture is a stamp on a scan. */
const STAMP_LENGTH = 100;

/**
 * Extracts the text layer of a PDF as placed lines.
 *
 * Pages without text are listed; the caller decides whether to use OCR. A glyph without a character becomes U+FFFD and
 * lowers its line's confidence.
 *
 * @throws {PdfError} when the PDF cannot be read
 */
export async function linesFromPdf(pdf: Uint8Array, options: TextLayerOptions = {}): Promise<TextLayer> {
  return withPdf(pdf, { ...options.resources, leaveOutPictures: true }, async (document) => {
    const pageCount = document.numPages;
    const pages = options.pages ?? Array.from({ length: pageCount }, (_, index) => index + 1);
    const lines: Line[] = [];
    const pagesWithoutText: number[] = [];
    const pageSizes: { width: number; height: number }[] = [];
    const fonts = boldFonts();
    for (const [index, number] of pages.entries()) {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const found = await linesOfPage(page, fonts);
      if (await isWithoutText(page, found)) pagesWithoutText.push(number);
      else lines.push(...found);
      pageSizes.push({ width, height });
      page.cleanup();
      options.onPage?.(index + 1, pages.length);
    }
    return { pageCount, lines, pagesWithoutText, pageSizes };
  });
}

async function linesOfPage(page: PDFPageProxy, fonts: BoldFonts): Promise<Line[]> {
  const viewport = page.getViewport({ scale: 1 });
  const items: TextItem[] = [];
  for await (const chunk of page.streamTextContent() as ReadableStream<{ items: TextItem[] }>) {
    for (const item of chunk.items) if (item.str.trim()) items.push(item);
    if (items.length > MAX_RUNS_PER_PAGE) {
      throw new PdfError(
        "too-large",
        stored("Page {page} of this PDF holds more text than a page can show.", { page: page.pageNumber }),
      );
    }
  }
  const numbering = fontsOfGlyphNumbers(items);
  const bold = await fonts.among(new Set(items.map(({ fontName }) => fontName)), page);
  const runs = items.map((item) => {
    const run = runFromItem(item, viewport, bold.has(item.fontName));
    return numbering.has(item.fontName) ? { ...run, text: charactersOfGlyphs(run.text) } : run;
  });
  return segmentsFromRuns(runs).map((segment) => lineFromSegment(segment, page.pageNumber, viewport));
}

function runFromItem(item: TextItem, viewport: PageViewport, isBold: boolean): TextRun {
  const [a, b, c, d, left, baseline] = Util.transform(viewport.transform, item.transform) as Matrix;
  const angle = Math.round((Math.atan2(b, a) * 180) / Math.PI);
  return {
    text: item.str,
    left,
    baseline,
    width: item.width * viewport.scale,
    size: Math.hypot(c, d),
    angle,
    rightToLeft: item.dir === "rtl",
    isBold,
  };
}

type Matrix = [number, number, number, number, number, number];

function lineFromSegment(segment: TextSegment, page: number, viewport: PageViewport): Line {
  const text = segment.text.replace(UNREAD, "\ufffd").replace(/\s+/g, " ").trim();
  const line = { page, text, ...boxOf(segment, viewport), confidence: confidenceIn(text) };
  return segment.isBold ? { ...line, bold: true } : line;
}

function confidenceIn(text: string): number {
  const shown = [...text.replace(/\s/g, "")];
  const read = shown.filter((character) => character !== "\ufffd").length;
  return Math.round((CONFIDENCE * read * 10) / shown.length) / 10;
}

/** Bounding box of the segment, as fractions of the page. */
function boxOf(segment: TextSegment, { width, height }: PageViewport): Pick<Line, "left" | "top" | "width" | "height"> {
  const radians = (segment.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [above, below] = [-ASCENT * segment.size, (1 - ASCENT) * segment.size];
  const corners = [
    [0, above],
    [segment.width, above],
    [0, below],
    [segment.width, below],
  ].map(([along = 0, across = 0]) => [along * cos - across * sin, along * sin + across * cos] as const);
  const xs = corners.map(([x]) => (segment.left + x) / width);
  const ys = corners.map(([, y]) => (segment.baseline + y) / height);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    left: rounded(left),
    top: rounded(top),
    width: rounded(Math.max(...xs) - left),
    height: rounded(Math.max(...ys) - top),
  };
}

/** Rounds to a hundred-thousandth of the page, less than a hundredth of a point. */
function rounded(fraction: number): number {
  return Math.round(fraction * 1e5) / 1e5;
}

async function isWithoutText(page: PDFPageProxy, lines: readonly Line[]): Promise<boolean> {
  const readable = lines.reduce((sum, line) => sum + line.text.replace(/[\s\ufffd]/g, "").length, 0);
  if (readable >= STAMP_LENGTH) return false;
  const isUnreadable = readable === 0 && lines.length > 0;
  if (isUnreadable) return true;
  const { fnArray } = await page.getOperatorList();
  const isBlank = !fnArray.some((operation, index) => DRAWINGS.has(operation) || isPicture(fnArray, index));
  return lines.length === 0 ? !isBlank : fnArray.some((_, index) => isPicture(fnArray, index));
}

/** A picture, or what remains of one that the parser skipped: a transform with nothing after it. */
function isPicture(operations: readonly number[], index: number): boolean {
  const operation = operations[index]!;
  return PICTURES.has(operation) || (operation === OPS.transform && operations[index + 1] === OPS.restore);
}

const PICTURES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObject,
]);
const DRAWINGS: ReadonlySet<number> = new Set([OPS.constructPath, OPS.shadingFill]);
