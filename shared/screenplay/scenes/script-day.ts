import { upper, wordsOf } from "../headings/languages.ts";
import type { Flashback } from "./flashback.ts";

const STOP = "(?![\\p{L}\\p{N}\\p{M}'])";
const START = "(?<![\\p{L}\\p{N}\\p{M}'-])";
const anyOf = (words: readonly string[]) => new RegExp(`${START}(?:${words.join("|")})${STOP}`, "u");
const NEXT_DAY = anyOf(wordsOf("nextDay"));
const GOES_ON = anyOf(wordsOf("inherits"));
const NIGHT = anyOf(wordsOf("night"));
const DAY = anyOf(wordsOf("day"));
const MORNING = anyOf([
  "MORNING",
  "DAWN",
  "SUNRISE",
  "DAYBREAK",
  "MATIN",
  "MORGENS",
  "MAÑANA",
  "MATTINA",
  "MANHÃ",
  "AMANECER",
  "PORANEK",
  "SABAH",
  "REGGEL",
  "УТРО",
  "SUBAH",
]);

type Light = "D" | "N";

/**
 * The script day of each scene, such as `D1` and `N1`, from the times in the headings alone. A new day begins when day
 * follows night, when morning follows day, and when the heading says so (`THE NEXT DAY`). CONTINUOUS, LATER, SAME and a
 * missing time keep the light of the previous scene. Flashbacks (FB) and flash-forwards (FF) have no day; after them,
 * the previous day continues. The first assistant director makes the final decision.
 */
export function scriptDaysOf(times: readonly string[], excursions: readonly (Flashback | undefined)[] = []): string[] {
  let day = 1;
  let light: Light | undefined;
  let wasMorning = false;
  return times.map((time, at) => {
    const excursion = excursions[at];
    if (excursion !== undefined) return excursion;
    const words = upper(time);
    const now: Light = NIGHT.test(words) ? "N" : DAY.test(words) ? "D" : (light ?? "D");
    const isMorning = MORNING.test(words);
    const next = NEXT_DAY.test(words);
    const goesOn = !next && GOES_ON.test(words) && !DAY.test(words);
    if (light !== undefined && !goesOn) {
      if (next || (light === "N" && now === "D") || (isMorning && !wasMorning && light === "D" && words !== "")) day++;
    }
    if (words !== "" && !goesOn) wasMorning = isMorning;
    light = now;
    return `${now}${day}`;
  });
}
