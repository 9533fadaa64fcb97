import { t } from "../../i18n/speech.ts";

/** A text that is not a page count. */
export class PageCountError extends Error {
  override readonly name = "PageCountError";
}

/** `2`, `5/8`, `1 3/8`, `0/8`. The space is required, since `15/8` could otherwise mean 1 5/8. */
const PAGE_COUNT = /^(?:(\d{1,4})(?:\s+([0-7])\/8)?|([0-7])\/8)$/;

/**
 * Formats eighths of a page in the script supervisor's notation, never reduced: 11 is `1 3/8`, 8 is `1`, 4 is `4/8`.
 *
 * @param eighths a whole number, 0 or more
 */
export function textFromEighths(eighths: number): string {
  const pages = Math.floor(eighths / 8);
  const rest = eighths % 8;
  if (pages === 0) return `${rest}/8`;
  return rest === 0 ? String(pages) : `${pages} ${rest}/8`;
}

/**
 * Parses a page count in pages, in eighths, or in both.
 *
 * @returns eighths of a page
 * @throws {PageCountError} when the text is not a page count
 */
export function eighthsFromText(text: string): number {
  const found = PAGE_COUNT.exec(text.trim());
  if (found === null)
    throw new PageCountError(t('"{text}" is not a page count. Write pages and eighths, such as "1 3/8".', { text }));
  const [, pages = "0", rest, only] = found;
  return Number(pages) * 8 + Number(rest ?? only ?? 0);
}
