import type { Part } from "./message-format.ts";

/** A language that the web can be read in. English is the one that the texts are written in. */
export interface Language {
  /** As BCP 47 has it. */
  readonly tag: string;
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** Made up, for trying the screens out. */
  readonly isTrial?: true;
  /** What it makes of a message; what it does not know stays English. */
  readonly load?: (parse: (message: string) => readonly Part[]) => Promise<(message: string) => readonly Part[]>;
}

const ENGLISH: Language = { tag: "en", name: "English", direction: "ltr" };

/**
 * Every language. To add one, put its catalogue beside this file and
 * `load: async (parse) => { const { default: texts } = await import("./fr.json"); return (one) => parse(texts[one] ?? one); }`.
 * The two that are made up, with the tags that CLDR keeps for this, are for trying the screens out.
 */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
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

/** What this device is set to, or what the address asks for (`?language=ar-XB`), which is kept. */
function chosen(): Language {
  if (typeof window === "undefined") return ENGLISH;
  const asked = new URLSearchParams(window.location.search).get("language");
  if (asked !== null && LANGUAGES.some(({ tag }) => tag === asked)) chooseLanguage(asked);
  const kept = localStorage.getItem(KEY);
  return LANGUAGES.find(({ tag }) => tag === kept) ?? ENGLISH;
}

/** Chooses for this device. The texts turn with the next page that is loaded whole. */
export function chooseLanguage(tag: string): void {
  if (tag === ENGLISH.tag) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, tag);
}

/** What can be chosen: the trial languages where the web is being worked on, and by whoever has come to one. */
export function offeredLanguages(): readonly Language[] {
  const isTrying = /^(localhost|127\.)/.test(window.location.hostname) || language.isTrial === true;
  return LANGUAGES.filter(({ isTrial }) => isTrying || !isTrial);
}

/** The language of everything that is shown. */
export const language = chosen();

/** For dates and numbers (a browser may also name what is no tag, as `en-US@posix`): English is written as in the browser's own region, where that speaks English. */
export const locale =
  language === ENGLISH
    ? (globalThis.navigator?.languages?.find((tag) => /^en(-\w+)*$/.test(tag)) ?? "en-US")
    : language.tag;
