interface Glyph {
  /** The characters that a reader of the document finds for this glyph. */
  codePoints: readonly number[];
}

interface FontFile {
  getGlyph(id: number, codePoints?: readonly number[]): Glyph;
}

/** A parsed font file, and pdfkit's class that embeds it in a document. */
interface ParsedFont {
  readonly font: FontFile;
  readonly Embedded: new (document: FontDocument, font: FontFile, id: string) => EmbeddedFont;
}

interface EmbeddedFont {
  readonly font: FontFile;
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
      keepCharacters(provided.font);
      parsed.set(file, { font: provided.font, Embedded: provided.constructor as ParsedFont["Embedded"] });
    }
    return provided;
  };
}

/**
 * The font caches each glyph as it was first requested: as a part of an accented letter it has no characters, and would
 * have none in later documents, which could then not be searched for it.
 */
function keepCharacters(font: FontFile): void {
  const { getGlyph } = font;
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph.call(font, id, codePoints);
    if (codePoints.length > 0) glyph.codePoints = codePoints;
    return glyph;
  };
}
