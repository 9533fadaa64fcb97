import { trimEndMarks } from "../model/trim-marks.ts";
import { upper, wordsOf } from "./languages.ts";

/** Separators between the time and the rest of a heading. */
export const TRAILING = /[\s.,:;/~–—-]/;

const CLOCK = [...wordsOf("day"), ...wordsOf("night")];
const GOES_ON = wordsOf("inherits");
/** Times that are unambiguous even without a preceding dash. */
const CLEAR_TIMES = new Set([
  "DAY",
  "NIGHT",
  "JOUR",
  "NUIT",
  "TAG",
  "NACHT",
  "NOCHE",
  "GIORNO",
  "NOTTE",
  "NOITE",
  "DAGUR",
  "CONTINUOUS",
  "日",
  "夜",
]);
const START = "(?<![\\p{L}\\p{N}\\p{M}'-])";
const STOP = "(?![\\p{L}\\p{N}\\p{M}'])";
const TIMES = [...CLOCK, ...GOES_ON].sort((a, b) => b.length - a.length).join("|");
const TIME = new RegExp(`${START}(?:${TIMES})${STOP}`, "u");
const TIME_WORDS: ReadonlySet<string> = new Set([...CLOCK, ...GOES_ON]);
const CLOCK_WORDS: ReadonlySet<string> = new Set(CLOCK);
const GOES_ON_WORDS: ReadonlySet<string> = new Set(GOES_ON);
const MAX_WORDS_PER_TIME = Math.max(...[...TIME_WORDS].map((time) => time.split(" ").length));
const BEFORE_TIME = /^(?:(?:EARLY|LATE|MID|THE|NEXT|THAT|SAME|A|FEW) ){1,2}/;
const COUNT_BEHIND = /[ -]?(?:\d{1,2}|(?<= )(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN))$/;
const MAX_TIMES = 3;
/** Nouns that turn a preceding time word into a place: NIGHT CLUB, SUNSET BOULEVARD, DAY ROOM. */
const PLACE_NOUNS =
  /^\s?-?(?:CLUB|CLUBS|ROOM|CARE|SPA|STAND|SCHOOL|COURT|BOULEVARD|BLVD|STRIP|AVENUE|STREET|DRIVE|MARINA|INN|HOTEL|MOTEL|NURSERY|MARKET|CAMP|HOUSE|SHELTER|SHIFT|BUS|TRAIN|KITCHEN|CLINIC|STAR|NEWS|TABLE|PARK|BEACH|LOUNGE|NURSE|WATCH|VISION|BED|TRIPPER|PARADE|BAR|BRIDGE|CAFE|CAFÉ|DINER|RESTAURANT|THEATER|THEATRE|STATION|LODGE|VILLAGE|VALLEY|HILL|HILLS|GARDEN|GARDENS|NOOK|HALL|MASS|SCHOOLS|CENTER|CENTRE|TRADER|TRAIL|ROAD|FERRY|CEREMONY)\b/;
const MAX_TIME_WORDS = 6;
const MAX_TIME_LENGTH = 60;
const COUNT = "(?:\\d{1,2}|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE)";
const CLOCK_TIME = new RegExp(
  `^(?:(?:EARLY |LATE )?[AP]\\.?M|\\d{1,2}[:.]\\d\\d(?:\\s?[AP]\\.?M)?|\\d{1,2}\\s?[AP]\\.?M|\\d{4} (?:HOURS|HRS)|${COUNT} O'CLOCK)$`,
);
const YEAR = "(?:1[5-9]|20)\\d\\d";
const SEASON = `(?:(?:EARLY|LATE|MID) )?(?:SUMMER|WINTER|SPRING|AUTUMN|FALL)(?:,? ${YEAR})?`;
const MONTH =
  "(?:JANUARY|FEBRUARY|MARCH|APRIL|MAY|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER|JAN|FEB|APR|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC)\\.?";
