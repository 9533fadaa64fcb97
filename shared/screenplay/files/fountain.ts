import { inOneLine, isSaid, type Paragraph, type ParagraphKind, type Screenplay } from "../model/paragraph.ts";
import type { Scene } from "../model/scene.ts";
import { checkWords, noScenes } from "../model/screenplay-error.ts";
import { tidyText } from "../model/text-runs.ts";
import { linesWithoutAsides, withoutMarks } from "./fountain-emphasis.ts";
import { type Above, dualCue, FORCED, plainLine, sceneNumberOf } from "./fountain-line.ts";
import { scenesFromScreenplay } from "./scenes-from-screenplay.ts";

/**
 * Parses the scenes of a Fountain screenplay.
 *
 * @throws {ScreenplayError} when the text has no scene heading, or is longer than any screenplay
 */
export function scenesFromFountain(text: string): { scenes: Scene[] } {
  const scenes = scenesFromScreenplay(screenplayFromFountain(text));
  if (scenes.length === 0) throw noScenes("fountain");
  return { scenes };
}

/**
 * Parses the paragraphs of a Fountain screenplay. Each line of a speech becomes a paragraph. Notes, comments, sections
 * and emphasis are dropped; a synopsis (`= ...`) directly below a heading becomes the scene's.
 *
 * @throws {ScreenplayError} when the text is longer than any screenplay
 */
export function screenplayFromFountain(text: string): Screenplay {
  checkWords(text.length);
  const lines = linesWithoutAsides(text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
  const { title, credits, end } = titlePageOf(lines);
  const draft: Draft = { paragraphs: [], above: "blank" };
  for (let at = end; at < lines.length; at++) readLine(draft, lines[at]!, (lines[at + 1] ?? "").trim() === "");
  return {
    ...(title !== "" && { title }),
    ...(credits.length > 0 && { credits }),
    paragraphs: draft.paragraphs,
    revisions: [],
  };
}

const TITLE_KEY =
  /^(title|credit|authors?|source|notes|draft date|date|contact|copyright|revision|version|format|font|header|footer|watermark)\s*:/i;

/** Keys for the display of the script. */
const NOT_PRINTED: ReadonlySet<string> = new Set(["format", "font", "header", "footer", "watermark"]);

/** A title page consists of keys and values up to the first blank line; values may be on their own lines. */
function titlePageOf(lines: readonly string[]): { title: string; credits: string[]; end: number } {
  if (!TITLE_KEY.test(lines[0] ?? "")) return { title: "", credits: [], end: 0 };
  const blank = lines.findIndex((line) => line.trim() === "");
  const end = blank < 0 ? lines.length : blank;
  let key = "";
  const title: string[] = [];
  const credits: string[] = [];
  for (const line of lines.slice(0, end)) {
    const found = /^(\S[^:]*):(.*)$/.exec(line);
    key = found?.[1]?.trim().toLowerCase() ?? key;
    const value = withoutMarks((found?.[2] ?? line).trim());
    if (key === "title") title.push(value);
    else if (!NOT_PRINTED.has(key)) credits.push(inOneLine(tidyText(value)));
  }
  return { title: inOneLine(tidyText(title.join(" "))), credits: credits.filter((line) => line !== ""), end };
}

/** State of the parser. */
interface Draft {
  readonly paragraphs: Paragraph[];
  above: Above;
}

function readLine(draft: Draft, raw: string, isBeforeBlank: boolean): void {
  const line = raw.trim();
  if (line === "") {
    // Two blanks on an empty line continue a speech.
    if (draft.above !== "speech" || raw.length < 2) draft.above = "blank";
  } else if (draft.above === "speech") {
    const isDirection = line.startsWith("(") && line.endsWith(")");
    add(draft, isDirection ? "parenthetical" : "dialogue", line.replace(/^~/, ""));
  } else if (FORCED.test(line)) {
    readForced(draft, line);
  } else {
    readPlain(draft, line, isBeforeBlank);
  }
}

/** An escaped last character is part of a transition. */
const CENTRED = /^>.*[^\\]<$/;

function readForced(draft: Draft, line: string): void {
  const rest = line.slice(1);
  if (line.startsWith(".")) addHeading(draft, rest);
  else if (line.startsWith("@")) addCue(draft, rest);
  else if (line.startsWith("!")) addAction(draft, rest);
  else if (line.startsWith("~")) add(draft, "general", rest);
  else if (CENTRED.test(line)) add(draft, "general", rest.slice(0, -1));
  else if (line.startsWith(">")) add(draft, "transition", rest);
  else {
    // A section, a synopsis or a page break.
    draft.above = "blank";
    if (line.startsWith("=") && !line.startsWith("===")) addSynopsis(draft, rest);
  }
}

function readPlain(draft: Draft, line: string, isBeforeBlank: boolean): void {
  const kind = plainLine(line, { isAfterBlank: draft.above === "blank", isBeforeBlank });
  if (kind === "heading") addHeading(draft, line);
  else if (kind === "character") addCue(draft, line);
  else if (kind === "transition") add(draft, "transition", line);
  else addAction(draft, line);
}

function add(draft: Draft, kind: ParagraphKind, marked: string, more?: Partial<Paragraph>): void {
  const text = tidyText(withoutMarks(marked));
  if (text === "") return;
  const column = isSaid({ kind }) ? draft.paragraphs.at(-1)?.column : undefined;
  draft.above = isSaid({ kind }) || kind === "character" ? "speech" : kind === "action" ? "action" : "text";
  draft.paragraphs.push({ kind, text, ...(column && { column }), ...more });
}

function addHeading(draft: Draft, line: string): void {
  const { text, number } = sceneNumberOf(line);
  add(draft, "heading", text, { scene: number === undefined ? {} : { number } });
}

/** Consecutive action lines form one paragraph. */
function addAction(draft: Draft, line: string): void {
  const goesOn = draft.above === "action";
  const { paragraphs } = draft;
  const count = paragraphs.length;
  add(draft, "action", line);
  if (!goesOn || paragraphs.length === count) return;
  const [above, added] = paragraphs.splice(-2) as [Paragraph, Paragraph];
  paragraphs.push({ ...above, text: `${above.text}\n${added.text}` });
}

function addCue(draft: Draft, line: string): void {
  const { text, isRight } = dualCue(line);
  const left = isRight ? lastSpeech(draft.paragraphs) : undefined;
  for (let at = left ?? draft.paragraphs.length; at < draft.paragraphs.length; at++) {
    draft.paragraphs[at] = { ...draft.paragraphs[at]!, column: "left" };
  }
  add(draft, "character", text, left === undefined ? {} : { column: "right" });
}

/**
 * Index at which the last speech begins; undefined when the paragraphs do not end in a speech, or in one that is
 * already dual dialogue.
 */
function lastSpeech(paragraphs: readonly Paragraph[]): number | undefined {
  const at = paragraphs.findLastIndex((paragraph) => !isSaid(paragraph));
  const cue = paragraphs[at];
  return cue?.kind === "character" && cue.column === undefined ? at : undefined;
}

function addSynopsis({ paragraphs }: Draft, line: string): void {
  const heading = paragraphs.at(-1);
  const text = inOneLine(tidyText(withoutMarks(line)));
  if (heading?.kind !== "heading" || text === "") return;
  const { synopsis } = heading.scene ?? {};
  const whole = synopsis === undefined ? text : `${synopsis} ${text}`;
  paragraphs[paragraphs.length - 1] = { ...heading, scene: { ...heading.scene, synopsis: whole } };
}
