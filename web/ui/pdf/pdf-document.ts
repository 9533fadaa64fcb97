import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist";
import reader from "pdfjs-dist/build/pdf.worker.min.mjs?worker&url";
import { workerAddress } from "../../worker/worker-url.ts";
import type { PlacedText } from "./pdf-matches.ts";

export type { PDFDocumentProxy, PDFPageProxy };

// One worker for all PDFs, which are opened and destroyed one after another.
GlobalWorkerOptions.workerPort = new Worker(workerAddress(reader), { type: "module" });

// Added by the build (vite.config.ts): for PDFs that do not embed their fonts or character maps.
const RESOURCES = `${import.meta.env.BASE_URL}assets/pdf/`;

const SETTINGS = {
  cMapUrl: `${RESOURCES}cmaps/`,
  standardFontDataUrl: `${RESOURCES}standard_fonts/`,
  wasmUrl: `${RESOURCES}wasm/`,
  // The content security policy forbids compiling WebAssembly.
  useWasm: false,
  disableWorkerRendering: true,
};

/** Starts loading a PDF; `destroy()` of the returned task aborts that and frees its memory. */
export const openPdf = (url: string) => getDocument({ ...SETTINGS, url });

/** Starts reading a PDF that is on this device. */
export const openPdfData = (data: ArrayBuffer) => getDocument({ ...SETTINGS, data });

/** The text of a page with positions. */
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

/** Renders a page at a width in CSS pixels, at the device's resolution. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number) {
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: (width * canvasPixels(width, natural)) / natural.width });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  return page.render({ canvas, viewport });
}

/** Device pixels per CSS pixel, limited to phones' canvas memory: 16 million pixels. */
function canvasPixels(width: number, natural: { width: number; height: number }): number {
  const area = (width * width * natural.height) / natural.width;
  return Math.min(devicePixelRatio, Math.sqrt(16_000_000 / area));
}
