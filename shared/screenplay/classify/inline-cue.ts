import type { PageLayout } from "../layout/page-layout.ts";
import type { TextCell } from "../layout/text-row.ts";
import { type Cue, isMostlyCapitals, nameFromCue, presenceFromCue } from "./character-cue.ts";
import type { NumberedRow } from "./scene-number.ts";

/** A character name followed by dialogue on the same row, as in radio and stage plays. */
export interface InlineCue {
  readonly cue: Cue;
  readonly said: string;
}

/** Minimum number of inline cues in a draft that uses them. */
const MIN_COUNT = 8;
const MAX_NAME_LENGTH = 30;
const NAME = /^((?:\d{1,3}[.)]\s?)?\p{Lu}[\p{L}\p{N}\p{M} .,'’#&/()-]{0,40}):\s?(\S.*)?$/u;
/** `太郎「もう行くよ」`: the dialogue is in corner brackets after the name. */
const HOOKED = /^([^「」『』()、。\s]{1,12})(?:\([^()]*\))?[「『](.*)$/u;
/** Words before a colon that are not names. */
const NO_NAME =
  /\b(?:FX|SFX|SOUND|MUSIC|GRAMS|ATMOS|CUT TO|FADE|SUPER|TITLE|INSERT|INTERCUT|MONTAGE|NOTE|SCENE|CONTINUED|ANGLE|SERIES|CREDITS|TIME|DATE|CARD|CHYRON)\b/;

/** The name at the beginning of a row and the dialogue after it; undefined when the row has none. */
export function inlineCueOf(row: NumberedRow, layout: PageLayout): InlineCue | undefined {
  const [first, ...others] = row.cells as [TextCell, ...TextCell[]];
  const hooked = /[「『]/.test(row.text) ? HOOKED.exec(row.text) : null;
  if (hooked !== null) return cueFrom(hooked[1]!, hooked[2]!, first.line);
  if (first.left > layout.action + layout.charWidth * 6) return undefined;
  if (others.length === 0 && !first.text.includes(":")) return undefined;
  const colon = NAME.exec(first.text);
  const name = colon?.[1] ?? (others.length === 1 && first.text.length <= MAX_NAME_LENGTH ? first.text : undefined);
  if (name === undefined || !isMostlyCapitals(name.replace(/\([^()]*\)?/g, "")) || NO_NAME.test(name)) return undefined;
  const words = [colon?.[2] ?? "", ...others.map(({ text }) => text)].filter((text) => text !== "").join(" ");
  return words === "" || isMostlyCapitals(words) ? undefined : cueFrom(name, words, first.line);
}

function cueFrom(name: string, said: string, line: number): InlineCue | undefined {
  const bare = nameFromCue(name);
  return bare === "" ? undefined : { cue: { name: bare, presence: presenceFromCue(name), line }, said };
}

/** Whether a draft uses inline cues, judged by how often names are inline and how often above the dialogue. */
export function hasInlineCues(rows: readonly NumberedRow[], layout: PageLayout, countAbove: () => number): boolean {
  let found = 0;
  for (const row of rows) if (inlineCueOf(row, layout) !== undefined) found++;
  return found >= MIN_COUNT && found > countAbove() * 2;
}
