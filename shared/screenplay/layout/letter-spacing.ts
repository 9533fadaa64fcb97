const FEWEST_LETTERS = 5;
const SHARE_OF_SINGLES = 0.8;

/**
 * A text without the blanks between its letters, when it is set in spaced letters: `I N T .  H O U S E` is INT. HOUSE.
 * Where words are not wider apart than letters they run together; any other text stays as it is.
 */
export function withoutLetterSpacing(text: string): string {
  // Text that is not spaced has no blank among its first few characters, or has a second letter beside the first.
  if (!/^\S\s/.test(text) && !/^\S{1,2}\s\S\s\S\s/.test(text)) return text;
  const tokens = text.trim().split(/\s+/);
  const singles = tokens.filter((token) => [...token].length === 1);
  const letters = singles.filter((token) => /\p{L}/u.test(token)).length;
  if (letters < FEWEST_LETTERS || singles.length < tokens.length * SHARE_OF_SINGLES) return text;
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ""))
    .join(" ");
}
