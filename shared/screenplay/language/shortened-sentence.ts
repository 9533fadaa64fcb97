import { trimEndMarks } from "../model/trim-marks.ts";
import { isThirdPerson } from "./verbs.ts";

/** A one-line schedule has room for so many characters. */
const WANTED = 100;
const MAX_LENGTH = 140;
const MIN_WORDS = 4;
/** Where a sentence can end early: before a further clause. */
const BREAK = /,? (?:and|as|while|when|until|before|after|where|who|which|but|then|so) |[,;:] | (?:--|[–—]) |\. /g;
const OPEN_END =
  /\b(?:a|an|the|his|her|its|their|of|to|in|on|at|with|from|by|for|into|onto|and|or|is|are|has|as|that)$/i;

/**
 * The sentence with at most 100 characters if it can end there as a complete sentence, else with at most 140 characters,
 * cut between words.
 */
export function shortened(text: string): string {
  if (text.length <= WANTED) return text;
  const bare = text.replace(/ \([^()]{1,40}\)/g, "");
  if (bare.length <= WANTED) return bare;
  const ends = [...bare.matchAll(BREAK)].map(({ index }) => index).filter((index) => index < WANTED);
  const end = ends.findLast((index) => isComplete(bare.slice(0, index)));
  if (end !== undefined) return `${trimEndMarks(bare.slice(0, end), /[\s,;:.–—-]/)}.`;
  if (bare.length <= MAX_LENGTH) return bare;
  const cut = bare.lastIndexOf(" ", MAX_LENGTH - 1);
  return `${trimEndMarks(bare.slice(0, cut > 0 ? cut : MAX_LENGTH - 1), /[\s,;:–—-]/)}…`;
}

/** Whether the beginning of a sentence is one by itself: it has a verb and no open end. */
function isComplete(text: string): boolean {
  const words = text.split(" ");
  const isBalanced = (text.match(/[“"]/g)?.length ?? 0) === (text.match(/[”"]/g)?.length ?? 0);
  if (
    words.length < MIN_WORDS ||
    OPEN_END.test(text) ||
    !isBalanced ||
    text.split("(").length !== text.split(")").length
  )
    return false;
  // "As the train stops" needs its main clause.
  if (/^(?:As|When|While|After|Before|Until|If) /.test(text) && !text.includes(",")) return false;
  return words.slice(1).some((word) => isThirdPerson(word.replace(/[,;:]$/, "")));
}
