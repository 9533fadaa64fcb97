import { upper, wordsOf } from "../headings/languages.ts";
import type { Excursion } from "./flashback.ts";

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

const WEEKDAY = /(?<!\p{L})((?:MON|TUES|WEDNES|THURS|FRI|SATUR|SUN)DAY)(?!\p{L})/u;
/** Time that passes: TWO WEEKS LATER, YEARS LATER, THE DAY AFTER, THE FOLLOWING MONDAY; not the shot DAY ON THE HOUSE. */
const LAPSE =
  /^DAY AFTER$|(?<!\p{L})(?:(?:\d|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|THIRTEEN|FOURTEEN|FIFTEEN|SIXTEEN|SEVENTEEN|EIGHTEEN|NINETEEN|TWENTY|THIRTY|FORTY|FIFTY|SIXTY|SEVENTY|EIGHTY|NINETY|HUNDRED|AN?|THE|SOME|FEW|SEVERAL|MANY|NEXT|COUPLE OF)[ -](?:DAY|WEEK|MONTH|YEAR)S? (?:LATER|AFTER|ON(?!\s+\p{L}))|(?:DAY|WEEK|MONTH|YEAR)S (?:LATER|AFTER)|(?:NEXT|FOLLOWING) (?:WEEK|MONTH|YEAR|SPRING|SUMMER|AUTUMN|FALL|WINTER|(?:MON|TUES|WEDNES|THURS|FRI|SATUR|SUN)DAY))(?!\p{L})/u;
/** A script day that the script counts itself: DAY 4, (DAY 1), D2, NIGHT 3. */
const COUNTED = /(?<![\p{L}\p{N}])(DAY|NIGHT|D|N)\s?(\d{1,2})(?![\p{N}:.]\d|\p{N})/u;
const CLOCK = /(?<!\p{N})(\d{1,2})(?:[:.]\d\d)?\s?([AP])\.?M(?!\p{L})/u;
/** Hours of daylight, by the clock. */
const SUNRISE = 6;
const SUNSET = 18;
/** Until then, a clock shows a morning: 6:40 AM; 11:00 AM may be any part of a day. */
const END_OF_MORNING = 10;

/**
 * The script day of each scene, such as `D1` and `N1`. A new day begins when day follows night, when morning follows
 * day, and at headings and cards that announce one (`THE NEXT DAY`, `TWO WEEKS LATER`, another weekday). A draft that counts
 * its days (`DAY 4`) determines them. CONTINUOUS, LATER, SAME and a missing time keep the light of the previous scene.
 * Flashbacks (FB), flash-forwards (FF) and dreams have no day; after them, the previous day continues. The first
 * assistant director makes the final decision.
 *
 * @param times the times in the headings
 * @param excursions which scenes are out of the order of time
 * @param cards the cards and notes about time of each scene
 */
export function scriptDaysOf(
  times: readonly string[],
  excursions: readonly (Excursion | undefined)[] = [],
  cards: readonly string[] = [],
): string[] {
  let day = 1;
  let light: Light | undefined;
  let wasMorning = false;
  let wasEarly = false;
  let weekday: string | undefined;
  return times.map((time, at) => {
    const excursion = excursions[at];
    if (excursion !== undefined) return excursion;
    const card = upper(cards[at] ?? "");
    const words = upper(time);
    // Joined, DAY and the card "3 MEN" would count a day.
    const both = [words, card];
    const counted = COUNTED.exec(words) ?? COUNTED.exec(card);
    const now =
      lightOf(words) ??
      lightOfClock(card) ??
      (counted === null ? undefined : counted[1]!.startsWith("N") ? "N" : "D") ??
      light ??
      "D";
    const isMorning = MORNING.test(words);
    const isNewMorning = isMorning && !wasMorning && !wasEarly;
    const named = (WEEKDAY.exec(words) ?? WEEKDAY.exec(card))?.[1];
    const isOtherDay = named !== undefined && weekday !== undefined && named !== weekday;
    const next = both.some((text) => NEXT_DAY.test(text) || LAPSE.test(text)) || isOtherDay;
    const goesOn = !next && GOES_ON.test(words) && !DAY.test(words);
    if (counted !== null) day = Number(counted[2]);
    else if (light !== undefined && !goesOn) {
      if (next || (light === "N" && now === "D") || (isNewMorning && light === "D" && words !== "")) day++;
    }
    wasEarly = isEarly(words) || isEarly(card);
    if (words !== "" && !goesOn) wasMorning = isMorning;
    if (named !== undefined) weekday = named;
    light = now;
    return `${now}${day}`;
  });
}

function lightOf(words: string): Light | undefined {
  return NIGHT.test(words) ? "N" : DAY.test(words) ? "D" : lightOfClock(words);
}

/** 9:40 PM is night, 3 A.M. too. */
function lightOfClock(words: string): Light | undefined {
  const hour = hourOf(words);
  if (hour === undefined) return undefined;
  return hour >= SUNRISE && hour < SUNSET ? "D" : "N";
}

function isEarly(words: string): boolean {
  const hour = hourOf(words);
  return hour !== undefined && hour >= SUNRISE && hour < END_OF_MORNING;
}

/** The hour of a clock time, from 0 to 23. */
function hourOf(words: string): number | undefined {
  const clock = CLOCK.exec(words);
  return clock === null ? undefined : (Number(clock[1]) % 12) + (clock[2] === "P" ? 12 : 0);
}
