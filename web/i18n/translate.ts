import { language, locale } from "./language.ts";
import { lazy } from "./lazy.ts";
import { filled, type Numerals, type Part, partsOf, type Values } from "./message-format.ts";
import { numberText } from "./numbers.ts";

let translate: (message: string) => readonly Part[] = partsOf;

/** Fetches the catalogue, if there is one. Nothing is to be said before. */
export async function loadLanguage(): Promise<void> {
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
  if (language.load) translate = await language.load(partsOf);
}

const rules = lazy(() => new Intl.PluralRules(language.tag));
export const numerals: Numerals = {
  form: (count) => rules().select(count),
  text: numberText,
  ...(language.direction === "rtl" && { apart: (words) => `\u2068${words}\u2069` }),
};

const lists = {
  and: lazy(() => new Intl.ListFormat(locale, { type: "conjunction" })),
  or: lazy(() => new Intl.ListFormat(locale, { type: "disjunction" })),
};
/** `rows and columns`, `a, b, or c`. */
export const formatList = (words: readonly string[], by: "and" | "or" = "and") => lists[by]().format(words);

const known = new Map<string, readonly Part[]>();

/** A message in the language that is chosen, in pieces. */
export function inLanguage(message: string): readonly Part[] {
  let parts = known.get(message);
  if (!parts) {
    parts = translate(message);
    known.set(message, parts);
  }
  return parts;
}

/**
 * A text of the screen in the language that is chosen. The English message is its key in every catalogue, so it must
 * be written out where it is said: `say("Copied {cells}.", { cells })`.
 */
export const t = (message: string, values: Values<never> = {}): string =>
  filled(inLanguage(message), values, numerals).join("");
