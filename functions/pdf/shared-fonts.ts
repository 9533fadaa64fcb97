/** A parsed font file, and pdfkit's class that embeds it in a document. */
interface ParsedFont {
  readonly font: object;
  readonly Embedded: new (document: FontDocument, font: object, id: string) => EmbeddedFont;
}

interface EmbeddedFont {
  readonly font: object;
}

/** pdfmake's document class. */
export interface DocumentClass {
  readonly prototype: FontDocument;
}

/** The fonts of a document. */
interface FontDocument {
  _fontCount: number;
  readonly _fontFamilies: Record<string, EmbeddedFont>;
  getFontFile(family: string, bold: boolean, italics: boolean): string | null;
  provideFont(family: string, bold: boolean, italics: boolean): EmbeddedFont;
}

/**
 * Makes the documents of a process share parsed font files. pdfkit parses a font anew for each document, which takes
 * longer than setting a page.
 */
export function shareFonts({ prototype }: DocumentClass): void {
  const { provideFont } = prototype;
  const parsed = new Map<string, ParsedFont>();
  prototype.provideFont = function (family, bold, italics) {
    const file = this.getFontFile(family, bold, italics);
    const known = file === null ? undefined : parsed.get(file);
    if (file !== null && known) {
      this._fontFamilies[file] ??= new known.Embedded(this, known.font, `F${++this._fontCount}`);
    }
    const provided = provideFont.call(this, family, bold, italics);
    // A standard font has no file that is parsed.
    if (file !== null && !known && "createSubset" in provided.font) {
      parsed.set(file, { font: provided.font, Embedded: provided.constructor as ParsedFont["Embedded"] });
    }
    return provided;
  };
}