const ORDINAL = "\\d{1,2}(?:ST|ND|RD|TH)?";
/** A date with or without weekday: JUNE 4, 1944 and 4 JUNE 1944, 1973, WINTER 1944, SUNDAY. */
const DATE = new RegExp(
  `^(?:(?:MON|TUES|WEDNES|THURS|FRI|SATUR|SUN)DAY(?:,? |$))?(?:${MONTH} ${ORDINAL}(?:,? ${YEAR})?|${ORDINAL} ${MONTH}(?:,? ${YEAR})?|${MONTH},? ${YEAR}|${YEAR}|${SEASON})?$`,
);
/** D2 is the second script day, as British production offices number days. */
const SHORT_TIME =
  /^(?:EARLY|LATE|EVE|MORN|CONT'D|[DN]\s?\d{1,2}|D\/N|N\/D|[DN]|TIMELESS|UNKNOWN|UNDETERMINED|INDETERMINATE|VARIOUS|VARIOUS TIMES)$/;
/** FOLLOWING MONDAY, TEN YEARS AGO, MINUTES BEFORE, A WEEK FROM NOW. */
const LAPSE =
  /^(?:THE )?(?:FOLLOWING|NEXT) (?:(?:MON|TUES|WEDNES|THURS|FRI|SATUR|SUN)DAY|WEEK|MONTH|YEAR)\b|(?:^|\s)(?:SECOND|MINUTE|HOUR|DAY|WEEK|MONTH|YEAR|MOMENT)S? (?:BEFORE|AGO|HENCE|FROM NOW|PRIOR|ON)$/;

/** Whether the text is a time: DAY, LATER THAT MORNING, CONTINUOUS, DUSK TO NIGHT, NIGHT (1973). */
export function isTimeOfDay(text: string): boolean {
  const bare = bareOf(text);
  if (bare === "") return false;
  if (isDateOrClock(bare) || LAPSE.test(bare)) return true;
  if (bare.split(/\s+/).length > MAX_TIME_WORDS - (bare.startsWith("LATER") ? 0 : 1)) return false;
  const found = TIME.exec(bare);
  if (found === null) return false;
  const behind = bare.slice(found.index + found[0].length);
  if (PLACE_NOUNS.test(behind)) return false;
  if (/^(?:SAME|AFTER|WEITER|SONRA)$/.test(found[0])) {
    return TIME.test(behind) || /^\W*(?:(?:TIME|MOMENT|DARK|SCHOOL|HOURS)\W*)?$/.test(behind);
  }
  if (found[0] === "CONT") return /^(?:'D)?\W*$/.test(behind);
  return true;
}

function bareOf(text: string): string {
  const outside = upper(text)
    .replace(/\([^()]*\)?/g, " ")
    .replace(/\[[^[\]]*\]?/g, " ")
    .replace(/["“”]/g, "");
  return trimEndMarks(outside, TRAILING)
    .replace(/(?<![\p{L}-])MID-/gu, "MID ")
    .trim();
}

function isDateOrClock(bare: string): boolean {
  return SHORT_TIME.test(bare) || CLOCK_TIME.test(bare) || DATE.test(bare);
}

/** Whether the text begins with a time of day, like a time in the middle of a heading. */
export function beginsWithTime(text: string): boolean {
  const bare = upper(text).replace(/^(?:EARLY|LATE|MID|THE|NEXT|THAT|LATER|SAME)[\s-]+/, "");
  return TIME.exec(bare)?.index === 0;
}

/** Whether the text is only a time of day or a date, without words that may name a place. */
export function isBareTime(text: string): boolean {
  const capitals = upper(text).trim();
  if (capitals.length > MAX_TIME_LENGTH) return false;
  if (isTimes(capitals) || isTimes(capitals.replace(BEFORE_TIME, "").replace(COUNT_BEHIND, ""))) return true;
  const bare = bareOf(text);
  return bare.length > 1 && isDateOrClock(bare);
}

/** Whether the text is a part of the day and nothing else: NIGHT, LATE AFTERNOON, NIGHT 2; no date, hour or LATER. */
export function isClockWord(text: string): boolean {
  const capitals = upper(text).trim();
  return CLOCK_WORDS.has(capitals) || CLOCK_WORDS.has(capitals.replace(BEFORE_TIME, "").replace(COUNT_BEHIND, ""));
}

/** Whether the text only says that a scene goes on from another: LATER, MOMENTS LATER, CONTINUOUS. */
export function isContinued(text: string): boolean {
  const bare = bareOf(text);
  return GOES_ON_WORDS.has(bare) || bare.split(" ").every((word) => GOES_ON_WORDS.has(word));
}

/** Words that a time without a place may have beside its times of day: LATER THAT DAY, A FEW HOURS LATER, TWO DAYS AFTER. */
const BESIDE_TIME = new Set(
  (
    "A AN THE THAT THIS SAME NEXT FOLLOWING PREVIOUS EARLY LATE LATER EARLIER MUCH FEW SEVERAL SOME MANY SHORT LONG OF AND AT ON IN TO " +
    "JUST MIDDLE VERY TIME WHILE BIT AFTER BEFORE AGO FROM NOW SECOND SECONDS MINUTE MINUTES HOUR HOURS HALF DAY DAYS WEEK WEEKS WEEKEND " +
    "MONTH MONTHS YEAR YEARS MOMENT MOMENTS ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE TWENTY THIRTY " +
    "MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY"
  ).split(" "),
);

/** Whether the text is a time without any word that may name a place: NIGHT, LATER THAT DAY, TWO WEEKS LATER, SAME. */
export function isTimeAlone(text: string): boolean {
  if (!isTimeOfDay(text)) return false;
  if (isBareTime(text)) return true;
  const words = bareOf(text).split(/[\s,–—-]+/);
  return words.every((word) => TIME_WORDS.has(word) || BESIDE_TIME.has(word) || /^\d{1,2}$/.test(word));
}

/** Whether the text is up to three times of day in sequence: MOMENTS LATER. */
function isTimes(text: string): boolean {
  if (TIME_WORDS.has(text)) return true;
  let words = text.split(" ");
  for (let times = 0; times < MAX_TIMES && words.length > 0; times++) {
    let length = Math.min(MAX_WORDS_PER_TIME, words.length);
    while (length > 0 && !TIME_WORDS.has(words.slice(0, length).join(" "))) length--;
    if (length === 0) return false;
    words = words.slice(length);
  }
  return words.length === 0;
}

/** Whether the word is an unambiguous time even without a preceding dash: INT. OFFICE DAY. */
export function isClearTime(word: string): boolean {
  return CLEAR_TIMES.has(trimEndMarks(upper(word), TRAILING));
}
