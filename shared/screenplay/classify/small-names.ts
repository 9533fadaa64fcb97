import { isTimeOfDay } from "../headings/time-of-day.ts";
import { isDirection } from "../language/direction-words.ts";
import { trimEndMarks } from "../model/trim-marks.ts";
import { nameFromCue } from "./character-cue.ts";

const MAX_WORDS = 4;
const MAX_LENGTH = 36;
const SENTENCE_END = /[.!?,;…"”]$/;
/** A word of a name: Nora, McBride, O'Dell, #2, de. */
const WORD = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|#?\d{1,3}|&|and|de|la|le|du|von|van|der|den|of|the)$/u;
/** Words that are no part of a name in small letters: Close Shot, Day 2, The End. */
const NO_NAME =
  /\b(?:SHOTS?|POV|CLOSE|CAMERA|END|ACT|CUT|DISSOLVE|TITLES|FLASHBACK|LATER|NOTE|CARD|CAPTION|CHYRON|DATE|TIME|FX|SFX|DAY|NIGHT)\b/;
/** Minimum number of rows with recurring names in small letters, in a draft that sets names so. */
const MIN_COUNT = 4;

/**
 * The name in a text in small letters that could be a character's: NORA for `Nora`, `Nora:` and `Nora (V.O.)`. Undefined
 * for sentences, and where the text is in capitals.
 */
export function smallNameOf(text: string): string | undefined {
  const bare = trimEndMarks(text.replace(/\([^()]*\)?/g, " "), /[\s:]/);
  if (bare === "" || bare.length > MAX_LENGTH || bare === bare.toUpperCase()) return undefined;
  const words = bare.split(/\s+/);
  if (words.length > MAX_WORDS || SENTENCE_END.test(bare) || !/^\p{Lu}/u.test(bare)) return undefined;
  if (!words.every((word) => WORD.test(word))) return undefined;
  const name = nameFromCue(bare);
  return isDirection(name) || NO_NAME.test(name) || isTimeOfDay(name) ? undefined : name;
}

/** The names that recur, if a draft has enough of them to show that its names are in small letters. */
export function recurringNames(names: readonly (string | undefined)[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  const recurring = [...counts].filter(([, count]) => count > 1);
  const rows = recurring.reduce((sum, [, count]) => sum + count, 0);
  return new Set(recurring.length > 1 && rows >= MIN_COUNT ? recurring.map(([name]) => name) : []);
}
