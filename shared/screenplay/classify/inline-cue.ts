import { isDirection } from "../language/direction-words.ts";
import type { PageLayout } from "../layout/page-layout.ts";
import type { TextCell } from "../layout/text-row.ts";
import { type Cue, isMostlyCapitals, nameFromCue, presenceFromCue } from "./character-cue.ts";
import type { NumberedRow } from "./scene-number.ts";
import { recurringNames, smallNameOf } from "./small-names.ts";

/** A character name followed by dialogue on the same row, as in radio and stage plays. */
export interface InlineCue {
  readonly cue: Cue;
  readonly said: string;
}

/** Minimum number of inline cues in a draft that uses them. */
const MIN_COUNT = 8;
const MIN_COUNT_OF_RECURRING = 3;
const MAX_NAME_LENGTH = 30;
const NAME = /^((?:\d{1,3}[.)]\s?)?\p{Lu}[\p{L}\p{N}\p{M} .,'’#&/()-]{0,40}):\s?(\S.*)?$/u;
/** `太郎「もう行くよ」`: the dialogue is in corner brackets after the name. */
const HOOKED = /^([^「」『』()、。\s]{1,12})(?:\([^()]*\))?[「『](.*)$/u;
/** Words before a colon that are no names. */
const NO_NAME =
  /\b(?:FX|SFX|GRAMS|ATMOS|CUT TO|NOTE|TIME|DATE|CARD|CHYRON|BACK TO)\b|\bLATER$|^(?:DEAR\b.*|WARNING|DANGER|V\.O\.)$/;
/** A name in capitals with a sentence right after it: `NORA They are still waiting.` */
const GLUED = /^(\p{Lu}[\p{Lu}.'’-]+(?: \p{Lu}[\p{Lu}.'’-]+){0,2}) (?=(?:I |\p{Lu}\p{Ll}).*\p{Ll})/u;
/** Dialogue right after a name in small letters: `Nora: They are waiting.` */
const SMALL = /^([^:]{2,40}):\s(?=\S)/u;

/**
 * The names in small letters that begin a row, with a colon, in a draft where such names recur; a name that occurs once
 * has to be below a blank line.
 */
export function smallInlineNames(rows: readonly NumberedRow[], layout: PageLayout): ReadonlySet<string> {
  const named = rows.map((row) => {
    const name = row.left > layout.action + layout.charWidth * 2 ? undefined : SMALL.exec(row.text)?.[1];
    return name === undefined ? undefined : smallNameOf(name);
  });
  const recurring = recurringNames(named);
  if (recurring.size === 0) return recurring;
  const isBelowGap = (at: number) => {
    const [row, above] = [rows[at]!.row, rows[at - 1]?.row];
    return above?.page !== row.page || row.top - above.top > row.height * 1.6;
  };
  const isOwn = (name: string, at: number) => recurring.has(name) || isBelowGap(at);
  return new Set(named.flatMap((name, at) => (name !== undefined && isOwn(name, at) ? [name] : [])));
}

/**
 * The name at the beginning of a row and the dialogue after it; undefined when the row has none.
 *
 * @param small the names that are in small letters
 */
export function inlineCueOf(row: NumberedRow, layout: PageLayout, small: ReadonlySet<string>): InlineCue | undefined {
  const [first, ...others] = row.cells as [TextCell, ...TextCell[]];
  const hooked = /[「『]/.test(row.text) ? HOOKED.exec(row.text) : null;
  if (hooked !== null) return cueFrom(hooked[1]!, hooked[2]!, first.line);
  if (first.left > layout.action + layout.charWidth * 6) return undefined;
  if (others.length === 0 && !first.text.includes(":")) return undefined;
  const colon = NAME.exec(first.text);
  const name = colon?.[1] ?? (others.length === 1 && first.text.length <= MAX_NAME_LENGTH ? first.text : undefined);
  if (name === undefined || isDirection(name) || NO_NAME.test(name)) return undefined;
  const isName = isMostlyCapitals(name.replace(/\([^()]*\)?/g, "")) || small.has(smallNameOf(name) ?? "");
  if (!isName) return undefined;
  const words = [colon?.[2] ?? "", ...others.map(({ text }) => text)].filter((text) => text !== "").join(" ");
  return words === "" || isMostlyCapitals(words) ? undefined : cueFrom(name, words, first.line);
}

/** The names that begin several rows at the indent of cues, each with its dialogue on the same row. */
export function gluedNamesOf(rows: readonly NumberedRow[], layout: PageLayout): Set<string> {
  const named = rows.flatMap((row) => {
    const name = isAtCue(row, layout) ? GLUED.exec(row.text)?.[1] : undefined;
    return name === undefined || isDirection(name) || NO_NAME.test(name) ? [] : [nameFromCue(name)];
  });
  return new Set(named.filter((name, at) => name !== "" && named.indexOf(name) !== at));
}

/** A single text at the indent of cues that is not in capitals. */
function isAtCue({ text, left, cells }: NumberedRow, { cue, charWidth }: PageLayout): boolean {
  return Math.abs(left - cue) <= charWidth * 1.5 && cells.length === 1 && !isMostlyCapitals(text);
}

/** A known name at the indent of cues with its dialogue on the same row: `NORA They are still waiting.` */
export function gluedCueOf(
  numbered: NumberedRow,
  names: ReadonlySet<string>,
  layout: PageLayout,
): InlineCue | undefined {
  if (!isAtCue(numbered, layout)) return undefined;
  const { text, row } = numbered;
  const words = text.split(" ");
  const first = words.findIndex((word) => /\p{Ll}/u.test(word) || word === "I");
  for (let length = first; length > 0; length--) {
    const name = nameFromCue(words.slice(0, length).join(" "));
    if (names.has(name)) return cueFrom(name, words.slice(length).join(" "), row.line);
  }
  return undefined;
}

function cueFrom(name: string, said: string, line: number): InlineCue | undefined {
  const bare = nameFromCue(name);
  return bare === "" ? undefined : { cue: { name: bare, presence: presenceFromCue(name), line }, said };
}

/**
 * Whether a draft uses inline cues, judged by how often names are inline and how often above the dialogue. In an excerpt
 * a few are enough if the names recur.
 *
 * @param countAbove number of cues above their dialogue
 */
export function hasInlineCues(
  rows: readonly NumberedRow[],
  layout: PageLayout,
  small: ReadonlySet<string>,
  countAbove: number,
): boolean {
  const names: string[] = [];
  for (const row of rows) {
    const inline = inlineCueOf(row, layout, small);
    if (inline !== undefined) names.push(inline.cue.name);
  }
  const recur = names.length >= MIN_COUNT_OF_RECURRING && new Set(names).size < names.length;
  return (names.length >= MIN_COUNT || recur) && names.length > countAbove * 2;
}
