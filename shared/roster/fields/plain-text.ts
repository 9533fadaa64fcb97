/** Maximum length of an option's detail, in characters. */
export const MAX_DETAIL = 1000;

/** Normalises a text of one or several lines for storage: trimmed, without control characters. */
export function plainText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{C}\n]/gu, "")
    .trim();
}

// Bidi overrides can make a text look like another one.
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/** Normalises a one-line text for storage: line breaks and control characters become spaces. */
export function plainLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(OVERRIDES, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
