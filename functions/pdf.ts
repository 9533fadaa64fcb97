import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import line from "pdfmake/js/Line.js";
import { fontPaths } from "./fonts.ts";
import { setRightToLeft } from "./right-to-left-lines.ts";

let ready: Promise<void> | undefined;

/** Renders a document as a PDF. It reads no file but our fonts, and nothing from the network. */
export async function renderPdf(document: TDocumentDefinitions): Promise<Uint8Array> {
  ready ??= prepare();
  await ready;
  return await pdfmake.createPdf(document).getBuffer();
}

async function prepare(): Promise<void> {
  // pdfmake is CommonJS and compares paths with its own folder, a name that a bundled module lacks.
  Object.assign(globalThis, { __dirname: import.meta.dirname });
  const fonts = await fontPaths();
  const paths = new Set(Object.values(fonts).flatMap((face) => Object.values(face)));
  pdfmake.setFonts(fonts);
  setRightToLeft("default" in line ? line.default : line);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => paths.has(path));
}
