import { createCanvas } from "@napi-rs/canvas";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A page in shades of grey, as a PGM file: the format that costs nothing to write and that Tesseract reads. */
export interface PagePicture {
  readonly file: Buffer;
  readonly width: number;
  readonly height: number;
}

// 200 dpi reads a 12-point typescript as well as 300 dpi does, in two thirds of the time.
const DOTS_PER_POINT = 200 / 72;
/** A page twice as large as tabloid paper, in points, is no page of a script: it is drawn no larger than a letter. */
const LARGEST_PAGE = 2448;
const SIDE_OF_LETTER = 2200;

export async function pictureOfPage(page: PDFPageProxy): Promise<PagePicture> {
  const { width, height } = page.getViewport({ scale: 1 });
  const side = Math.max(width, height);
  const scale = side > LARGEST_PAGE ? SIDE_OF_LETTER / side : DOTS_PER_POINT;
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // pdf.js draws on this very package's canvas under Node; its types know only the browser's.
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
