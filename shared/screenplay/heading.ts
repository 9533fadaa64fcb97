import { withoutEnd } from "./edges.ts";
import { upper, wordsOf } from "./languages.ts";
import type { Scene } from "./scene.ts";

/** The parts of a scene heading. A part that the heading lacks is empty. */
export interface Heading {
  readonly intExt: Scene["intExt"];
  readonly set: string;
  readonly time: string;
}

const INTERIOR = new Set([...wordsOf("interior"), ...wordsOf("interiorWords")]);
const PLACES = [...new Set([...INTERIOR, ...wordsOf("exterior"), ...wordsOf("exteriorWords")])].sort(
  (a, b) => b.length - a.length,
);
/** Most lines of a draft begin otherwise. */
const FIRST_LETTERS = new Set(PLACES.map((place) => place[0]!));
/** Words that may open a heading without a dot behind them. */
const PLAIN_PLACES = new Set([...wordsOf("interiorWords"), ...wordsOf("exteriorWords")]);
const PLACE = `(?:${PLACES.join("|")})`;
const END = "(?![\\p{L}\\p{N}\\p{M}])";
const BOTH = new RegExp(`^(${PLACE})[.,:]?\\s?(?:/|&|\\+|-|–|OR )\\s?(${PLACE})${END}[.,:;/]?`, "u");
/** A dash behind the word marks it as a dot does. */
const ONE = new RegExp(`^(${PLACE})${END}\\s?([.,:;/–—]|-(?!\\p{L}))?`, "u");
const ELSEWHERE = new RegExp(`(?<=[\\s:.–—-])${PLACE}[./]`, "gu");
/** What OCR makes of INT and EXT, tried only on text that a machine read from a picture. */
const OCR_PLACE = /^(?:[IL1|!][NHM][TI7]|[FEB][XKZ][TI7]|IN[TI]|EX[TI])(?=[.,:;\s])/;

