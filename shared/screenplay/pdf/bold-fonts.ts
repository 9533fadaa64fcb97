import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Bold typefaces by their names in a PDF: CourierPrime-Bold, Courier-BoldOblique, SourceSans-Semibold. */
const BOLD = /bold|black|heavy|demi/i;
/** Fonts are known only after a page has been laid out; scripts have all their fonts on their first pages. */
const MAX_PAGES = 8;

/** Which fonts of a document are bold, as far as its pages have been read. */
export interface BoldFonts {
  /** The bold ones among the fonts of a page, by the names that the parser gives them. */
  among(fonts: ReadonlySet<string>, page: PDFPageProxy): Promise<ReadonlySet<string>>;
}

/** Finds the bold fonts of a document, which has to be opened with the extra properties of fonts. */
export function boldFonts(): BoldFonts {
  const isBold = new Map<string, boolean>();
  let pages = 0;
  return {
    async among(fonts, page) {
      const unknown = [...fonts].filter((font) => !isBold.has(font));
      if (unknown.length > 0 && pages < MAX_PAGES) {
        pages++;
        await page.getOperatorList();
        for (const font of unknown)
          isBold.set(font, page.commonObjs.has(font) && isBoldFont(page.commonObjs.get(font)));
      }
      return new Set([...fonts].filter((font) => isBold.get(font)));
    },
  };
}

function isBoldFont(font: { readonly name?: unknown; readonly bold?: boolean } | null): boolean {
  return font?.bold === true || (typeof font?.name === "string" && BOLD.test(font.name));
}
