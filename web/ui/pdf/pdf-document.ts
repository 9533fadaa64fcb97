import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist";
import reader from "pdfjs-dist/build/pdf.worker.min.mjs?worker&url";
import { workerAddress } from "../../worker/worker-url.ts";
import type { PlacedText } from "./pdf-matches.ts";

export type { PDFDocumentProxy, PDFPageProxy };

// One worker reads every PDF, each in turn being opened and destroyed.
GlobalWorkerOptions.workerPort = new Worker(workerAddress(reader), { type: "module" });

// Put there by the build (vite.config.ts): for PDFs that lean on fonts or character maps which they do not carry.
const RESOURCES = `${import.meta.env.BASE_URL}assets/pdf/`;

/** Starts fetching a PDF; `destroy()` of what it gives stops that and frees its memory. */
export function openPdf(url: string) {
  return getDocument({
    url,
    cMapUrl: `${RESOURCES}cmaps/`,
    standardFontDataUrl: `${RESOURCES}standard_fonts/`,
    wasmUrl: `${RESOURCES}wasm/`,
    // Our pages' policy forbids compiling WebAssembly.
    useWasm: false,
    disableWorkerRendering: true,
  });
}

/** The text of a page and where it stands. */
export async function placedTextOf(page: PDFPageProxy): Promise<PlacedText[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item)) return [];
    const [x, y] = viewport.convertToViewportPoint(item.transform[4], item.transform[5]);
    return {
      text: item.str,
      left: x / viewport.width,
      top: (y - item.height) / viewport.height,
      width: item.width / viewport.width,
      height: (item.height * 1.2) / viewport.height,
      endsLine: item.hasEOL,
    };
  });
}

/** Draws a page sharply at that width in CSS pixels. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number) {
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: (width * canvasPixels(width, natural)) / natural.width });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  return page.render({ canvas, viewport });
}

/** Device pixels per CSS pixel, held where a phone's memory for canvases ends: 16 million pixels. */
function canvasPixels(width: number, natural: { width: number; height: number }): number {
  const area = (width * width * natural.height) / natural.width;
  return Math.min(devicePixelRatio, Math.sqrt(16_000_000 / area));
}