/** A place word behind a mark, long enough not to be a word of something else. */
const BEHIND = new RegExp(
  `[.,/–—(-]\\s?(${PLACES.filter((place) => place.length > 1).join("|")})${END}(?=[\\s./,:–—-])`,
  "gu",
);
const PLACE_AT_END = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(${PLACE})$`, "u");
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}]/u;
const LONGEST_HEADING = 120;

const SEPARATORS = /^[\s.,:;/~–—-]+/;
const TRAILING = /[\s.,:;/~–—-]/;
const DASH = /\s[-–—~]{1,9}\s|\s?(?:-{2,9}|[–—])\s?|\s-(?=\S)|(?<=\S)-\s/g;

/**
 * Reads a scene heading such as `INT. KITCHEN - NIGHT`, in any of the spellings and languages that are known.
 * The time is what stands after the last dash, or after the last comma, full stop or in brackets when that is a time of day.
 *
 * @param text the heading without its scene number
 * @param scanned whether the text comes from a picture, so that INT. may have been misread
 * @returns undefined when the text does not say inside or outside
 */
export function headingFromText(text: string, scanned = false): Heading | undefined {
  const place = placeOf(text);
  const behind = place === undefined ? (headingWithPlaceBehind(text) ?? headingOfWords(text)) : undefined;
  const opening = place ?? placeAfterLeadIn(text) ?? (scanned ? placeFromScan(text) : undefined);
  if (behind !== undefined || opening === undefined) return behind;
  return { intExt: opening.intExt, ...setAndTimeFromText(opening.rest) };
}

/**
 * Splits a heading that does not say inside or outside, as numbered scripts have them: `A RIVER - DAWN`.
 * A place at its end is understood too: `ROCCA MALATESTIANA EST./INT. GIORNO`.
 */
export function headingFromPlainText(text: string): Heading {
  const capitals = upper(text);
  if (capitals.length === text.length) {
    for (const { index } of capitals.matchAll(ELSEWHERE)) {
      const place = placeOf(text.slice(index));
      if (place === undefined) continue;
      const before = withoutEnd(text.slice(0, index), TRAILING);
      return { intExt: place.intExt, ...setAndTimeFromText(`${before} - ${place.rest}`) };
    }
  }
  return { intExt: "", ...setAndTimeFromText(text) };
}

interface Opening {
  readonly intExt: Heading["intExt"];
  readonly rest: string;
}

function placeOf(text: string): Opening | undefined {
  const bare = text.replace(/^[.\s]+/, "");
  if (!FIRST_LETTERS.has(upper(bare.slice(0, 1)))) return undefined;
  const capitals = upper(bare);
  const both = BOTH.exec(capitals);
  if (both !== null && isWritten(bare, both[0]) && isPair(both[1]!, both[2]!, both[0])) {
    return { intExt: intExtOf([both[1]!, both[2]!]), rest: after(bare, both[0].length) };
  }
  const one = ONE.exec(capitals);
  if (one === null || one[1] === "I" || one[1] === "E") return undefined;
  const dotted = one[2] !== undefined;
  if (!dotted && !PLAIN_PLACES.has(one[1]!)) return undefined;
  // "Interior designers at work" is no heading: without a dot the whole line is in capitals.
  if (!dotted && bare !== bare.toUpperCase()) return undefined;
  if (!isWritten(bare, one[1]!)) return undefined;
  const rest = after(bare, one[0].length);
  if (rest === "" && !dotted) return undefined;
  const second = /(?<=[\s/])(?:INT|EXT)[./]/.exec(upper(rest));
  const places = second === null ? [one[1]!] : [one[1]!, second[0].slice(0, 3)];
  return { intExt: second !== null && !rest.includes("/") ? intExtOf([one[1]!]) : intExtOf(places), rest };
}

/** I/E is a pair, but "I-I don't know" is a stammer. */
function isPair(one: string, other: string, text: string): boolean {
  const isShort = one.length === 1 || other.length === 1;
  return !isShort || (text.includes("/") && one !== other);
}

/** A heading's place is written in capitals or at least begins with one. */
function isWritten(text: string, place: string): boolean {
  const first = text.slice(0, place.length).trim()[0] ?? "";
  return first === first.toUpperCase() || text.slice(1, 3) === text.slice(1, 3).toUpperCase();
}

/** `KITCHEN - INT/NIGHT`, `KÜCHE. INNEN. TAG`: nothing but a time stands behind the place. */
function headingWithPlaceBehind(text: string): Heading | undefined {
  if (text.length > LONGEST_HEADING || text !== text.toUpperCase()) return undefined;
  const capitals = upper(text);
  const found = [...capitals.matchAll(BEHIND)].at(-1);
  if (found === undefined || capitals.length !== text.length) return undefined;
  const time = clean(text.slice(found.index + found[0].length).replace(")", ""));
  const before = withoutEnd(text.slice(0, found.index), TRAILING);
  const first = PLACE_AT_END.exec(upper(before));
  const set = clean(first === null ? before : before.slice(0, first.index));
  if (set === "" || !isBareTime(time)) return undefined;
  return { intExt: intExtOf(first === null ? [found[1]!] : [first[1]!, found[1]!]), set, time };
}

/** Chinese and Korean headings have place, time and set in any order: `渡船 夜 外`. */
function headingOfWords(text: string): Heading | undefined {
  if (!EAST_ASIAN.test(text) || text.length > LONGEST_HEADING) return undefined;
  const words = text.split(/[\s、,。./・·()–—-]/).filter((word) => word !== "");
  const places = words.filter((word) => EAST_ASIAN.test(word) && PLAIN_PLACES.has(word));
  const times = words.filter((word) => isBareTime(word));
  const set = words.filter((word) => !places.includes(word) && !times.includes(word)).join(" ");
  if (places.length === 0 || times.length === 0 || set === "") return undefined;
  return { intExt: intExtOf(places), set, time: times.join(" ") };
}

/** `FADE IN: INT. PRESS ROOM`, `FLASHBACK - INT. RESTAURANT - EARLIER`. */
function placeAfterLeadIn(text: string): Opening | undefined {
  if (text !== text.toUpperCase()) return undefined;
  const found = /^[^.]{2,40}?(?::|\s[-–—]+)\s?(?=(?:INT|EXT)[./])/.exec(text);
  return found === null ? undefined : placeOf(text.slice(found[0].length));
}

function placeFromScan(text: string): Opening | undefined {
  const capitals = upper(text);
  const found = OCR_PLACE.exec(capitals);
  if (found === null || text.slice(1) !== text.slice(1).toUpperCase()) return undefined;
  const inside = /^[IL1|!]/.test(found[0]);
  return { intExt: inside ? "INT." : "EXT.", rest: after(text, found[0].length) };
}

function after(text: string, length: number): string {
  return text.slice(length).replace(SEPARATORS, "").trim();
}

function intExtOf(places: readonly string[]): Heading["intExt"] {
  const inside = places.map((place) => INTERIOR.has(place));
  if (inside.every(Boolean)) return "INT.";
  return inside.some(Boolean) ? "INT./EXT." : "EXT.";
}

/** Splits what stands behind INT. or EXT. into the set and the time of day. */
export function setAndTimeFromText(text: string): { set: string; time: string } {
  const whole = text.replace(SEPARATORS, "").trim();
  return (
    splitAtDash(whole) ??
    splitAtMark(whole) ??
    splitAtBracket(whole) ??
    splitAfterTime(whole) ??
    splitAtLastWord(whole) ?? { set: clean(whole), time: "" }
  );
}

interface Split {
  readonly set: string;
  readonly time: string;
}

function splitAtDash(text: string): Split | undefined {
  const dashes = [...text.matchAll(DASH)];
  const segments = dashes.map((dash, at) => ({
    before: text.slice(0, dash.index),
    text: text.slice(dash.index + dash[0].length, dashes[at + 1]?.index ?? text.length),
  }));
  for (let at = segments.length - 1; at >= 0; at--) {
    const segment = segments[at]!;
    const last = at === segments.length - 1;
    if (!isTimeOfDay(segment.text) || (!last && !beginsWithTime(segment.text))) continue;
    // NIGHT - LATER and ESTABLISHING - DAY are one time in several steps.
    let first = at;
    while (last && first > 0 && isBareTime(segments[first - 1]!.text)) first--;
    const { before } = segments[first]!;
    const inside = last && first === at ? splitAtMark(segment.text) : undefined;
    // HOME - CORRIDOR, NIGHT: the place goes on behind the dash.
    if (inside !== undefined && !/\d/.test(inside.set) && !isTimeOfDay(inside.set)) {
      return { set: clean(text.slice(0, text.length - segment.text.length + inside.set.length)), time: inside.time };
    }
    return { set: clean(before), time: clean(last ? text.slice(before.length) : segment.text) };
  }
  return undefined;
}

/** Splits at the last comma or full stop behind which a time stands: GYM. NIGHT, or in several steps: PUB. DAY 4. 10:25. */
function splitAtMark(text: string): Split | undefined {
  const marks = [...text.matchAll(/,\s*|\.\s+|\s\/\s/g)];
  let split: Split | undefined;
  for (const { index, 0: mark } of marks.reverse()) {
    const time = text.slice(index + mark.length);
    if (split === undefined ? isTimeOfDay(time) : isBareTime(clean(time.slice(0, -split.time.length)))) {
      split = { set: clean(text.slice(0, index)), time: clean(time) };
    } else if (split !== undefined) break;
  }
  return split;
}

function splitAtBracket(text: string): Split | undefined {
  const found = /\s?\(([^()]*)\)[^()]*$/.exec(text);
  if (found === null || !isTimeOfDay(found[1]!)) return undefined;
  return { set: clean(text.slice(0, found.index)), time: clean(found[1]!) };
}

/** `INT/JOUR - CUISINE`: the time comes first. */
function splitAfterTime(text: string): Split | undefined {
  const mark = /[-–—.,/:]/.exec(text);
  if (mark === null || !isBareTime(text.slice(0, mark.index))) return undefined;
  const set = clean(text.slice(mark.index));
  return set === "" ? undefined : { set, time: clean(text.slice(0, mark.index)) };
}

function splitAtLastWord(text: string): Split | undefined {
  const space = Math.max(text.lastIndexOf(" "), text.lastIndexOf("-"));
  if (space < 0 || /(?:^|\W)(?:MID|PRE|EVERY)$/i.test(text.slice(0, space))) return undefined;
  const word = text.slice(space + 1);
  return CLEAR_TIMES.has(withoutEnd(upper(word), TRAILING))
    ? { set: clean(text.slice(0, space)), time: clean(word) }
    : undefined;
}

function clean(text: string): string {
  return withoutEnd(text.replace(SEPARATORS, ""), TRAILING);
}

const CLOCK = [...wordsOf("day"), ...wordsOf("night")];
const GOES_ON = wordsOf("inherits");
/** Times that are told from a place even without a dash before them. */
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
const TIME = new RegExp(
  `${START}(?:${[...CLOCK, ...GOES_ON].sort((a, b) => b.length - a.length).join("|")})${STOP}`,
  "u",
);
const BARE_TIME = new RegExp(
  `^(?:(?:EARLY|LATE|MID|THE|NEXT|THAT|SAME) ){0,2}(?:${[...CLOCK, ...GOES_ON].sort((a, b) => b.length - a.length).join("|")})(?: \\d{1,2})?$`,
  "u",
);
/** Behind a time word these make a place of it: NIGHT CLUB, SUNSET BOULEVARD, DAY ROOM. */
const PLACE_NOUNS =
  /^\s?-?(?:CLUB|CLUBS|ROOM|CARE|SPA|STAND|SCHOOL|COURT|BOULEVARD|BLVD|STRIP|AVENUE|STREET|DRIVE|MARINA|INN|HOTEL|MOTEL|NURSERY|MARKET|CAMP|HOUSE|SHELTER|SHIFT|BUS|TRAIN|KITCHEN|CLINIC|STAR|NEWS|TABLE|PARK|BEACH|LOUNGE|NURSE|WATCH|VISION|BED|TRIPPER)\b/;
const LONGEST_TIME_WORDS = 6;
const YEAR = /^(?:1[5-9]|20)\d\d$/;
const CLOCK_TIME = /^(?:\d{1,2}[:.]\d\d(?:\s?[AP]\.?M)?|\d{1,2}\s?[AP]\.?M|\d{4} (?:HOURS|HRS)|\d{1,2} O'CLOCK)$/;
/** D2 is the second day of the story, as British offices count. */
const SHORT_TIME = /^(?:EARLY|LATE|CONT'D|[DN]\s?\d{1,2}|D\/N|N\/D)$/;
const WEEKDAY = /^(?:MON|TUES|WEDNES|THURS|FRI|SATUR|SUN)DAY$/;

/** Whether the words say when a scene plays: DAY, LATER THAT MORNING, CONTINUOUS, DUSK TO NIGHT, NIGHT (1973). */
export function isTimeOfDay(text: string): boolean {
  const bare = withoutEnd(upper(text).replace(/\([^()]*\)?/g, " "), TRAILING)
    .replace(/(?<![\p{L}-])MID-/gu, "MID ")
    .trim();
  if (SHORT_TIME.test(bare) || YEAR.test(bare) || CLOCK_TIME.test(bare) || WEEKDAY.test(bare)) return true;
  if (bare === "" || bare.split(/\s+/).length > LONGEST_TIME_WORDS - (bare.startsWith("LATER") ? 0 : 1)) return false;
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

/** Whether the words begin with a time of day, as a time in the middle of a heading does. */
function beginsWithTime(text: string): boolean {
  const bare = upper(text).replace(/^(?:EARLY|LATE|MID|THE|NEXT|THAT|LATER|SAME)[\s-]+/, "");
  return TIME.exec(bare)?.index === 0;
}

function isBareTime(text: string): boolean {
  return BARE_TIME.test(upper(text).trim());
}
