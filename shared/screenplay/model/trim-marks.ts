/**
 * The text without the marks at its end. Takes as long as there are marks there, where a pattern such as `[-.]+$`
 * tries again at each mark within the text.
 *
 * @param mark matches one character that may not stand at the end; without the flags g and y
 */
export function trimEndMarks(text: string, mark: RegExp): string {
  let end = text.length;
  while (end > 0 && mark.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** The text without the marks at either end; `mark` as for `trimEndMarks`. */
export function trimMarks(text: string, mark: RegExp): string {
  const bare = trimEndMarks(text, mark);
  let start = 0;
  while (start < bare.length && mark.test(bare[start]!)) start++;
  return bare.slice(start);
}

/** The pieces of a text between separators, without the blanks around them. `separator` as for `String.split`. */
export function splitTrimmed(text: string, separator: RegExp | string): string[] {
  return text.split(separator).map((piece) => piece.trim());
}
