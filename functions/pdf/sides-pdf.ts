import { degrees, grayscale, PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";
import type { Watermark } from "../../shared/contract/schema/watermark.ts";
import type { Sides } from "../../shared/lists/sides/sides.ts";
import { CROSS, coverDocument, FOOT_LINE } from "../../shared/lists/sides/sides-document.ts";
import type { CrossedBlock, SidesPage } from "../../shared/lists/sides/sides-pages.ts";
import { checkPdfBytes } from "../../shared/screenplay/pdf/pdf-limits.ts";
import { renderPdf } from "./render-pdf.ts";
import { copiesOf, openedScript, watermarkPages } from "./watermark-pdf.ts";

/** A script's PDF and those of its pages that sides show. */
export interface ScriptPages {
  readonly script: Uint8Array;
  readonly pages: readonly SidesPage[];
  /** The line at the foot of each page. */
  readonly feet: readonly string[];
}

/** A cover as a PDF, and the number of its pages. */
interface Cover {
  readonly pdf: Uint8Array;
  readonly covers: number;
}

/** Renders the cover of sides. Its page numbers depend on how many pages it has itself. */
export async function sidesCover(sides: Sides, paper?: "letter" | "a4"): Promise<Cover> {
  const on = paper && { paper };
  const pdf = await renderPdf(coverDocument(sides, on));
  const covers = (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount();
  return covers === 1 ? { pdf, covers } : { pdf: await renderPdf(coverDocument(sides, { ...on, covers })), covers };
}

/**
 * A cover followed by pages of scripts' PDFs, with other scenes crossed out and a line at the foot, and watermarked if `mark` is given;
 * undefined if a PDF cannot be processed or has fewer pages than were read.
 */
export async function withScriptPages(
  cover: Uint8Array,
  scripts: readonly ScriptPages[],
  mark: Watermark | undefined,
): Promise<Uint8Array | undefined> {
  const sides = await PDFDocument.load(cover, { updateMetadata: false });
  const ownPages = sides.getPages();
  const font = await sides.embedFont(StandardFonts.Helvetica);
  const all: PDFPage[] = [];
  for (const { script, pages, feet } of scripts) {
    const source = await opened(script);
    const count = source?.getPageCount() ?? 0;
    if (!source || pages.some(({ page }) => page > count)) return undefined;
    const copies = await copiesOf(
      sides,
      source,
      pages.map(({ page }) => page - 1),
    );
    for (const [at, copy] of copies.entries()) {
      sides.addPage(copy);
      for (const block of pages[at]!.crossed) crossOut(copy, block);
      writeFoot(copy, feet[at] ?? "", font);
    }
    all.push(...copies);
  }
  if (mark) {
    await watermarkPages(sides, mark, "margins", ownPages);
    await watermarkPages(sides, mark, "across", all);
  }
  return sides.save();
}

async function opened(script: Uint8Array): Promise<PDFDocument | undefined> {
  try {
    checkPdfBytes(script);
    return await openedScript(script);
  } catch {
    // Readers tolerate damage that the PDF writer does not: the caller then typesets the pages from their lines.
    return undefined;
  }
}

/** Draws a cross through a block. Its coordinates refer to the page as displayed, which may be rotated. */
function crossOut(page: PDFPage, { left, right, top, bottom }: CrossedBlock): void {
  const corners = [
    [
      { x: left, y: top },
      { x: right, y: bottom },
    ],
    [
      { x: left, y: bottom },
      { x: right, y: top },
    ],
  ] as const;
  for (const [start, end] of corners) {
    page.drawLine({
      start: pointOn(page, start),
      end: pointOn(page, end),
      thickness: CROSS.width,
      color: grayscale(CROSS.grey),
    });
  }
}

function writeFoot(page: PDFPage, text: string, font: PDFFont): void {
  const { width, height } = page.getCropBox();
  const { angle } = page.getRotation();
  const [across, up] = angle % 180 === 0 ? [width, height] : [height, width];
  const { left, bottom, fontSize, grey } = FOOT_LINE;
  page.drawText(text, {
    ...pointOn(page, { x: left / across, y: 1 - bottom / up }),
    ...{ font, size: fontSize, color: grayscale(grey), rotate: degrees(angle) },
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Converts a position on the page as displayed, in fractions from its top left, to the page's own points. */
function pointOn(page: PDFPage, { x, y }: Point): Point {
  const { x: left, y: bottom, width, height } = page.getCropBox();
  const turned = ((page.getRotation().angle % 360) + 360) % 360;
  const [across, up] = {
    0: [x, 1 - y] as const,
    90: [y, x] as const,
    180: [1 - x, y] as const,
    270: [1 - y, 1 - x] as const,
  }[turned] ?? [x, 1 - y];
  return { x: left + across * width, y: bottom + up * height };
}
