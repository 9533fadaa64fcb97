/** Text as a PDF gives it, by the font that draws it. */
export interface DrawnText {
  readonly str: string;
  readonly fontName: string;
}

/** In the usual order of a font's glyphs the blank is the third, and each letter stands so far before its code. */
const BLANK = "\u{3}";
const SHIFT = 29;
const LAST = 0x7e - SHIFT;
const FEWEST_BLANKS = 3;
const SHARE_OF_BLANKS = { least: 0.05, most: 0.5 };

/**
 * The fonts that give the numbers of their glyphs instead of characters, in the usual order: what they draw reads
 * `7KH GRRU` and has the third glyph where blanks are.
 */
export function fontsOfGlyphNumbers(texts: readonly DrawnText[]): ReadonlySet<string> {
  const fonts = [...Map.groupBy(texts, ({ fontName }) => fontName)].filter(([, own]) => {
    const all = own.map(({ str }) => str).join("");
    const blanks = all.split(BLANK).length - 1;
    const share = blanks / all.length;
    const isPlain = all.split(" ").length - 1 > blanks;
    return blanks >= FEWEST_BLANKS && !isPlain && share >= SHARE_OF_BLANKS.least && share <= SHARE_OF_BLANKS.most;
  });
  return new Set(fonts.map(([name]) => name));
}

/** The characters of such a font by the numbers of its glyphs. */
export function charactersOfGlyphs(text: string): string {
  return [...text]
    .map((sign) => {
      const code = sign.codePointAt(0)!;
      return code <= LAST && sign !== " " ? String.fromCodePoint(code + SHIFT) : sign;
    })
    .join("");
}
