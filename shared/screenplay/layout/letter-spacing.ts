const MIN_LETTERS = 5;
const SHARE_OF_SINGLES = 0.8;

/**
 * Removes letter-spacing: `I N T .  H O U S E` becomes INT. HOUSE. Words without a wider gap run together; other text
 * is unchanged.
 */
export function withoutLetterSpacing(text: string): string {
  // Text without letter-spacing has no blank among its first characters, or two adjacent letters.
  if (!/^\S\s/.test(text) && !/^\S{1,2}\s\S\s\S\s/.test(text)) return text;
  const tokens = text.trim().split(/\s+/);
  const singles = tokens.filter((token) => [...token].length === 1);
  const letters = singles.filter((token) => /\p{L}/u.test(token)).length;
  if (letters < MIN_LETTERS || singles.length < tokens.length * SHARE_OF_SINGLES) return text;
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ""))
    .join(" ");
}
