import { createCanvas } from "@napi-rs/canvas";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A greyscale page as a PGM file, which is trivial to write and which Tesseract reads. */
export interface PagePicture {
  readonly file: Buffer;
  readonly width: number;
  readonly height: number;
}

// OCR at 200 dpi reads 12-point typescript as well as at 300 dpi, in two thirds of the time.
const DOTS_PER_POINT = 200 / 72;
/** In points. A page over twice tabloid size is not a script page, so it is drawn no larger than letter size. */
const MAX_PAGE_POINTS = 2448;
const SIDE_OF_LETTER = 2200;

export async function pictureOfPage(page: PDFPageProxy): Promise<PagePicture> {
  const { width, height } = page.getViewport({ scale: 1 });
  const side = Math.max(width, height);
  const scale = side > MAX_PAGE_POINTS ? SIDE_OF_LETTER / side : DOTS_PER_POINT;
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // Under Node, pdf.js draws on the canvas of this package, but its types only cover the browser's canvas.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: "white" }).promise;
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return { file: greyMap(data, canvas.width, canvas.height), width: canvas.width, height: canvas.height };
}

function greyMap(pixels: Uint8ClampedArray, width: number, height: number): Buffer {
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`);
  const file = Buffer.alloc(header.length + width * height);
  header.copy(file);
  for (let pixel = 0, at = header.length; at < file.length; pixel += 4, at++) {
    // ITU-R BT.601 weights, in 256ths.
    file[at] = (pixels[pixel]! * 77 + pixels[pixel + 1]! * 150 + pixels[pixel + 2]! * 29) >> 8;
  }
  return file;
}
