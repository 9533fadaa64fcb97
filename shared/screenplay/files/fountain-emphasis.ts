/** A backslash escapes the next punctuation character; before a letter, it is plain text. */
const ESCAPED = "\\\\[!-/:-@\\[-`{-~]";
const MARK = new RegExp(`${ESCAPED}|\\*{1,3}|_`, "g");
const ASIDE = new RegExp(`${ESCAPED}|/\\*|\\*/|\\[\\[|\\]\\]|\\n\\n`, "g");
const BLANK = /\s/;

/** Removes emphasis markers (`*`, `**`, `***`, `_`) from a line of Fountain. Unclosed and escaped markers stay. */
export function withoutMarks(line: string): string {
  const pieces: string[] = [];
  const open = new Map<string, number>();
  let end = 0;
  for (const { 0: mark, index } of line.matchAll(MARK)) {
    pieces.push(line.slice(end, index));
    end = index + mark.length;
    const opening = open.get(mark);
    if (mark.startsWith("\\")) {
      pieces.push(mark.slice(1));
    } else if (opening !== undefined && !BLANK.test(line[index - 1]!)) {
      pieces[opening] = "";
      open.delete(mark);
    } else {
      if (end < line.length && !BLANK.test(line[end]!)) open.set(mark, pieces.length);
      pieces.push(mark);
    }
  }
  return pieces.join("") + line.slice(end);
}

/** Escapes a text, so that Fountain finds no emphasis, notes or comments in it. */
export function escapedMarks(text: string): string {
  return text.replace(/[\\*_]|\[(?=\[)|\](?=\])|\/(?=\*)/g, "\\$&");
}

/** Placeholder of a note or comment, until lines with nothing else are removed. */
const REMOVED = "\0";

/**
 * The lines of a Fountain text without notes (`[[...]]`) and comments. An unclosed one stays, and a blank line ends a
 * note. A line with nothing else is removed, not left as a blank line.
 */
export function linesWithoutAsides(text: string): string[] {
  return withAsidesGone(text.replaceAll(REMOVED, ""))
    .split("\n")
    .filter((line) => !line.includes(REMOVED) || line.replaceAll(REMOVED, "").trim() !== "")
    .map((line) => line.replaceAll(REMOVED, ""));
}

function withAsidesGone(text: string): string {
  let kept = "";
  let from = 0;
  let open: { readonly sign: string; readonly at: number } | undefined;
  for (const { 0: sign, index } of text.matchAll(ASIDE)) {
    if (open === undefined) {
      if (sign === "/*" || sign === "[[") open = { sign, at: index };
    } else if (open.sign === "[[" && sign === "\n\n") {
      open = undefined;
    } else if ((open.sign === "/*" && sign === "*/") || (open.sign === "[[" && sign === "]]")) {
      kept += text.slice(from, open.at) + REMOVED;
      from = index + sign.length;
      open = undefined;
    }
  }
  return kept + text.slice(from);
}
