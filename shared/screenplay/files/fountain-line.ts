import { headingFromText } from "../headings/heading.ts";

/** What the previous line belongs to. `text` is a heading, a transition or centred text. */
export type Above = "blank" | "speech" | "action" | "text";

/** A line with a forcing marker. */
export const FORCED = /^(?:[!@~>#=]|\.[^.])/;

/** Kind of a line of Fountain without a marker. */
export type PlainLine = "heading" | "transition" | "character" | "action";

/** The opening of a heading in Fountain's standard; other languages are recognised by their dots. */
const HEADING = /^(?:INT|EXT|EST|INT\.?\/EXT|EXT\.?\/INT|I\.?\/E|E\.?\/I)[. ]/i;
const MAX_HEADING_LENGTH = 1000;

/** Classifies a line by Fountain's rules: headings by INT. and EXT., transitions by TO:, names by capitals. */
export function plainLine(
  line: string,
  { isAfterBlank, isBeforeBlank }: { isAfterBlank: boolean; isBeforeBlank: boolean },
): PlainLine {
  if (!isAfterBlank) return "action";
  if (HEADING.test(line) || headingFromText(line.slice(0, MAX_HEADING_LENGTH)) !== undefined) return "heading";
  if (!isBeforeBlank) return isName(line) ? "character" : "action";
  return line.endsWith("TO:") && isInCapitals(line) ? "transition" : "action";
}

/** The extension after a name may be lower case. Names in scripts without capitals need an @. */
function isName(line: string): boolean {
  return isInCapitals(line.split("(", 1)[0]!);
}

function isInCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && text === text.toUpperCase();
}

const NUMBERED = /^(.*\S)\s*#([^#\\]{1,30})#$/;

/** Separates the scene number at the end of a heading: `INT. HALL #12A#`. */
export function sceneNumberOf(line: string): { text: string; number?: string } {
  const [, text, number] = NUMBERED.exec(line) ?? [];
  const trimmed = number?.trim() ?? "";
  return text === undefined || trimmed === "" ? { text: line } : { text, number: trimmed };
}

/** Removes the dual dialogue marker of a name. */
export function dualCue(line: string): { text: string; isRight: boolean } {
  const isRight = /(?<!\\)\^$/.test(line);
  return { text: isRight ? line.slice(0, -1) : line, isRight };
}
