import type { Locale as DateLocale } from "date-fns";
import type { Part } from "../../shared/i18n/message-format.ts";

/** A display language. The texts in the code are English. */
export interface Language {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** Whether times outside a project are written with 24 hours. A project has a clock of its own. */
  readonly writes24Hours?: true;
  /** Loads the names of months and weekdays for the date picker, and where its weeks begin; English without. */
  readonly loadDates?: () => Promise<DateLocale>;
  /** The weekday on which calendars begin their weeks, unless it is 0, Sunday. */
  readonly weekBegins?: 1;
  /** How dates are typed, unless it is `MM/dd/yyyy`. */
  readonly datePattern?: string;
  /** A pseudo-locale for testing. */
  readonly isTrial?: true;
  /** Loads the catalogue: returns a message's translation, or the English message if there is none. */
  readonly load?: (parse: (message: string) => readonly Part[]) => Promise<(message: string) => readonly Part[]>;
}

const ENGLISH: Language = { tag: "en", name: "English", direction: "ltr" };

/**
 * All languages. To add one, copy `de.json`, translate it and list it here. The two pseudo-locales, with the tags that
 * CLDR reserves for them, are for testing.
 */
const LANGUAGES: readonly Language[] = [
  ENGLISH,
  {
    tag: "de",
    name: "Deutsch",
    direction: "ltr",
    writes24Hours: true,
    weekBegins: 1,
    datePattern: "dd.MM.yyyy",
    loadDates: async () => (await import("date-fns/locale/de")).de,
    load: async (parse) => {
      const { default: catalogue } = await import("./de.json");
      const translations: Readonly<Record<string, string>> = catalogue;
      return (message) => parse(translations[message] ?? message);
    },
  },
  {
    tag: "en-XA",
    name: "Long English (trial)",
    direction: "ltr",
    isTrial: true,
    load: async (parse) => {
      const { lengthened } = await import("./pseudo-locale.ts");
      return (message) => lengthened(parse(message));
    },
  },
  {
    tag: "ar-XB",
    name: "Mirrored English (trial)",
    direction: "rtl",
    isTrial: true,
    load: async (parse) => {
      const { mirrored } = await import("./pseudo-locale.ts");
      return (message) => mirrored(parse(message));
    },
  },
];

const KEY = "language";

/** The language set on this device, or requested by the URL (`?language=ar-XB`), which is stored. */
function chosen(): Language {
  if (typeof window === "undefined") return ENGLISH;
  const asked = new URLSearchParams(window.location.search).get("language");
  if (asked !== null && LANGUAGES.some(({ tag }) => tag === asked)) chooseLanguage(asked);
  const kept = localStorage.getItem(KEY);
  return LANGUAGES.find(({ tag }) => tag === kept) ?? ENGLISH;
}

/** Stores the language for this device. It takes effect with the next full page load. */
export function chooseLanguage(tag: string): void {
  if (tag === ENGLISH.tag) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, tag);
}

/** Languages to choose from: pseudo-locales only while one is active, which only the URL can begin. */
export function offeredLanguages(): readonly Language[] {
  return LANGUAGES.filter(({ isTrial }) => language.isTrial || !isTrial);
}

/** The current language. */
export const language = chosen();

/**
 * Locale for dates and numbers. English uses the browser's own English-speaking region, if any. (A browser may report
 * an invalid tag such as `en-US@posix`.)
 */
export const locale =
  language === ENGLISH
    ? (globalThis.navigator?.languages?.find((tag) => /^en(-\w+)*$/.test(tag)) ?? "en-US")
    : language.tag;

/** How dates are typed in date fields: `MM/dd/yyyy`. */
export const datePattern = language.datePattern ?? "MM/dd/yyyy";
