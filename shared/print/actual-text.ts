import { type FontName, fontRuns } from "./font-runs.ts";

/** How a reading program says a text whose letters stand in another order on paper; absent where it reads them off. */
export interface ActualText {
  readonly spoken?: string;
  /** The language by IETF BCP 47, where the script tells it. */
  readonly language?: string;
}

/** The languages of films that are written in a script; Arabic letters serve several, so they tell none. */
const LANGUAGES: Partial<Readonly<Record<FontName, string>>> = { Devanagari: "hi", Tamil: "ta", Korean: "ko" };

/** How a text is said: as it was written, and in its language when all of it is in one script. */
export function actualText(text: string): ActualText {
  const fonts = new Set(fontRuns(text).map(({ font }) => font));
  if ([...fonts].every((font) => font === "Sans")) return {};
  const [font = "Sans"] = fonts.size === 1 ? fonts : [];
  const language = LANGUAGES[font];
  return { spoken: text, ...(language !== undefined && { language }) };
}
