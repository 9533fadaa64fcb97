import { message, t } from "../i18n/speech.ts";
import { foldedWords, WORDS, type WordMeaning } from "./date-vocabulary.ts";
import { DatesError } from "./dates-string.ts";

/** A date with slashes whose order of month and day is not yet known. */
export interface SlashedDate {
  readonly first: number;
  readonly second: number;
  readonly year?: number;
}

type TokenMeaning =
  | WordMeaning
  | { readonly kind: "day"; readonly day: number }
  | { readonly kind: "year"; readonly year: number }
  | { readonly kind: "date"; readonly day: number; readonly month: number; readonly year?: number }
  | ({ readonly kind: "slashed" } & SlashedDate)
  | { readonly kind: "comma" | "break" };

/** A token of a text about dates, with its position from `at` to `end` (exclusive). */
export type Token = { readonly at: number; readonly end: number } & TokenMeaning;

/** Advice in error messages. */
export const EXAMPLE = message('Write dates as in "12–14 March, not the 13th" or "every Tuesday in April".');

type Reader = readonly [pattern: RegExp, meaning: (groups: readonly (string | undefined)[]) => TokenMeaning];

/** Patterns for numbers and punctuation; the first match wins. */
const READERS: readonly Reader[] = [
  [/(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/y, ([year, month, day]) => dated(day, month, year)],
  [/(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2})?)?(?![\d.])/y, ([day, month, year]) => dated(day, month, year)],
  [/(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/y, ([one, other, year]) => slashed(one, other, year)],
  [/(\d{1,2})-(\d{1,2})-(\d{4})(?!\d)/y, ([one, other, year]) => slashed(one, other, year)],
  [/(\d{4})(?!\d)/y, ([year]) => ({ kind: "year", year: Number(year) })],
  [/(3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th|er|[ºª°]|\.)?(?![\p{L}\d])/uy, ([day]) => ({ kind: "day", day: Number(day) })],
  // At the start of a line, a dash is a bullet.
  [/(?<=^\s*|\n\s*)[-–—]/y, () => ({ kind: "nothing" })],
  [/[-–—]+/y, () => ({ kind: "until" })],
  [/[,&+]/y, () => ({ kind: "comma" })],
  [/[.;!?|)]|\n/y, () => ({ kind: "break" })],
  [/[\s"“”„«»:(•*]/y, () => ({ kind: "nothing" })],
];

/**
 * Tokenises a text about dates. Filler words such as "the" are dropped.
 *
 * @throws {DatesError} at the first unknown word; the message quotes it
 */
export function dateTokens(text: string): Token[] {
  const folded = foldedWords(text);
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const read = wordAt(folded, at) ?? signAt(folded, at);
    if (!read)
      throw new DatesError(t('"{text}" is not understood. {example}', { text: wordFrom(text, at), example: EXAMPLE }));
    if (read.meaning.kind === "relative") {
      const said = text.slice(at, read.end);
      const piece = said.includes(" ") ? said : said + (/^\s+\p{L}+/u.exec(text.slice(read.end))?.[0] ?? "");
      throw new DatesError(
        t('"{piece}" depends on when it was written. Write the days, such as 9–11 March.', { piece }),
      );
    }
    if (read.meaning.kind !== "nothing") tokens.push({ ...read.meaning, at, end: read.end });
    at = read.end;
  }
  return withoutBetween(tokens);
}

/** "Between the 3rd and the 7th" means the same as "from the 3rd to the 7th". */
function withoutBetween(tokens: readonly Token[]): Token[] {
  let isOpen = false;
  return tokens.map((token) => {
    if (token.kind === "between") {
      isOpen = true;
      return { ...token, kind: "since" };
    }
    if (token.kind === "break") isOpen = false;
    if (token.kind !== "and" || !isOpen) return token;
    isOpen = false;
    return { ...token, kind: "until" };
  });
}

interface Read {
  readonly meaning: TokenMeaning;
  readonly end: number;
}

function wordAt(folded: string, at: number): Read | undefined {
  for (const [words, meaning] of WORDS) {
    if (!folded.startsWith(words, at)) continue;
    const end = at + words.length;
    const isWhole = words.endsWith("'") || !/[\p{L}\p{N}]/u.test(folded.charAt(end));
    // The dot of "Sept. 3" does not end a sentence.
    if (isWhole) return { meaning, end: words.length <= 5 && /^\.\s*\d/.test(folded.slice(end)) ? end + 1 : end };
  }
  return undefined;
}

function signAt(folded: string, at: number): Read | undefined {
  for (const [pattern, meaning] of READERS) {
    pattern.lastIndex = at;
    const found = pattern.exec(folded);
    if (found) return { meaning: meaning(found.slice(1)), end: at + found[0].length };
  }
  return undefined;
}

function wordFrom(text: string, at: number): string {
  const end = text.slice(at).search(/[\s,;]/);
  return end === -1 ? text.slice(at) : text.slice(at, at + end);
}

function dated(day = "", month = "", year?: string): TokenMeaning {
  return { kind: "date", day: Number(day), month: Number(month), ...yearOf(year) };
}

function slashed(first = "", second = "", year?: string): TokenMeaning {
  return { kind: "slashed", first: Number(first), second: Number(second), ...yearOf(year) };
}

function yearOf(year: string | undefined): { year?: number } {
  if (year === undefined) return {};
  return { year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}
