import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Line } from "../../../shared/screenplay/model/line.ts";
import { PdfError } from "../../../shared/screenplay/pdf/pdf-error.ts";
import { inspectPdf, withPdf } from "../../../shared/screenplay/pdf/pdf-file.ts";
import { linesFromPdf } from "../../../shared/screenplay/pdf/text-layer.ts";
import type { ScanMessage } from "./scan-message.ts";

// The thread that reads one PDF, so that a malicious file can only exhaust or crash this thread.
const pdf: Uint8Array = workerData;
/** Each has a thread of its own, and takes about 100 MB of memory. */
const MAX_READERS = 2;
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
  const lines: Line[] = [];
  const waiting = pages.values();
  let done = document.numPages - pages.length;
  /** Reads pages until none is waiting. */
  async function readPages(): Promise<void> {
    const reader = await openPageReader();
    for (const number of waiting) {
      const page = await document.getPage(number);
      lines.push(...(await reader.read(await pictureOfPage(page), number)));
      page.cleanup();
      done += 1;
      post({ kind: "page", done, total: document.numPages });
    }
    await reader.close();
  }
  const readers = Math.min(MAX_READERS, availableParallelism(), pages.length);
  await Promise.all(Array.from({ length: readers }, readPages));
  return lines;
}

try {
  post(await read());
} catch (error) {
  if (!(error instanceof PdfError)) throw error;
  post({ kind: "refused", reason: error.reason, message: error.message });
}
