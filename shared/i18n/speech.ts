import { filled, type Numerals, type Part, partsOf, type Values } from "./message-format.ts";

/** How messages are said: the current language's translations and plurals. */
export interface Speech {
  /** The translated message, parsed; the English message if there is no translation. */
  readonly parts: (message: string) => readonly Part[];
  /** The translation of a text without values; undefined if it is no message of the catalogue. */
  readonly whole: (text: string) => string | undefined;
  readonly numerals: Numerals;
  /** BCP 47 tag, for dates. */
  readonly locale: string;
  /** The messages of saved texts, which `retold` recognises. English needs none. */
  readonly stored: readonly string[];
}

/** Translations by English message. */
export type Catalogue = Readonly<Record<string, string>>;

/** A speech from a catalogue. Numbers are not grouped: a year or a scene number may be among them. */
export function speechOf(locale: string, catalogue: Catalogue = {}, stored: readonly string[] = []): Speech {
  const known = new Map<string, readonly Part[]>();
  const rules = new Intl.PluralRules(locale);
  return {
    locale,
    stored,
    numerals: { form: (count) => rules.select(count), text: String },
    whole: (text) => (Object.hasOwn(catalogue, text) ? catalogue[text] : undefined),
    parts: (message) => {
      let parts = known.get(message);
      if (!parts) {
        parts = partsOf(catalogue[message] ?? message);
        known.set(message, parts);
      }
      return parts;
    },
  };
}

export const ENGLISH = speechOf("en");

let current: () => Speech = () => ENGLISH;

/** Sets where the current language is found. The server has one for each request, a browser one for all. */
export function speakBy(found: () => Speech): void {
  current = found;
}

export const currentSpeech = () => current();

/** The current language's tag, for dates. */
export const currentLocale = () => current().locale;

/**
 * Translates a text. The English message is the key in all catalogues, so it must be a literal: `t("Scene {number} has
 * no date.", { number })`.
 */
export function t(message: string, values: Values<never> = {}): string {
  const { parts, numerals } = current();
  return filled(parts(message), values, numerals).join("");
}

/**
 * Marks a text outside a function as a message. The server does not know the language yet when it loads the module, so
 * `said` translates the text where it is shown; for refusals `serve` does. A browser knows it.
 */
export const message = (text: string): string => said(text);

/** The translation of a text that `message` marks. Any other text is returned as it is. */
export function said(text: string): string {
  return current().whole(text) ?? text;
}
