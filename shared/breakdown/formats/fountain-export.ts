import { escapedMarks } from "../../screenplay/files/fountain-emphasis.ts";
import { FORCED, plainLine } from "../../screenplay/files/fountain-line.ts";
import { inOneLine, isSaid, type Paragraph, type Screenplay, settled } from "../../screenplay/model/paragraph.ts";

/**
 * Writes a screenplay in Fountain format, which `screenplayFromFountain` reads. A paragraph's kind is forced with its
 * marker wherever the plain text would be parsed as another kind. Fountain cannot hold tags, revisions, lengths and
 * pages; they are omitted.
 */
export function fountainFromScreenplay({ title, credits = [], paragraphs }: Screenplay): string {
  const all = settled(paragraphs);
  const blocks = all.map((paragraph, at) => {
    const above = isSaid(paragraph) ? "" : "\n";
    return `${above}${linesOf(paragraph, all[at + 1]).join("\n")}\n`;
  });
  // Without a title page, the first line is blank; otherwise "Source: a letter" would be parsed as title page data.
  return titlePage(title, credits) + blocks.join("");
}

/** Values are indented on their own lines, so that "Contact: me" is not parsed as a key. */
function titlePage(title: string | undefined, credits: readonly string[]): string {
  const written = (text: string) => escapedMarks(inOneLine(text));
  const lines = [
    ...(title === undefined ? [] : [`Title: ${written(title)}`]),
    ...(credits.length === 0 ? [] : ["Credit:", ...credits.map((line) => `    ${written(line)}`)]),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function linesOf(paragraph: Paragraph, next: Paragraph | undefined): string[] {
  const text = escapedMarks(paragraph.text);
  switch (paragraph.kind) {
    case "heading":
      return headingLines(text, paragraph);
    case "character":
      return [cueLine(text, paragraph, next !== undefined && isSaid(next))];
    case "parenthetical":
      return [text];
    case "dialogue":
      return text.split("\n").map(saidLine);
    case "transition":
      return [transitionLine(text)];
    case "general":
      return text.includes("\n") ? actionLines(text) : [`> ${text} <`];
    default:
      return actionLines(text);
  }
}

function headingLines(text: string, { scene = {} }: Paragraph): string[] {
  // A final number sign would be parsed as the end of a scene number.
  const words = text.replace(/#$/, "\\#");
  const marked = isKind(words, "heading", true) ? words : `.${literal(words)}`;
  const number = scene.number?.replace(/[#\\]/g, "").trim();
  const heading = number ? `${marked} #${number}#` : marked;
  return scene.synopsis === undefined ? [heading] : [heading, "", `= ${escapedMarks(inOneLine(scene.synopsis))}`];
}

function cueLine(text: string, { column }: Paragraph, isFollowed: boolean): string {
  const words = text.replace(/\^$/, "\\^");
  const plain = isFollowed && isKind(words, "character", false) ? words : `@${literal(words)}`;
  return column === "right" ? `${plain} ^` : plain;
}

/** In a speech, only parentheses and the lyrics marker have a meaning. */
function saidLine(line: string): string {
  const isDirection = line.startsWith("(") && line.endsWith(")");
  return isDirection || line.startsWith("~") ? `\\${line}` : line;
}

function transitionLine(text: string): string {
  return isKind(text, "transition", true) ? text : `> ${literal(text.replace(/<$/, "\\<"))}`;
}

function actionLines(text: string): string[] {
  const lines = text.split("\n");
  return lines.map((line, at) => {
    const isPlain = at > 0 ? !FORCED.test(line) : isKind(line, "action", lines.length === 1);
    return isPlain ? line : `!${line}`;
  });
}

function isKind(line: string, kind: ReturnType<typeof plainLine>, isBeforeBlank: boolean): boolean {
  return !FORCED.test(line) && plainLine(line, { isAfterBlank: true, isBeforeBlank }) === kind;
}

/** Text after a forcing marker; it must not begin with another marker. */
function literal(text: string): string {
  return /^[.!@~>#=]/.test(text) ? `\\${text}` : text;
}
