import { nameFromCue, presenceFromCue } from "../classify/character-cue.ts";
import type { SceneHeading } from "../classify/found-heading.ts";
import { OMITTED } from "../classify/scene-heading.ts";
import { numberGluedTo, tidyNumber } from "../classify/scene-number.ts";
import type { Part, PlacedText } from "../classify/script-parts.ts";
import { type Heading, headingFromPlainText, headingFromText } from "../headings/heading.ts";
import type { PagePosition } from "../layout/eighths.ts";
import { inOneLine, type Paragraph } from "../model/paragraph.ts";

/**
 * Maximum length of a paragraph that is searched for names and elements. The rest is ignored, so that patterns never
 * run on an endless text.
 */
const MAX_LENGTH = 4000;
const MAX_LINE_LENGTH = 1000;

/** Converts paragraphs at the given positions to script parts. Lines are paragraph indices. */
export function partsFromParagraphs(paragraphs: readonly Paragraph[], places: readonly PagePosition[]): Part[] {
  return paragraphs.flatMap((paragraph, line): Part[] => {
    const row = { text: inOneLine(paragraph.text).slice(0, MAX_LENGTH), row: { ...places[line]!, line } };
    const part = partOf(paragraph, row, paragraphs[line + 1]);
    return part === undefined ? [] : [part];
  });
}

function partOf(paragraph: Paragraph, row: PlacedText, next: Paragraph | undefined): Part | undefined {
  switch (paragraph.kind) {
    case "heading":
      return { kind: "heading", row, heading: headingOf(paragraph) };
    case "character":
      return cueOf(paragraph.text.slice(0, MAX_LINE_LENGTH), row, next);
    case "parenthetical":
    case "dialogue":
      return { kind: "speech", row };
    case "transition":
      return { kind: "transition", row };
    default:
      return { kind: "action", row };
  }
}

function cueOf(text: string, row: PlacedText, next: Paragraph | undefined): Part | undefined {
  const name = nameFromCue(text);
  if (name === "") return undefined;
  // Some writers put (V.O.) below the name.
  const extension = next?.kind === "parenthetical" ? ` ${next.text.slice(0, MAX_LINE_LENGTH)}` : "";
  return { kind: "cue", row, cues: [{ name, presence: presenceFromCue(text + extension), line: row.row.line }] };
}

/** The file marks this as a heading, and programs show headings in capitals however they were typed. */
function headingOf({ text, scene = {} }: Paragraph): SceneHeading {
  const typed = text.slice(0, MAX_LINE_LENGTH).toUpperCase();
  const glued = scene.number === undefined ? numberGluedTo(typed) : undefined;
  const printed = glued?.text ?? typed;
  const number = scene.number ?? glued?.number;
  const omitted = scene.omitted === true || (number !== undefined && OMITTED.test(printed));
  const parts: Heading = omitted
    ? { intExt: "", set: "OMITTED", time: "" }
    : (headingFromText(printed) ?? headingFromPlainText(printed));
  return {
    text: printed,
    ...parts,
    omitted,
    confidence: 1,
    ...(number !== undefined && { number: tidyNumber(number) }),
  };
}
