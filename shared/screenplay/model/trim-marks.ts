/**
 * Removes marks at the end of a text in linear time; a pattern such as `[-.]+$` would retry at each mark within the
 * text.
 *
 * @param mark matches one character to remove; without the flags g and y
 */
export function trimEndMarks(text: string, mark: RegExp): string {
  let end = text.length;
  while (end > 0 && mark.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** Splits and trims a text. `separator` as for `String.split`. */
export function splitTrimmed(text: string, separator: RegExp | string): string[] {
  return text.split(separator).map((piece) => piece.trim());
}
