import { type Speech, speechOf } from "./speech.ts";

/** What `shared` and `functions` say in each language, loaded when it is needed. English needs no catalogue. */
export const SPEECHES: Readonly<Record<string, () => Promise<Speech>>> = {
  de: async () => {
    const [catalogue, stored] = await Promise.all([
      import("./de.json", { with: { type: "json" } }),
      import("./stored.json", { with: { type: "json" } }),
    ]);
    return speechOf("de", catalogue.default, stored.default);
  },
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
