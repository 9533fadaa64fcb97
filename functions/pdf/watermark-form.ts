import { type PDFDocument, PDFName, type PDFRef, PDFStream } from "@cantoo/pdf-lib";
import type { Watermark } from "../../shared/contract/schema/watermark.ts";
import {
  greatestWidth,
  WATERMARK_SIZES,
  type WatermarkLine,
  type WatermarkPlace,
  watermarkDocument,
  watermarkLines,
} from "../../shared/print/watermark-page.ts";
import { type PlainLetters, plainLetters } from "./plain-letters.ts";
import { renderPdf } from "./render-pdf.ts";

/** Draws the watermark into a form of the document, of the size in `WATERMARK_SIZES`, for use on any of its pages. */
export async function watermarkForm(document: PDFDocument, mark: Watermark, place: WatermarkPlace): Promise<PDFRef> {
  const { context } = document;
  // As a group, the watermark gets its opacity as a whole; otherwise overlapping letters would add up.
  const group = context.obj({ Type: "Group", S: "Transparency" });
  const letters = await plainLetters();
  const lines = watermarkLines(mark, place, (text) => letters.encode(text)?.width ?? 0);
  const content = contentOf(lines, place, letters);
  if (content === undefined) {
    const rendered = await renderedForm(document, mark, place);
    context.lookup(rendered, PDFStream).dict.set(PDFName.of("Group"), group);
    return rendered;
  }
  const { width, height } = WATERMARK_SIZES[place];
  const form = {
    ...{ Type: "XObject", Subtype: "Form", BBox: [0, 0, width, height], Group: group },
    Resources: { Font: { F1: letters.embed(context) } },
  };
  return context.register(context.flateStream(content, form));
}

/** pdfmake sets every script, but takes five times as long as all the rest of a watermark. */
async function renderedForm(document: PDFDocument, mark: Watermark, place: WatermarkPlace): Promise<PDFRef> {
  const [drawn] = await document.embedPdf(await renderPdf(watermarkDocument(mark, place, greatestWidth)));
  if (!drawn) throw new Error("The watermark has no page.");
  await drawn.embed();
  return drawn.ref;
}

/** The drawing of centred lines; undefined if one of them has other letters than plain ones. */
function contentOf(
  lines: readonly WatermarkLine[],
  place: WatermarkPlace,
  { encode, ascent, lineHeight }: PlainLetters,
): string | undefined {
  const { width, height } = WATERMARK_SIZES[place];
  let top = height;
  const drawings: string[] = [];
  for (const { text, fontSize } of lines) {
    const encoded = encode(text);
    if (!encoded) return undefined;
    const [left, bottom] = [(width - encoded.width * fontSize) / 2, top - ascent * fontSize];
    drawings.push(`/F1 ${fontSize} Tf 1 0 0 1 ${left.toFixed(3)} ${bottom.toFixed(3)} Tm <${encoded.codes}> Tj`);
    top -= lineHeight * fontSize;
  }
  return `BT\n${drawings.join("\n")}\nET`;
}
