import { type FontName, fontRuns } from "./font-runs.ts";

/**
 * Text and language for screen readers where the letters are printed in another order; absent where the printed order
 * can be read.
 */
export interface ActualText {
  readonly spoken?: string;
  /** IETF BCP 47 language tag, where the script determines it. */
  readonly language?: string;
}

/** Languages of scripts with one likely language. Arabic script has several, so none is given. */
const LANGUAGES: Partial<Readonly<Record<FontName, string>>> = { Devanagari: "hi", Tamil: "ta", Korean: "ko" };

/** The text as written, with its language if all of it is in one script. */
export function actualText(text: string): ActualText {
  const fonts = new Set(fontRuns(text).map(({ font }) => font));
  if ([...fonts].every((font) => font === "Sans")) return {};
  const [font = "Sans"] = fonts.size === 1 ? fonts : [];
  const language = LANGUAGES[font];
  return { spoken: text, ...(language !== undefined && { language }) };
}
