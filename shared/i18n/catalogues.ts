import type { Catalogue } from "./speech.ts";

/** The catalogues of what `shared` and `functions` say, by language. English has none. */
export const CATALOGUES: Readonly<Record<string, () => Promise<Catalogue>>> = {
  de: async () => (await import("./de.json", { with: { type: "json" } })).default,
};

/** How people of a language write, where a production has not chosen. */
interface Habits {
  readonly name: string;
  readonly paper: "letter" | "a4";
  readonly clock: "12-hour" | "24-hour";
}

/** The languages that papers and emails can be written in. */
export const LANGUAGES: Readonly<Record<string, Habits>> = {
  en: { name: "English", paper: "letter", clock: "12-hour" },
  de: { name: "Deutsch", paper: "a4", clock: "24-hour" },
};
