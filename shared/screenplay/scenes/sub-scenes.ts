import type { SceneHeading } from "../classify/found-heading.ts";
import type { Part } from "../classify/script-parts.ts";
import { partsOfSet } from "../classify/slug-line.ts";
import type { SubScene } from "../model/scene.ts";

const MONTAGE = /\b(?:MONTAGE|SERIES OF SHOTS)\b/;
const END = /\b(?:END|BACK TO)\b/;
const MAX_TITLE_LENGTH = 60;
/** An item of a list: `-- Ada sorts nets`, `A) Ada sorts nets`, `3. Ada sorts nets`. */
const ITEM = /^(?:[-–—•*]{1,2}|\(?(?:[A-Z]|\d{1,2})[.)])\s{0,3}(?=[\p{L}"“(])/u;
const INTERCUT = /^INTERCUT(?:TING)? WITH:? (.+)$/;
/** The same in a sentence: Intercut with Emil in the ferry office. The rest has to name a known set or scene. */
const INTERCUT_IN_SENTENCE = /^\(?INTERCUT(?:TING|S)?(?: BACK AND FORTH)?:? (?:WITH|BETWEEN)\b:?([^.;]{2,160})/;
const SCENE = /\bSCENE ([A-Z]?\d{1,4}[A-Z]?)\b/;
const MARKS_AT_END = /[\s:.)-]{1,5}$/;

/**
 * The parts of a scene that may be shot as scenes of their own: the items of a montage, and the place of an INTERCUT
 * WITH. The reader does not split them off, because many are single shots.
 *
 * @param sets the sets of the draft
 */
export function subScenesOf(parts: readonly Part[], sets: KnownSets): SubScene[] {
  const found: SubScene[] = [];
  let inMontage = false;
  const own = parts[0]?.kind === "heading" ? partsOfSet(parts[0].heading.set).map(wordsOf) : [];
  for (const [at, part] of parts.entries()) {
    const text = part.kind === "heading" ? part.heading.text : part.row.text;
    const { page, line } = part.row.row;
    if (isTitle(part, text)) {
      inMontage = MONTAGE.test(text) ? !END.test(text) : inMontage && !END.test(text);
      const other = INTERCUT.exec(text)?.[1]?.replace(MARKS_AT_END, "");
      if (other && /\p{L}/u.test(other)) found.push({ text: other, origin: { page, line } });
    } else if (inMontage && part.kind === "action" && ITEM.test(text)) {
      found.push({ text: itemText(text), origin: { page, line } });
    } else if (part.kind === "action" && /^\(?intercut/i.test(text)) {
      const other = intercutPlace(sentenceFrom(parts, at), sets, own);
      if (other !== undefined) found.push({ text: other, origin: { page, line } });
    }
  }
  return found;
}

/** The sets of a draft in capitals, each with the numbers of its scenes, and their parts without numbers. */
export type KnownSets = ReadonlyMap<string, readonly string[]>;

/** The sets of headings. */
export function knownSetsOf(headings: readonly SceneHeading[]): KnownSets {
  const sets = new Map<string, string[]>();
  for (const { set, number, omitted } of headings) {
    if (omitted) continue;
    for (const part of partsOfSet(set).map(wordsOf)) {
      const numbers = sets.get(part) ?? [];
      if (number !== undefined && part === wordsOf(partsOfSet(set)[0]!)) numbers.push(number);
      sets.set(part, numbers);
    }
  }
  return sets;
}

/** The words of a text in capitals, without marks between them. */
function wordsOf(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}'’]+/gu, " ")
    .trim();
}

/** The row and the next one, unless the sentence ends in the first. */
function sentenceFrom(parts: readonly Part[], at: number): string {
  const [own, next] = [parts[at]!.row.text, parts[at + 1]];
  return next?.kind === "action" && !/[.;:)]$/.test(own) ? `${own} ${next.row.text}` : own;
}

/** The known set that a sentence intercuts with; the longest name counts. */
function intercutPlace(text: string, sets: KnownSets, own: readonly string[]): string | undefined {
  const rest = INTERCUT_IN_SENTENCE.exec(text.toUpperCase())?.[1];
  if (rest === undefined) return undefined;
  const number = SCENE.exec(rest)?.[1];
  const words = ` ${wordsOf(rest)} `;
  const isNamed = (set: string, numbers: readonly string[]) =>
    words.includes(` ${set} `) || (number !== undefined && numbers.includes(number));
  const named = [...sets].filter(([set, numbers]) => !own.includes(set) && isNamed(set, numbers));
  return named.map(([set]) => set).sort((one, other) => other.length - one.length)[0];
}

/** The text of a list item without its mark, such as `--`, `A)` or `3.`; any other text as it is. */
export function itemText(text: string): string {
  return text.replace(ITEM, "");
}

/** Whether the part is a heading or a short line in capitals, outside dialogue. */
function isTitle({ kind }: Part, text: string): boolean {
  if (kind === "cue" || kind === "speech" || text.length > MAX_TITLE_LENGTH) return false;
  return text === text.toUpperCase() && !ITEM.test(text);
}
