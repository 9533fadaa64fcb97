import type { Cue } from "../classify/character-cue.ts";
import type { NumberedRow } from "../classify/scene-number.ts";
import type { Part } from "../classify/script-parts.ts";
import type { PageLayout } from "../layout/page-layout.ts";
import type { TextCell } from "../layout/text-row.ts";
import type { Line } from "../model/line.ts";
import { inOneLine, type Paragraph, type ParagraphKind, type SceneFacts, type Screenplay } from "../model/paragraph.ts";
import type { Scene } from "../model/scene.ts";
import type { LayoutChoice } from "../model/script-layout.ts";
import { tidyText } from "../model/text-runs.ts";
import { onOwnPages, partsFromLines } from "../scenes/scenes-from-lines.ts";
import { scenesFromParts } from "../scenes/scenes-from-parts.ts";

type PrintedPart = Part<NumberedRow>;

/**
 * Reconstructs a screenplay from its placed lines of text: paragraphs, scene numbers, lengths and pages, and for each
 * scene the line at which it begins. Headers and footers are removed; the text before the first scene becomes the title
 * page.
 *
 * @param lines every line of the draft, in any order
 * @param choice the layout that a person has chosen, if any
 * @returns as many headings as the draft has scenes, in the same order
 */
export function screenplayFromLines(lines: readonly Line[], choice?: LayoutChoice): Screenplay {
  const { parts, layout, setting } = partsFromLines(lines, choice);
  const scenes = scenesFromParts(parts, setting).map((scene) => onOwnPages(scene, lines));
  const first = parts.find((part) => part.kind === "heading")?.row.row;
  const body = parts.filter(({ row }) => first !== undefined && row.row.page >= first.page);
  const [title, ...credits] = parts.filter((part) => !body.includes(part)).flatMap(printedText);
  return {
    ...(title !== undefined && { title }),
    ...(credits.length > 0 && { credits }),
    paragraphs: withFacts(paragraphsFromParts(body, layout), scenes),
    revisions: [],
  };
}

function printedText({ row }: PrintedPart): string[] {
  const text = inOneLine(tidyText(row.text));
  return text === "" ? [] : [text];
}

function withFacts(paragraphs: readonly Paragraph[], scenes: readonly Scene[]): Paragraph[] {
  let count = 0;
  return paragraphs.map((paragraph) =>
    paragraph.kind === "heading" ? { ...paragraph, scene: factsOf(scenes[count++]!) } : paragraph,
  );
}

function factsOf({ number, numberIsPrinted, omitted, eighths, origin }: Scene): SceneFacts {
  return {
    ...(numberIsPrinted && { number }),
    ...(omitted ? { omitted } : { eighths }),
    ...origin,
  };
}

/** Joins rows into paragraphs. */
function paragraphsFromParts(parts: readonly PrintedPart[], layout: PageLayout): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let speaker: PrintedPart | undefined;
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    if (part.kind === "heading") speaker = undefined;
    if (part.kind === "action" && isInHeading(parts[at - 1], part)) continue;
    if (part.kind === "cue") {
      const speech = parts.slice(at + 1, endOfSpeech(parts, at));
      paragraphs.push(...speechOf(part, speech));
      speaker = part;
      at += speech.length;
    } else if (part.kind === "speech" && speaker?.kind === "cue") {
      // A direction has interrupted the speech.
      const speech = parts.slice(at, endOfSpeech(parts, at));
      const [{ name }] = speaker.cues as [Cue];
      paragraphs.push({ kind: "character", text: `${name} (CONT'D)` }, ...said(speech.map(({ row }) => row.text)));
      at += speech.length - 1;
    } else if (part.kind === "action" && goesOn(parts[at - 1], part, layout)) {
      const above = paragraphs.pop()!;
      paragraphs.push({ ...above, text: `${above.text} ${tidyText(part.row.text)}` });
    } else if (part.row.text.trim() !== "") {
      const text = part.kind === "heading" ? part.heading.text : part.row.text;
      paragraphs.push({ kind: part.kind === "speech" ? "dialogue" : part.kind, text: inOneLine(tidyText(text)) });
    }
  }
  return paragraphs;
}

/** Whether action on a heading's line is still part of the heading's text. */
function isInHeading(above: PrintedPart | undefined, part: PrintedPart): boolean {
  return above?.row.row === part.row.row && above.kind === "heading" && above.heading.action === undefined;
}

function goesOn(above: PrintedPart | undefined, part: PrintedPart, { pitch }: PageLayout): boolean {
  if (above?.kind !== "action") return false;
  return above.row.row.page === part.row.row.page && part.row.row.top - above.row.row.top < pitch * 1.5;
}

function endOfSpeech(parts: readonly PrintedPart[], cue: number): number {
  const end = parts.findIndex((part, at) => at > cue && part.kind !== "speech");
  return end < 0 ? parts.length : end;
}

function speechOf(cue: PrintedPart & { readonly kind: "cue" }, speech: readonly PrintedPart[]): Paragraph[] {
  const rows = speech.map(({ row }) => row);
  const { cues } = cue;
  if (cues.length < 2) {
    return cues.flatMap(({ name }) => [nameOf(name, cue.row.text), ...said(rows.map(({ text }) => text))]);
  }
  // Names in dual dialogue are separate cells.
  const lefts = cue.row.cells.map(({ left }) => left);
  const limits = lefts.slice(1).map((left, at) => (left + lefts[at]!) / 2);
  const columnOf = (cell: TextCell) => limits.filter((limit) => cell.left > limit).length;
  const speeches = cues.map(({ name }, column) => {
    const own = rows.flatMap(({ cells }) => cells.filter((cell) => columnOf(cell) === column).map(({ text }) => text));
    return [nameOf(name, cue.row.cells[column]!.text), ...said(own)];
  });
  const [one, other, ...more] = speeches;
  // Writing programs support two columns; more speeches follow one another.
  return more.length > 0 ? speeches.flat() : [...beside("left", one!), ...beside("right", other!)];
}

function beside(column: "left" | "right", paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.map((paragraph) => ({ ...paragraph, column }));
}

/** The name with OCR corrections, followed by the printed extension. */
function nameOf(name: string, printed: string): Paragraph {
  const brackets = printed.match(/\([^()]*\)/g) ?? [];
  return { kind: "character", text: tidyText([name, ...brackets].join(" ")) };
}

/** Dialogue, with parentheticals that may span rows. */
function said(rows: readonly string[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let inBrackets = false;
  for (const row of rows) {
    const text = inOneLine(tidyText(row));
    if (text === "") continue;
    const kind: ParagraphKind = inBrackets || text.startsWith("(") ? "parenthetical" : "dialogue";
    const above = paragraphs.at(-1);
    if (above?.kind === kind && (inBrackets || kind === "dialogue")) {
      paragraphs[paragraphs.length - 1] = { kind, text: `${above.text} ${text}` };
    } else {
      paragraphs.push({ kind, text });
    }
    inBrackets = kind === "parenthetical" && !text.endsWith(")");
  }
  return paragraphs;
}
