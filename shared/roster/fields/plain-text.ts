/** The longest text that a detail of an option holds, in characters. */
export const MAX_DETAIL = 1000;

/** A text as it is kept, over one line or several: trimmed, and without anything that only a machine would read. */
export function plainText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{C}\n]/gu, "")
    .trim();
}

// Overrides of the direction of writing can make a text look like another one.
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text as it is kept where it has one line only: line breaks and control characters are spaces. */
export function plainLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(OVERRIDES, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
