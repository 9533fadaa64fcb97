import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import layout from "pdfmake/js/LayoutBuilder.js";
import line from "pdfmake/js/Line.js";
import documentClass from "pdfmake/js/PDFDocument.js";
import renderer from "pdfmake/js/Renderer.js";
import { fontPaths } from "./fonts.ts";
import { breakPagesAtOnce } from "./page-breaks.ts";
import { setRightToLeft } from "./right-to-left-lines.ts";
import { shareFonts } from "./shared-fonts.ts";
import { recordStructure } from "./structured-layout.ts";
import { tagPages } from "./tagged-pages.ts";

/** Accessibility settings of every PDF: it is tagged, has a language and shows its title. */
const READABLE = { version: "1.7", tagged: true, displayTitle: true, language: "en" } as const;

let printer: Promise<typeof pdfmake> | undefined;

/** Renders a document as a tagged PDF. It reads no files except our fonts, and nothing from the network. */
export async function renderPdf(document: TDocumentDefinitions): Promise<Uint8Array> {
  printer ??= ownPrinter();
  return await (await printer).createPdf({ ...document, ...READABLE }).getBuffer();
}

/** A printer with our fonts. pdfmake exports one instance per process, whose fonts other code might replace. */
async function ownPrinter(): Promise<typeof pdfmake> {
  // pdfmake is CommonJS and compares paths with its `__dirname`, which a bundled ES module does not have.
  Object.assign(globalThis, { __dirname: import.meta.dirname });
  const fonts = await fontPaths();
  const paths = new Set(Object.values(fonts).flatMap((face) => Object.values(face)));
  const own: typeof pdfmake = Object.create(pdfmake);
  own.setFonts(fonts);
  setRightToLeft("default" in line ? line.default : line);
  const layoutClass = "default" in layout ? layout.default : layout;
  breakPagesAtOnce(layoutClass);
  recordStructure(layoutClass);
  tagPages("default" in renderer ? renderer.default : renderer);
  shareFonts("default" in documentClass ? documentClass.default : documentClass);
  own.setUrlAccessPolicy(() => false);
  own.setLocalAccessPolicy((path) => paths.has(path));
  return own;
}
