import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** How many points of a page, one to each square of a point, are not white: in the margin around it and inside. */
export interface Ink {
  readonly margin: number;
  readonly inside: number;
}

/** What is drawn on each page of a PDF, with a margin of so many points. */
export async function inkOfPages(pdf: Uint8Array, margin: number): Promise<Ink[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  // The reader's types say nothing of the canvas that it brings along for Node.
  const canvases = document.canvasFactory as CanvasFactory;
  const ink: Ink[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const { canvas, context } = canvases.create(width, height);
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    ink.push(inkIn(context.getImageData(0, 0, width, height), margin));
  }
  return ink;
}

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
