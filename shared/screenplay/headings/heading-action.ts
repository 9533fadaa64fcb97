import { trimEndMarks } from "../model/trim-marks.ts";
import { type Heading, headingFromText } from "./heading.ts";
import { isShot } from "./shot-terms.ts";
import { isBareTime, isTimeOfDay, TRAILING } from "./time-of-day.ts";

/** A heading and the action on its line. */
interface HeadingWithAction {
  readonly heading: Heading;
  /** The heading as printed. */
  readonly text: string;
  readonly action: string;
}

const SMALL = /\p{Ll}/u;
const MAX_LENGTH = 240;
/** The first word in small letters, with the article before it: Ruth enters; A lamp. */
const FIRST_SMALL = /(?<=\s)(?:[AI] )?\p{Lu}?[\p{Ll}’']+(?=[\s,;.!?:–—-]|$)/u;
/** What stands before it in a heading that is not all in capitals, or that has an open bracket. */
const NO_HEADING = /(?<!\p{L})\p{Ll}|\p{Ll}(?!\p{L})|[("“[]\s*$/u;
/** A word of a sentence, unlike those in Nora and Emil. */
const SENTENCE_WORD = /(?<!\p{L})\p{Ll}{4,}|[.!?]["”’)]?$/u;
const SENTENCE_END = /[.!?]["”’)]?$/;
const DASH_BEFORE = /[-–—]\s*$/;
/** What belongs to the time of a heading also in mixed case: Flashback to 1985. */
const OUT_OF_ORDER =
  /^(?:(?:in|a|an|the|begin|end of) ){0,2}(?:flash ?-?(?:back|forward)|memor|dream|nightmare|rückblende)/i;
/** Words of a name, with an age, with which action begins: A TALL RIDER (40) enters. */
const MAX_NAME_WORDS = 5;

/**
 * Separates action in mixed case from a heading in capitals on the same line: `INT. BARN - DAY Ruth enters.` Undefined
 * unless the heading ends in a time of day and a sentence follows. After a dash, only a complete sentence is action.
 */
export function splitAtAction(line: string): HeadingWithAction | undefined {
  const start = line.length > MAX_LENGTH || !SMALL.test(line) ? null : FIRST_SMALL.exec(line);
  if (start === null) return undefined;
  const before = line.slice(0, start.index);
  if (NO_HEADING.test(before)) return undefined;
  const nameWords = /^\p{Ll}/u.test(start[0]) ? MAX_NAME_WORDS : 0;
  let at = start.index;
  for (let count = 0; count <= nameWords && at > 0; count++) {
    const text = trimEndMarks(line.slice(0, at), TRAILING);
    const heading = headingFromText(text);
    if (heading !== undefined && heading.set !== "" && isBareTime(heading.time.replace(/\([^()]*\)/g, ""))) {
      const action = line.slice(at).trim();
      const isComplete = SENTENCE_END.test(action) || !DASH_BEFORE.test(line.slice(0, at));
      return isComplete && isSentence(action) ? { heading, text, action } : undefined;
    }
    at = before.lastIndexOf(" ", at - 2) + 1;
  }
  return undefined;
}

function isSentence(text: string): boolean {
  const isTold = /^\p{Lu}/u.test(text) && text.includes(" ") && SENTENCE_WORD.test(text);
  return isTold && !OUT_OF_ORDER.test(text) && !isTimeOfDay(text) && !isShot(text);
}
