/** Text as extracted from a PDF, with its font. */
export interface DrawnText {
  readonly str: string;
  readonly fontName: string;
}

/** In the usual glyph order of a font, the blank is glyph 3, and each letter has this offset from its code. */
const BLANK = "\u{3}";
const SHIFT = 29;
const LAST = 0x7e - SHIFT;
const MIN_BLANKS = 3;
const SHARE_OF_BLANKS = { least: 0.05, most: 0.5 };

/**
 * Fonts whose text is glyph numbers instead of characters, in the usual order: the text reads `7KH GRRU` and has glyph
 * 3 for blanks.
 */
export function fontsOfGlyphNumbers(texts: readonly DrawnText[]): ReadonlySet<string> {
  const fonts = [...Map.groupBy(texts, ({ fontName }) => fontName)].filter(([, own]) => {
    const all = own.map(({ str }) => str).join("");
    const blanks = all.split(BLANK).length - 1;
    const share = blanks / all.length;
    const isPlain = all.split(" ").length - 1 > blanks;
    return blanks >= MIN_BLANKS && !isPlain && share >= SHARE_OF_BLANKS.least && share <= SHARE_OF_BLANKS.most;
  });
  return new Set(fonts.map(([name]) => name));
}

/** Converts such glyph numbers to characters. */
export function charactersOfGlyphs(text: string): string {
  return [...text]
    .map((sign) => {
      const code = sign.codePointAt(0)!;
      return code <= LAST && sign !== " " ? String.fromCodePoint(code + SHIFT) : sign;
    })
    .join("");
}
