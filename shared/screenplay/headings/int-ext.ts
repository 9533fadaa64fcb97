import type { Scene } from "../model/scene.ts";
import { upper, wordsOf } from "./languages.ts";

/** Whether a scene plays inside, outside or both; empty where its heading does not say. */
export type IntExt = Scene["intExt"];

/** The beginning of a heading that says inside or outside, and what follows. */
export interface Opening {
  readonly intExt: IntExt;
  readonly rest: string;
  /** Whether a slash follows, behind which the time may stand: `INT/DAY KITCHEN`. */
  readonly isSlashed?: boolean;
}

const INTERIOR = new Set([...wordsOf("interior"), ...wordsOf("interiorWords")]);
/** The words and abbreviations for inside and outside, the longest first. */
export const PLACES: readonly string[] = [
  ...new Set([...INTERIOR, ...wordsOf("exterior"), ...wordsOf("exteriorWords")]),
].sort((a, b) => b.length - a.length);
/** Most lines of a draft begin otherwise. */
const FIRST_LETTERS = new Set(PLACES.map((place) => place[0]!));
/** Words that may open a heading without a dot behind them. */
export const PLAIN_PLACES: ReadonlySet<string> = new Set([...wordsOf("interiorWords"), ...wordsOf("exteriorWords")]);
const PLACE = `(?:${PLACES.join("|")})`;
/** Behind a word of a pattern, where the word must end. */
export const WORD_END = "(?![\\p{L}\\p{N}\\p{M}])";
const BOTH = new RegExp(`^(${PLACE})[.,:]?\\s?(?:/|&|\\+|-|–|OR |AND |TO )\\s?(${PLACE})${WORD_END}[.,:;/]?`, "u");
/** A third place behind two: INT./EXT./INT. */
const AGAIN = new RegExp(`^[\\s/]{0,2}${PLACE}[./]\\s?`, "u");
/** A dash behind the word marks it as a dot does. */
const ONE = new RegExp(`^(${PLACE})${WORD_END}\\s?([.,:;/–—]|-(?!\\p{L}))?`, "u");
/** What OCR makes of INT and EXT, tried only on text that a machine read from a picture. */
const OCR_PLACE = /^['‘’|!.]?(?:[IL1|!][NHM][TI7]|[FEB8][XKZ][TI7]|IN[TI]|EX[TI])(?=[.,:;\s])/;
const SEPARATORS = /^[\s.,:;/~–—-]+/;
const OPENS = /^[.\s*_"“«<[({]+/;
const CLOSING: Readonly<Record<string, string>> = {
  "[": "]",
  "(": ")",
  "<": ">",
  "{": "}",
  "«": "»",
  "“": "”",
  '"': '"',
  "*": "*",
  _: "_",
};

/** The opening of a heading, at the very beginning of the text or within a bracket that is set around it. */
export function openingOf(text: string): Opening | undefined {
  const wrapping = OPENS.exec(text)?.[0] ?? "";
  const first = text.slice(wrapping.length, wrapping.length + 1);
  if (!FIRST_LETTERS.has(upper(first))) return undefined;
  const bare = [...wrapping].reduce((rest, sign) => without(rest, CLOSING[sign]), text.slice(wrapping.length));
  // "(INTERIOR VOICE)" says how somebody speaks.
  return openingOfBare(bare, wrapping.includes("("));
}

/** The text without the last of the signs, which closes what was opened before it. */
function without(text: string, sign: string | undefined): string {
  const at = sign === undefined ? -1 : text.lastIndexOf(sign);
  return at < 0 ? text : text.slice(0, at) + text.slice(at + 1);
}

function openingOfBare(bare: string, mustBeDotted: boolean): Opening | undefined {
  const capitals = upper(bare);
  const both = BOTH.exec(capitals);
  if (both !== null && isWritten(bare, both[0]) && isPair(both[1]!, both[2]!, both[0])) {
    const rest = bare.slice(both[0].length);
    const again = AGAIN.exec(upper(rest))?.[0] ?? "";
    return { intExt: intExtOf([both[1]!, both[2]!]), rest: after(rest, again.length) };
  }
  const one = ONE.exec(capitals);
  if (one === null || one[1] === "I" || one[1] === "E") return undefined;
  const dotted = one[2] !== undefined;
  if (!dotted && (mustBeDotted || !PLAIN_PLACES.has(one[1]!))) return undefined;
  // "Interior designers at work" is no heading: without a dot the whole line is in capitals.
  if (!dotted && bare !== bare.toUpperCase()) return undefined;
  if (!isWritten(bare, one[1]!)) return undefined;
  const rest = after(bare, one[0].length);
  if (rest === "" && !dotted) return undefined;
  const second = /(?<=[\s/])(?:INT|EXT)[./]/.exec(upper(rest));
  const places = second === null ? [one[1]!] : [one[1]!, second[0].slice(0, 3)];
  const intExt = second !== null && !rest.includes("/") ? intExtOf([one[1]!]) : intExtOf(places);
  return { intExt, rest, isSlashed: one[2] === "/" };
}

/** I/E is a pair, but "I-I don't know" is a stammer. */
function isPair(one: string, other: string, text: string): boolean {
  const isShort = one.length === 1 || other.length === 1;
  return !isShort || (text.includes("/") && one !== other);
}

/** A heading's place is written in capitals or at least begins with one. */
function isWritten(text: string, place: string): boolean {
  const first = text.slice(0, place.length).trim()[0] ?? "";
  return first === first.toUpperCase() || text.slice(1, 3) === text.slice(1, 3).toUpperCase();
}

/** The opening of a heading whose INT. or EXT. a machine may have misread. */
export function openingFromScan(text: string): Opening | undefined {
  const capitals = upper(text);
  const found = OCR_PLACE.exec(capitals);
  if (found === null || text.slice(1) !== text.slice(1).toUpperCase()) return undefined;
  const inside = /[NHM][TI7]$/.test(found[0]);
  return { intExt: inside ? "INT." : "EXT.", rest: after(text, found[0].length) };
}

function after(text: string, length: number): string {
  return text.slice(length).replace(SEPARATORS, "").trim();
}

/** Inside where every place is, outside where none is, else both. */
export function intExtOf(places: readonly string[]): IntExt {
  const inside = places.map((place) => INTERIOR.has(place));
  if (inside.every(Boolean)) return "INT.";
  return inside.some(Boolean) ? "INT./EXT." : "EXT.";
}
