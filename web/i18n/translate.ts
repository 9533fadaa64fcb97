import { SPEECHES } from "../../shared/i18n/catalogues.ts";
import { filled, type Numerals, type Part, partsOf, type Values } from "../../shared/i18n/message-format.ts";
import { speakBy } from "../../shared/i18n/speech.ts";
import { language, locale } from "./language.ts";
import { lazy } from "./lazy.ts";
import { numberText } from "./numbers.ts";

let translate: (message: string) => readonly Part[] = partsOf;

/** Loads the catalogue, if there is one. No text may be used before that. */
export async function loadLanguage(): Promise<void> {
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
  if (!language.load) return;
  const [ofScreens, speech = OF_TRIALS] = await Promise.all([language.load(partsOf), SPEECHES[language.tag]?.()]);
  translate = ofScreens;
  speakBy(() => speech);
}

const rules = lazy(() => new Intl.PluralRules(language.tag));
export const numerals: Numerals = {
  form: (count) => rules().select(count),
  text: numberText,
  ...(language.direction === "rtl" && { apart: (words) => `\u2068${words}\u2069` }),
};

/** What modules in `shared` say in a pseudo-locale, which needs no catalogue. */
const OF_TRIALS = {
  locale: language.tag,
  numerals: { ...numerals, text: String },
  parts: inLanguage,
  stored: [],
  whole: (text: string) => (/[{}<>]/.test(text) ? undefined : t(text)),
};

const lists = {
  and: lazy(() => new Intl.ListFormat(locale, { type: "conjunction" })),
  or: lazy(() => new Intl.ListFormat(locale, { type: "disjunction" })),
};
/** `rows and columns`, `a, b, or c`. */
export const formatList = (words: readonly string[], by: "and" | "or" = "and") => lists[by]().format(words);

const known = new Map<string, readonly Part[]>();

/** A translated message, parsed. */
export function inLanguage(message: string): readonly Part[] {
  let parts = known.get(message);
  if (!parts) {
    parts = translate(message);
    known.set(message, parts);
  }
  return parts;
}

/**
 * Translates a text. The English message is the key in all catalogues, so it must be a literal: `t("Copied {cells}.", {
 * cells })`.
 */
export const t = (message: string, values: Values<never> = {}): string =>
  filled(inLanguage(message), values, numerals).join("");
