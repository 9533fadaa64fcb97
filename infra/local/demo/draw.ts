import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { CHARACTERS_PER_INCH, FOLIO_TOP, PAGE, RIGHT_EDGE, ROWS_PER_INCH } from "./page-geometry.ts";
import type { Page } from "./pages.ts";
import type { Cell } from "./rows.ts";

const POINTS_PER_INCH = 72;
const FONT = fileURLToPath(
  import.meta.resolve("@expo-google-fonts/courier-prime/400Regular/CourierPrime_400Regular.ttf"),
);

/** A PDF of the title page, if any, and the numbered pages. The same pages give the same bytes. */
export async function pdfOfPages(title: string, titlePage: Page, pages: readonly Page[]): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: "LETTER",
    margin: 0,
    autoFirstPage: false,
    // A fixed date makes the output reproducible; the PDF's file id depends on it too.
    info: { Title: title, CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    document.on("end", resolve);
    document.on("error", reject);
  });
  document.font(FONT).fontSize(12);
  if (titlePage.length > 0) drawRows(document.addPage(), titlePage);
  for (const [index, page] of pages.entries()) {
    document.addPage();
    if (index > 0) drawFolio(document, `${index + 1}.`);
    drawRows(document, page);
  }
  document.end();
  await finished;
  return new Uint8Array(Buffer.concat(chunks));
}

function drawRows(document: PDFKit.PDFDocument, page: Page): void {
  for (const { cells, row } of page) {
    for (const cell of cells) drawCell(document, cell, PAGE.top + row / ROWS_PER_INCH);
  }
}

function drawFolio(document: PDFKit.PDFDocument, text: string): void {
  drawCell(document, { text, left: RIGHT_EDGE - text.length / CHARACTERS_PER_INCH }, FOLIO_TOP);
}

function drawCell(document: PDFKit.PDFDocument, { text, left }: Cell, top: number): void {
  document.text(text, left * POINTS_PER_INCH, top * POINTS_PER_INCH, { lineBreak: false });
}
