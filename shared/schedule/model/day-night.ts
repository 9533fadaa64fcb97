import { t } from "../../i18n/speech.ts";
import { HEADING_WORDS } from "../../screenplay/headings/languages.ts";

/** The time of day in which a scene plays. */
export type DayNight = "DAY" | "NIGHT" | "DAWN" | "DUSK" | "";

const DAWN = ["DAWN", "SUNRISE", "DAYBREAK", "SUNUP"];
const DUSK = ["DUSK", "SUNSET", "SUNDOWN", "TWILIGHT", "MAGIC HOUR", "GOLDEN HOUR"];

const LANGUAGES = Object.values(HEADING_WORDS);
const LIGHTS: readonly (readonly [phrase: string, light: DayNight])[] = [
  ...DAWN.map((word) => [phraseOf(word), "DAWN"] as const),
  ...DUSK.map((word) => [phraseOf(word), "DUSK"] as const),
  ...LANGUAGES.flatMap(({ day }) => day.map((word) => [phraseOf(word), "DAY"] as const)),
  ...LANGUAGES.flatMap(({ night }) => night.map((word) => [phraseOf(word), "NIGHT"] as const)),
];
const INHERITS = LANGUAGES.flatMap(({ inherits }) => inherits.map(phraseOf));

/**
 * The light of a scene by the time in its heading. CONTINUOUS, LATER and SAME keep `before`, the light of the previous
 * scene. Empty when the time does not determine the light.
 */
export function dayNightOf(time: string, before: DayNight = ""): DayNight {
  const said = phraseOf(time);
  const light = longest(LIGHTS.filter(([phrase]) => said.includes(phrase)).map(([phrase, of]) => ({ phrase, of })));
  const goesOn = longest(INHERITS.filter((phrase) => said.includes(phrase)).map((phrase) => ({ phrase, of: before })));
  // "MÁS TARDE" (later) contains TARDE (afternoon): the longer phrase takes precedence.
  if (light && !(goesOn && goesOn.phrase !== light.phrase && goesOn.phrase.includes(light.phrase))) return light.of;
  return goesOn?.of ?? "";
}

/** Whether a scene needs darkness: night, or dusk. */
export function isDark(dayNight: string): boolean {
  return dayNight === "NIGHT" || dayNight === "DUSK";
}

/** Whether any part of a scene is exterior (EXT., INT./EXT., I/E). */
export function isExterior(intExt: string): boolean {
  return /\bE(?:XT|ST)?\b/i.test(intExt);
}

/** The light of a scene as printed on a schedule: `D`, `N`, `DAWN` or `DUSK`. */
export function lightText(dayNight: string): string {
  return t("{light, select, DAY {D} NIGHT {N} DAWN {DAWN} DUSK {DUSK} other {{light}}}", { light: dayNight });
}

/** The light of a scene in a word: `DAY`. */
export function lightInWords(dayNight: string): string {
  return t("{light, select, DAY {DAY} NIGHT {NIGHT} DAWN {DAWN} DUSK {DUSK} other {{light}}}", { light: dayNight });
}

function phraseOf(words: string): string {
  return ` ${words
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()} `;
}

function longest<T extends { phrase: string }>(found: readonly T[]): T | undefined {
  return found.reduce<T | undefined>(
    (best, one) => (best && best.phrase.length >= one.phrase.length ? best : one),
    undefined,
  );
}
