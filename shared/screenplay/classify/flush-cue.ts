import { isTimeAlone } from "../headings/time-of-day.ts";
import { CATEGORY_OF } from "../language/category-of.ts";
import { isDirection } from "../language/direction-words.ts";
import { isPersonNoun } from "../language/person-nouns.ts";
import { PLACE_NOUNS } from "../language/place-nouns.ts";
import { isThirdPerson } from "../language/verbs.ts";
import type { PageLayout } from "../layout/page-layout.ts";
import { type BoldType, isBold } from "./bold-headings.ts";
import { type Cue, cueAbove, cuesOfRow, isMostlyCapitals, looksLikeCue, nameFromCue } from "./character-cue.ts";
import { isClause } from "./place-names.ts";
import { headingIn, type NumberedRow } from "./scene-number.ts";
import { recurringNames, smallNameOf } from "./small-names.ts";

const MAX_NAME_WORDS = 5;
const MAX_NAME_LENGTH = 36;
/** Words of shots and of parts of a script, which are on lines by themselves in capitals as names are. */
const NO_NAME =
  /\b(?:SHOTS?|POV|P\.O\.V|CLOSE|CLOSEUP|CLOSER|CAMERA|BACK TO|THE END|ACT|TEASER|WIDER?|REVERSE|CUT|DISSOLVE|SUPERIMPOSE|TITLES|FLASHBACK|LATER|HIMSELF|HERSELF|ITSELF|THEMSELVES)\b/;
