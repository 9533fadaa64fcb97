/** A backslash makes plain text of the sign behind it; before a letter it is one itself. */
const ESCAPED = "\\\\[!-/:-@\\[-`{-~]";
const MARK = new RegExp(`${ESCAPED}|\\*{1,3}|_`, "g");
const ASIDE = new RegExp(`${ESCAPED}|/\\*|\\*/|\\[\\[|\\]\\]|\\n\\n`, "g");
const BLANK = /\s/;

/**
 * Takes the marks of emphasis (`*`, `**`, `***`, `_`) out of a line of Fountain.
 * A mark that nothing closes stays, and so does what stands behind a backslash.
 */
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

/** Writes a text so that Fountain takes nothing inside of it for a mark, a note or a comment. */
export function escapedMarks(text: string): string {
  return text.replace(/[\\*_]|\[(?=\[)|\](?=\])|\/(?=\*)/g, "\\$&");
}

/** Stands for an aside until lines that held nothing else are gone. */
const GONE = "\0";

/**
 * The lines of a text of Fountain without its notes (`[[...]]`) and comments.
 * One that nothing closes stays, and a blank line ends a note. A line that held nothing else is no blank line: it goes.
 */
export function linesWithoutAsides(text: string): string[] {
  return withAsidesGone(text.replaceAll(GONE, ""))
    .split("\n")
    .filter((line) => !line.includes(GONE) || line.replaceAll(GONE, "").trim() !== "")
    .map((line) => line.replaceAll(GONE, ""));
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
      kept += text.slice(from, open.at) + GONE;
      from = index + sign.length;
      open = undefined;
    }
  }
  return kept + text.slice(from);
}
