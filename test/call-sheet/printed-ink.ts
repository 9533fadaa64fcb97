import { getDocument, OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The number of pixels of a page (one per square point) that are not white, in its margin and inside. */
export interface Ink {
  readonly margin: number;
  readonly inside: number;
}

/** The ink on each page of a PDF, with a margin of so many points. */
export async function inkOfPages(pdf: Uint8Array, margin: number): Promise<Ink[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  // The types of pdf.js omit the canvas factory that it includes for Node.
  const canvases = document.canvasFactory as CanvasFactory;
  const ink: Ink[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    ink.push(inkIn(await drawn(await document.getPage(number), canvases), margin));
  }
  return ink;
}

/** The darkest pixel of a PDF's first page, from 0 for black to 255 for white. */
export async function darkestOf(pdf: Uint8Array): Promise<number> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { data } = await drawn(await document.getPage(1), document.canvasFactory as CanvasFactory);
  return data.reduce((darkest, value, at) => (at % 4 === 3 ? darkest : Math.min(darkest, value)), 255);
}

/**
 * The number of points of each page of a PDF that two texts darken. The texts are numbered and split by each binary
 * digit of their numbers, so that any two are on different sides once; a point that both sides darken has overlapping
 * texts.
 */
export async function textOverText(pdf: Uint8Array): Promise<number[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const canvases = document.canvasFactory as CanvasFactory;
  const counts: number[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { fnArray } = await page.getOperatorList();
    // The letters of one text may touch, as Arabic ones do.
    const texts = new Map<number, number>();
    let count = 0;
    for (const [at, operation] of fnArray.entries()) {
      if (operation === OPS.beginText) count += 1;
      if (operation === OPS.showText) texts.set(at, count);
    }
    const side = (digit: number, value: number) => (at: number) => {
      const text = texts.get(at);
      return text === undefined ? fnArray[at] !== OPS.constructPath : ((text >> digit) & 1) === value;
    };
    let both = 0;
    for (let digit = 0; 1 << digit <= count; digit += 1) {
      const [one, other] = [await drawn(page, canvases, side(digit, 0)), await drawn(page, canvases, side(digit, 1))];
      for (let at = 0; at < one.data.length; at += 4) if (isDark(one, at) && isDark(other, at)) both += 1;
    }
    counts.push(both);
  }
  return counts;
}

/** A page as a picture with a pixel per square point, drawn with the operations that a filter accepts. */
async function drawn(
  page: PDFPageProxy,
  canvases: CanvasFactory,
  operationsFilter?: (at: number) => boolean,
): Promise<ImageData> {
  const viewport = page.getViewport({ scale: 1 });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  const { canvas, context } = canvases.create(width, height);
  await page.render({ canvas, canvasContext: context, viewport, ...(operationsFilter && { operationsFilter }) })
    .promise;
  return context.getImageData(0, 0, width, height);
}

const isDark = ({ data }: ImageData, at: number) => data[at]! + data[at + 1]! + data[at + 2]! < 3 * 110;

interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D };
}

function inkIn({ data, width, height }: ImageData, margin: number): Ink {
  const ink = { margin: 0, inside: 0 };
  for (let at = 0; at < width * height; at += 1) {
    if (Math.min(data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!) > 200) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const isMargin = x < margin || x >= width - margin || y < margin / 2 || y >= height - margin / 2;
    ink[isMargin ? "margin" : "inside"] += 1;
  }
  return ink;
}
