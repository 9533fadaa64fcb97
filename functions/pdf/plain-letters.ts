import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFRawStream,
  type PDFRef,
} from "@cantoo/pdf-lib";
import { renderPdf } from "./render-pdf.ts";

/** The printable characters of ASCII, with the space inside, and without neighbours that form a ligature. */
const PLAIN = `a ${Array.from({ length: 94 }, (_, at) => String.fromCharCode(0x7e - at)).join("")}`;

/** Our regular font with the plain letters alone. Lengths are for a font size of 1. */
export interface PlainLetters {
  /** Copies the font into a document. */
  embed(context: PDFContext): PDFRef;
  /** A text in the font's codes, in hexadecimal digits, and its width; undefined if it has other letters. */
  encode(text: string): { readonly codes: string; readonly width: number } | undefined;
  /** The height of a line above its baseline. */
  readonly ascent: number;
  readonly lineHeight: number;
}

let letters: Promise<PlainLetters> | undefined;

/** Made once in a process, because it takes as long as rendering a short document. */
export function plainLetters(): Promise<PlainLetters> {
  letters ??= makeLetters();
  return letters;
}

async function makeLetters(): Promise<PlainLetters> {
  const pdf = await renderPdf({
    info: { title: "Letters" },
    pageSize: { width: 2000, height: 100 },
    defaultStyle: { font: "Sans" },
    content: { text: PLAIN, noWrap: true },
  });
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const font = document.getPage(0).node.Resources()?.lookup(named("Font"), PDFDict).values()[0];
  const parent = document.context.lookup(font, PDFDict);
  const child = parent.lookup(named("DescendantFonts"), PDFArray).lookup(0, PDFDict);
  const metrics = child.lookup(named("FontDescriptor"), PDFDict);
  const [ascent, descent] = ["Ascent", "Descent"].map(
    (name) => metrics.lookup(named(name), PDFNumber).asNumber() / 1000,
  );
  const glyphs = glyphsOf(parent, child);
  return {
    embed: (context) => context.register(PDFObjectCopier.for(document.context, context).copy(parent)),
    encode(text) {
      const each = [...text].map((letter) => glyphs.get(letter));
      if (!each.every((glyph) => glyph !== undefined)) return undefined;
      return { codes: each.map(({ code }) => code).join(""), width: each.reduce((sum, { width }) => sum + width, 0) };
    },
    ascent: ascent!,
    lineHeight: ascent! - descent!,
  };
}

const named = (name: string) => PDFName.of(name);

/** The code and the width of each letter. pdfmake numbers the letters of a font and lists both from number 0. */
function glyphsOf(parent: PDFDict, child: PDFDict) {
  const stream = parent.lookup(named("ToUnicode"));
  if (!(stream instanceof PDFRawStream)) throw new Error("The font of plain letters does not list its letters.");
  const map = Buffer.from(decodePDFRawStream(stream).decode()).toString();
  const range = map.split("beginbfrange\n<0000> ")[1] ?? "";
  const texts = [...range.slice(range.indexOf("["), range.indexOf("]")).matchAll(/<(\w+)>/g)];
  const widths = child.lookup(named("W"), PDFArray).lookup(1, PDFArray);
  const glyphs = texts.map(([, text = ""], number) => {
    const letter = String.fromCharCode(Number.parseInt(text, 16));
    const code = number.toString(16).padStart(4, "0");
    return [letter, { code, width: widths.lookup(number, PDFNumber).asNumber() / 1000 }] as const;
  });
  return new Map(glyphs.slice(1)); // Number 0 is the sign for a missing letter.
}
