import type { Scene } from "../model/scene.ts";
import { upper, wordsOf } from "./languages.ts";

/** Whether a scene is interior, exterior or both; empty if its heading does not say. */
export type IntExt = Scene["intExt"];

/** The INT./EXT. opening of a heading, and the text that follows. */
export interface Opening {
  readonly intExt: IntExt;
  readonly rest: string;
  /** Whether a slash follows, possibly with the time: `INT/DAY KITCHEN`. */
  readonly isSlashed?: boolean;
}

const INTERIOR = new Set([...wordsOf("interior"), ...wordsOf("interiorWords")]);
/** Words and abbreviations for interior and exterior, longest first. */
export const PLACES: readonly string[] = [
  ...new Set([...INTERIOR, ...wordsOf("exterior"), ...wordsOf("exteriorWords")]),
].sort((a, b) => b.length - a.length);
/** A fast pre-check: most lines begin with another letter. */
const FIRST_LETTERS = new Set(PLACES.map((place) => place[0]!));
/** Words that may open a heading without a dot. */
export const PLAIN_PLACES: ReadonlySet<string> = new Set([...wordsOf("interiorWords"), ...wordsOf("exteriorWords")]);
const PLACE = `(?:${PLACES.join("|")})`;
/** End of a word in a pattern. */
export const WORD_END = "(?![\\p{L}\\p{N}\\p{M}])";
const BOTH = new RegExp(`^(${PLACE})[.,:]?\\s?(?:/|&|\\+|-|–|OR |AND |TO )\\s?(${PLACE})${WORD_END}[.,:;/]?`, "u");
/** German for I/E: innen and aussen. Without a dot, a dash has to follow: I/A HAUS - TAG, not I/A AGENT. */
const INNEN_AUSSEN = /^(?:I\.?\s?\/\s?A|A\.?\s?\/\s?I)(?:[.:][,:;]?|(?=\s.*\s[-–—]{1,2}\s))/u;
/** A third part after two: INT./EXT./INT. */
const AGAIN = new RegExp(`^[\\s/]{0,2}${PLACE}[./]\\s?`, "u");
/** A dash after the word counts like a dot. */
const ONE = new RegExp(`^(${PLACE})${WORD_END}\\s?([.,:;/–—]|-(?!\\p{L}))?`, "u");
/** OCR variants of INT and EXT, only tried on scanned text. */
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

/** The opening at the beginning of the text, or within a bracket around it. */
export function openingOf(text: string): Opening | undefined {
  const wrapping = OPENS.exec(text)?.[0] ?? "";
  const first = text.slice(wrapping.length, wrapping.length + 1);
  if (!FIRST_LETTERS.has(upper(first))) return undefined;
  const bare = [...wrapping].reduce((rest, sign) => without(rest, CLOSING[sign]), text.slice(wrapping.length));
  // "(INTERIOR VOICE)" describes a voice.
  return openingOfBare(bare, wrapping.includes("("));
}

/** The text without its last closing sign, which matches an opening one. */
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
  const short = INNEN_AUSSEN.exec(bare);
  if (short !== null) return { intExt: "INT./EXT.", rest: after(bare, short[0].length) };
  const one = ONE.exec(capitals);
  if (one === null || one[1] === "I" || one[1] === "E") return undefined;
  const dotted = one[2] !== undefined;
  if (!dotted && (mustBeDotted || !PLAIN_PLACES.has(one[1]!))) return undefined;
  // "Interior designers at work" is not a heading: without a dot, the whole line must be in capitals.
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

/** INT. or EXT. is in capitals or at least capitalised. */
function isWritten(text: string, place: string): boolean {
  const first = text.slice(0, place.length).trim()[0] ?? "";
  return first === first.toUpperCase() || text.slice(1, 3) === text.slice(1, 3).toUpperCase();
}

/** The opening of a heading whose INT. or EXT. may be misread by OCR. */
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

/** Interior or exterior if all parts are, otherwise both. */
export function intExtOf(places: readonly string[]): IntExt {
  const inside = places.map((place) => INTERIOR.has(place));
  if (inside.every(Boolean)) return "INT.";
  return inside.some(Boolean) ? "INT./EXT." : "EXT.";
}
