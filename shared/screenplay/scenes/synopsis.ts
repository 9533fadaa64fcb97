import type { Part, PlacedText } from "../classify/script-parts.ts";
import { trimEndMarks } from "../model/trim-marks.ts";

const MAX_LENGTH = 140;
const ABBREVIATION = /(?:\b(?:Mr|Mrs|Ms|Dr|St|Sgt|Lt|Capt|Col|Gen|Prof|Jr|Sr|vs|etc|No|approx)|\b\p{Lu})\.$/u;
const SENTENCE_END = /[.!?…]["'”’)]?(?=\s|$)/g;

/** Number of sentences searched for the first event of a scene. */
const MAX_SENTENCES = 6;
const MIN_WORDS = 4;
const LISTED = /^[-–—•*]\s/;
/** A new character with an age: Nora (40). */
const INTRODUCES = /\p{L} \(\d{1,2}/u;
const REMOVED = /^\W*(?:DELETED|OMITTED|OMIT)\W*$/;

/**
 * A sentence of the scene's action as synopsis, at most 140 characters and never cut inside a word: of the first few,
 * the one in which a character acts, else the first. Empty when the scene has no action.
 *
 * @param names the characters of the scene
 */
export function synopsisFromAction(paragraphs: readonly string[], names: readonly string[] = []): string {
  const telling = paragraphs.filter((one) => isTelling(one) && !LISTED.test(one));
  const sentences = telling.slice(0, MAX_SENTENCES).flatMap(sentencesOf).slice(0, MAX_SENTENCES);
  const words = new Set(names.flatMap(wordsOf).filter((word) => word.length > 2 && !TITLES.has(word)));
  const acts = (one: string) => INTRODUCES.test(one) || wordsOf(one).some((word) => words.has(word));
  const done = sentences.find((one) => one.split(" ").length >= MIN_WORDS && acts(one));
  const whole = paragraphs.find((one) => !REMOVED.test(one)) ?? "";
  return shortened(withoutAs(done ?? sentences[0] ?? sentencesOf(whole)[0] ?? ""));
}

const TITLES = new Set([
  "THE",
  "MRS",
  "MISS",
  "SGT",
  "LT",
  "CAPT",
  "OLD",
  "YOUNG",
  "AND",
  "MAN",
  "WOMAN",
  "VOICE",
  "ONE",
  "TWO",
]);

/**
 * Names and other capitalised words of a text, in capitals. A possessive (Nora's coat) does not name the acting
 * character.
 */
function wordsOf(text: string): string[] {
  const words = text.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  return words.filter((word) => !/^\p{Ll}|['’][sS]?$/u.test(word)).map((word) => word.toUpperCase());
}

/** Removes a leading As, because `As Nora comes in.` is not a sentence. */
function withoutAs(sentence: string): string {
  if (!/^As \P{Ll}/u.test(sentence) || sentence.includes(",")) return sentence;
  return sentence.slice(3, 4).toUpperCase() + sentence.slice(4);
}

/** Whether the paragraph begins with a sentence of several words, not with a shot in capitals or a continuation. */
function isTelling(paragraph: string): boolean {
  return paragraph.split(" ").length > 3 && /^\P{Ll}/u.test(paragraph) && paragraph !== paragraph.toUpperCase();
}

/** The sentences of a paragraph; very short ones are joined with the next. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const end of text.matchAll(SENTENCE_END)) {
    const sentence = text.slice(from, end.index + end[0].length).trim();
    if (ABBREVIATION.test(sentence) || sentence.split(" ").length <= 2) continue;
    sentences.push(sentence);
    from = end.index + end[0].length;
  }
  const rest = text.slice(from).trim();
  return rest === "" ? sentences : [...sentences, rest];
}

function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.lastIndexOf(" ", MAX_LENGTH - 1);
  return `${trimEndMarks(text.slice(0, cut > 0 ? cut : MAX_LENGTH - 1), /[\s,;:–—-]/)}…`;
}

/** The action of a scene as paragraphs: closely spaced rows form one, also across a page break. */
export function paragraphsOf(parts: readonly Part[], pitch: number): string[] {
  const paragraphs: string[] = [];
  let previous: Part | undefined;
  for (const part of parts) {
    if (part.kind === "action") {
      const above = previous?.kind === "action" ? previous.row : undefined;
      if (above !== undefined && goesOn(above, part.row, pitch))
        paragraphs.push(joined(paragraphs.pop()!, part.row.text));
      else paragraphs.push(part.row.text);
    }
    previous = part;
  }
  return paragraphs;
}

function goesOn(above: PlacedText, below: PlacedText, pitch: number): boolean {
  if (above.row.page === below.row.page && below.row.top - above.row.top < pitch * 1.5) return true;
  if (above.row.page === below.row.page) return /[\p{Ll},]$/u.test(above.text) && /^\p{Ll}/u.test(below.text);
  return !/[.!?:…"”)-]$/.test(above.text) && /\p{Ll}/u.test(above.text) && /^[\p{Ll}\p{Lu}]/u.test(below.text);
}

/** A hyphen at the end of a row stays, without a blank after it. */
function joined(above: string, below: string): string {
  return /\p{L}-$/u.test(above) ? above + below : `${above} ${below}`;
}