const SENTENCE_END = /[.!?,;…"”]$/;
/** An extension that only speakers have: (V.O.), (CONT'D). */
const EXTENSION = /\((?:V\.?\s?O|O\.?\s?[SC]|CONT|INTO|ON PHONE|FILTERED|PRE)/i;

/** A direction such as a speaker has: (shrugs). */
const PARENTHETICAL = /^\(\p{Ll}[^()]{1,40}\)$/u;

/**
 * The cues of each row of a draft. Where dialogue is not indented, a short line in capitals is a cue if it stands nearer
 * to the text in lower case below it than to the text above, or if the same name recurs. Where bold type is for
 * headings, a bold line is no cue. Names may be in small letters.
 */
export function cuesOfRows(
  rows: readonly NumberedRow[],
  layout: PageLayout,
  { isForHeadings }: BoldType,
): readonly Cue[][] {
  const indented = rows.map((row, at) => cuesOfRow(row, rows[at + 1], layout));
  if (!layout.flush) return indented;
  const isName = rows.map((row, at) => !(isForHeadings && isBold(row)) && mayBeName(row, rows[at + 1], layout));
  const small = smallCuesOf(rows, layout, isForHeadings);
  if (small.filter((cues) => cues.length > 0).length > isName.filter(Boolean).length) return small;
  const counts = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    if (isName[at]) counts.set(nameFromCue(row.text), (counts.get(nameFromCue(row.text)) ?? 0) + 1);
  }
  const isKnown = isTight(rows, layout) ? knownNames(rows) : () => false;
  return rows.map((row, at) => {
    if (indented[at]!.length > 0 || !isName[at]) return indented[at]!;
    const recurs = counts.get(nameFromCue(row.text))! > 1 || EXTENSION.test(row.text) || row.text.endsWith(":");
    const next = rows[at + 1]!;
    const isDirected = PARENTHETICAL.test(next.text) && isDirectedName(row.text);
    const isAlone = isKnown(nameFromCue(row.text)) && isBetweenParagraphs(rows, at);
    return recurs || isDirected || isAlone || standsOnSpeech(rows, at, layout) ? [cueAbove(row, next)] : [];
  });
}

/** Maximum share of rows with a blank line above in a draft that does without them. */
const MAX_SHARE_OF_BLANKS = 0.1;

/** Whether a draft has hardly any blank lines, apart from those below headings. */
function isTight(rows: readonly NumberedRow[], { pitch }: PageLayout): boolean {
  const blanks = rows.filter(({ row }, at) => {
    const above = rows[at - 1];
    if (above?.row.page !== row.page || headingIn(above) !== undefined) return false;
    return row.top - above.row.top > pitch * 1.5;
  });
  return blanks.length < rows.length * MAX_SHARE_OF_BLANKS;
}

/** A word with a capital inside a sentence, or at its beginning with the word behind it. */
const INSIDE = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu;
const BEFORE_VERB = /(\p{Lu}\p{Ll}+) (\p{Ll}+)/gu;

/**
 * Whether a text in capitals is that of a person, by a noun or because sentences have it as a name: Tomas mends a net,
 * and looks at Mrs. Hale.
 */
function knownNames(rows: readonly NumberedRow[]): (name: string) => boolean {
  const named = new Set<string>();
  const common = new Set<string>();
  for (const { text } of rows) {
    for (const [word] of text.matchAll(INSIDE)) named.add(word.toUpperCase());
    for (const [, word, verb] of text.matchAll(BEFORE_VERB)) if (isThirdPerson(verb!)) named.add(word!.toUpperCase());
    for (const [word] of text.matchAll(/(?<!\p{L})\p{Ll}+/gu)) common.add(word.toUpperCase());
  }
  return (name) => {
    const words = name.split(" ");
    if (!isDirectedName(name)) return false;
    if (TITLED.test(name) || isPersonNoun(words.at(-1)!)) return true;
    return words.every((word) => named.has(word) && !common.has(word) && !CATEGORY_OF.has(word.toLowerCase()));
  };
}

/** Whether the paragraph above ends, and another one begins below. */
function isBetweenParagraphs(rows: readonly NumberedRow[], at: number): boolean {
  const [above, next] = [rows[at - 1], rows[at + 1]!];
  const isAfterEnd = above === undefined || headingIn(above) !== undefined || /[.!?…"”)]$/.test(above.text);
  return isAfterEnd && /^[\p{Lu}\p{N}"“‘('¿¡]/u.test(next.text);
}

/** Titles, after which even a place is a name: MISS LANE. */
const TITLED = /^(?:MR|MRS|MS|MISS|DR|PROF|FATHER|SISTER|CAPTAIN|SERGEANT|DETECTIVE)\.? /;
/** Surnames that could be verbs. */
const SURNAMES = /^(?:BURNS|MARKS|PARKS|SPARKS|STOKES|WATERS)$/;

/** Whether a direction below makes it a speaker: TOMAS and THE GHOST, not KITCHEN and SIREN WAILS. */
function isDirectedName(text: string): boolean {
  if (TITLED.test(text)) return true;
  const words = text.split(" ");
  const last = words.at(-1)!;
  const isVerb = last.endsWith("S") && isThirdPerson(last.toLowerCase()) && !SURNAMES.test(last);
  if (words.length > 4 || PLACE_NOUNS.has(last) || (isVerb && words.length > 1)) return false;
  return words[0] !== "THE" || words.length === 2 || isPersonNoun(last);
}

/**
 * The cues of a draft with names in small letters: a name that recurs below a blank line, or any that stands nearer to the
 * text below it, in a draft with recurring ones.
 */
function smallCuesOf(rows: readonly NumberedRow[], layout: PageLayout, isBoldForHeadings: boolean): readonly Cue[][] {
  const names = rows.map((row, at) => {
    const next = rows[at + 1];
    if (next === undefined || row.cells.length > 1 || row.number !== undefined) return undefined;
    if (isBoldForHeadings && isBold(row)) return undefined;
    if (headingIn(next) !== undefined || gapBelow(row, next, layout) > 2.6) return undefined;
    return isBelowGap(rows, at, layout) && looksLikeCue(row.text, false) ? smallNameOf(row.text) : undefined;
  });
  const recurring = recurringNames(names);
  return rows.map((row, at) => {
    const name = names[at];
    if (name === undefined || recurring.size === 0) return [];
    return recurring.has(name) || standsOnSpeech(rows, at, layout) ? [cueAbove(row, rows[at + 1]!)] : [];
  });
}

/** Whether a blank line or a heading is above the row, or the page begins with it. */
function isBelowGap(rows: readonly NumberedRow[], at: number, { pitch }: PageLayout): boolean {
  const [row, above] = [rows[at]!, rows[at - 1]];
  if (above === undefined || above.row.page !== row.row.page) return true;
  return row.row.top - above.row.top > pitch * 1.5 || headingIn(above) !== undefined;
}

/** Whether a row could be a name without indent, judged by its words and the row below. */
function mayBeName(row: NumberedRow, next: NumberedRow | undefined, layout: PageLayout): boolean {
  if (next === undefined || row.cells.length > 1 || row.number !== undefined) return false;
  const { text } = row;
  const bare = text.replace(/\([^()]*\)?/g, " ").trim();
  if (text.length > MAX_NAME_LENGTH + 20 || bare.length > MAX_NAME_LENGTH || bare.split(/\s+/).length > MAX_NAME_WORDS)
    return false;
  if (SENTENCE_END.test(bare) || isDirection(bare) || NO_NAME.test(bare) || !/\p{Lu}/u.test(bare)) return false;
  if (!looksLikeCue(text, true) || isClause(bare) || isTimeAlone(bare)) return false;
  const isSpeech = !isMostlyCapitals(next.text) || next.text.startsWith("(");
  return isSpeech && headingIn(next) === undefined && gapBelow(row, next, layout) < 2.6;
}

/** Distance of the next row, in lines; a name may be the last row of its page. */
function gapBelow(row: NumberedRow, next: NumberedRow, { pitch }: PageLayout): number {
  return next.row.page === row.row.page ? (next.row.top - row.row.top) / pitch : 1;
}

/** Whether the row is nearer to the row below than to the row above. */
function standsOnSpeech(rows: readonly NumberedRow[], at: number, layout: PageLayout): boolean {
  const row = rows[at]!;
  const above = rows[at - 1];
  // A writing program leaves no name alone at the foot of a page.
  if (rows[at + 1]?.row.page !== row.row.page) return false;
  const isFirst = above === undefined || above.row.page !== row.row.page;
  const over = isFirst ? 2 : (row.row.top - above.row.top) / layout.pitch;
  return over > gapBelow(row, rows[at + 1]!, layout) * 1.3;
}
