import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Line } from "../../../shared/screenplay/model/line.ts";
import { PdfError } from "../../../shared/screenplay/pdf/pdf-error.ts";
import { inspectPdf, withPdf } from "../../../shared/screenplay/pdf/pdf-file.ts";
import { linesFromPdf } from "../../../shared/screenplay/pdf/text-layer.ts";
import type { ScanMessage } from "./scan.ts";

// The thread that reads one PDF, so that a malicious file can only exhaust or crash this thread.
const pdf: Uint8Array = workerData;
const pdfjs = new URL(".", import.meta.resolve("pdfjs-dist/package.json"));
const resources = {
  cMapUrl: fileURLToPath(new URL("cmaps/", pdfjs)),
  standardFontDataUrl: fileURLToPath(new URL("standard_fonts/", pdfjs)),
  wasmUrl: fileURLToPath(new URL("wasm/", pdfjs)),
};

function post(message: ScanMessage): void {
  parentPort?.postMessage(message);
}

async function read(): Promise<ScanMessage> {
  post({ kind: "stage", reads: "text" });
  const { restricted } = await inspectPdf(pdf);
  const onPage = () => post({ kind: "looked" });
  const { pageCount, lines, pagesWithoutText } = await linesFromPdf(pdf, { resources, onPage });
  post({ kind: "page", done: pageCount - pagesWithoutText.length, total: pageCount });
  if (pagesWithoutText.length === 0) return { kind: "read", pageCount, lines, restricted };
  post({ kind: "stage", reads: "pictures" });
  const seen = await withPdf(pdf, resources, (document) => linesOfScans(document, pagesWithoutText));
  const all = [...lines, ...seen].sort((one, other) => one.page - other.page);
  return { kind: "read", pageCount, lines: all, restricted };
}

async function linesOfScans(document: PDFDocumentProxy, pages: readonly number[]): Promise<Line[]> {
  // Load canvas and Tesseract on demand: they take a second, which a script with a text layer does not need.
  const { openPageReader } = await import("./ocr.ts");
  const { pictureOfPage } = await import("./page-picture.ts");
  const reader = await openPageReader();
  const lines: Line[] = [];
  for (const [index, number] of pages.entries()) {
    const page = await document.getPage(number);
    lines.push(...(await reader.read(await pictureOfPage(page), number)));
    page.cleanup();
    post({ kind: "page", done: document.numPages - pages.length + index + 1, total: document.numPages });
  }
  await reader.close();
  return lines;
}

try {
  post(await read());
} catch (error) {
  if (!(error instanceof PdfError)) throw error;
  post({ kind: "refused", reason: error.reason, message: error.message });
}
