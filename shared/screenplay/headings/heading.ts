import { trimEndMarks } from "../model/trim-marks.ts";
import {
  type IntExt,
  intExtOf,
  type Opening,
  openingFromScan,
  openingOf,
  PLACES,
  PLAIN_PLACES,
  WORD_END,
} from "./int-ext.ts";
import { upper } from "./languages.ts";
import { splitAtShot } from "./shot-terms.ts";
import {
  beginsWithTime,
  isBareTime,
  isClearTime,
  isClockWord,
  isContinued,
  isTimeAlone,
  isTimeOfDay,
  TRAILING,
} from "./time-of-day.ts";

/** The parts of a scene heading; missing parts are empty. */
export interface Heading {
  readonly intExt: IntExt;
  readonly set: string;
  readonly time: string;
}

const PLACE = `(?:${PLACES.join("|")})`;
const ELSEWHERE = new RegExp(`(?<=[\\s:.–—-])${PLACE}[./]`, "gu");
/** INT. or EXT. after a mark, long enough to be unambiguous. */
const BEHIND = new RegExp(
  `[.,/–—()-]\\s?(${PLACES.filter((place) => place.length > 1).join("|")})${WORD_END}(?=[\\s./,:–—-])`,
  "gu",
);
/** The same after a blank, if a dot or a slash follows: `OFFICE INT/DAY`. */
const BEHIND_BLANK = /\s(INT|EXT)(?=[./])/g;
const PLACE_AT_END = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(${PLACE})$`, "u");
/** Text allowed before INT. in a heading: one of these words, or anything short followed by a mark. */
const LEAD_IN =
  /^(?:(?:FLASHBACK|FLASH BACK|INTERCUT|INTERCUTTING|MONTAGE|DREAM|STOCK|BACK TO|RETURN TO|CUT TO|RESUME)(?: BETWEEN| WITH| SEQUENCE)?\s|[^.]{2,40}?(?:[:.)]|\s[-–—]{1,9})\s?)(?=(?:INT|EXT|I\/E)[./])/;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Japanese scripts mark headings with a circle: `○喫茶店・中（夜）`. */
const CIRCLE = /^[○〇◯●◎](?=\s?\S)/;
const JAPANESE_PLACES: Readonly<Record<string, IntExt>> = {
  中: "INT.",
  内: "INT.",
  店内: "INT.",
  車内: "INT.",
  外: "EXT.",
  表: "EXT.",
  前: "EXT.",
};
const MAX_HEADING_LENGTH = 120;
const ASCII = /^[\x20-\x7e]*$/;
const SMALL = /[a-z]/;

const SEPARATORS = /^[\s.,:;/~–—-]+/;
const DASH = /\s[-–—~]{1,9}\s|\s?(?:-{2,9}|[–—])\s?|\s-(?=\S)|(?<=\S)-\s/g;
/** Abbreviations that end in a dot: D.C., 3 A.M. */
const ABBREVIATION = /(?<![\p{L}\p{N}])(?:\p{L}\.){1,4}\p{L}$/u;

/**
 * Parses a scene heading such as `INT. KITCHEN - NIGHT`, in all supported spellings and languages. The time is the text
 * after the last dash, or after the last comma or full stop or in brackets if that is a time of day.
 *
 * @param text the heading without its scene number
 * @param scanned whether the text is from OCR, so that INT. may be misread
 * @returns undefined when the text is not recognisable as a heading
 */
export function headingFromText(text: string, scanned = false): Heading | undefined {
  const place = openingOf(text);
  if (place !== undefined) return headingOf(place);
  // Most lines of a draft are sentences; the rest is for lines in capitals, and for scripts without capitals.
  const isAsian = !ASCII.test(text) && EAST_ASIAN.test(text);
  const behind = isAsian ? (headingBehindCircle(text) ?? headingOfWords(text)) : undefined;
  if (behind !== undefined) return behind;
  if (!SMALL.test(text) && text === text.toUpperCase()) {
    const found = headingWithPlaceBehind(text) ?? headingAfterLeadIn(text);
    if (found !== undefined) return found;
  }
  return scanned ? headingOf(openingFromScan(text)) : undefined;
}

function headingOf(opening: Opening | undefined): Heading | undefined {
  if (opening === undefined) return undefined;
  const { intExt, rest, isSlashed } = opening;
  const first = rest.indexOf(" ");
  if (isSlashed && first > 0 && isClearTime(rest.slice(0, first))) {
    return { intExt, set: clean(rest.slice(first)), time: clean(rest.slice(0, first)) };
  }
  return { intExt, ...setAndTimeFromText(rest) };
}

/**
 * Splits a heading without INT. or EXT., as in numbered scripts: `A RIVER - DAWN`. INT. or EXT. at the end is
 * recognised: `ROCCA MALATESTIANA EST./INT. GIORNO`.
 */
export function headingFromPlainText(text: string): Heading {
  const capitals = upper(text);
  if (capitals.length === text.length) {
    for (const { index } of capitals.matchAll(ELSEWHERE)) {
      const place = openingOf(text.slice(index));
      if (place === undefined) continue;
      const before = trimEndMarks(text.slice(0, index), TRAILING);
      return { intExt: place.intExt, ...setAndTimeFromText(`${before} - ${place.rest}`) };
    }
  }
  return { intExt: "", ...setAndTimeFromText(text) };
}

/** `KITCHEN - INT/NIGHT`, `KÜCHE. INNEN. TAG`: only a time follows INT. or EXT. */
function headingWithPlaceBehind(text: string): Heading | undefined {
  if (text.length > MAX_HEADING_LENGTH) return undefined;
  const capitals = upper(text);
  const found = [...capitals.matchAll(BEHIND)].at(-1) ?? [...capitals.matchAll(BEHIND_BLANK)].at(-1);
  if (found === undefined || capitals.length !== text.length) return undefined;
  const time = clean(text.slice(found.index + found[0].length).replace(")", ""));
  const before = trimEndMarks(text.slice(0, found.index), TRAILING);
  const first = PLACE_AT_END.exec(upper(before));
  const set = clean(first === null ? before : before.slice(0, first.index));
  if (set === "" || isBareTime(set) || !isBareTime(time)) return undefined;
  return { intExt: intExtOf(first === null ? [found[1]!] : [first[1]!, found[1]!]), set, time };
}

/** `○山田家・居間（夜）`: the set in parts, the last of which may be interior or exterior, and the time in brackets. */
function headingBehindCircle(text: string): Heading | undefined {
  const circle = CIRCLE.exec(text);
  if (circle === null || text.length > MAX_HEADING_LENGTH) return undefined;
  const { set, time } = setAndTimeFromText(text.slice(circle[0].length).trim());
  const step = /(?:[・･]|\s)([^・･\s]{1,2})$/.exec(set);
  const intExt = step === null ? undefined : JAPANESE_PLACES[step[1]!];
  if (step === null || intExt === undefined) return { intExt: "", set, time };
  return { intExt, set: step[1]!.length > 1 ? set : set.slice(0, step.index), time };
}

/** Chinese and Korean headings have INT./EXT., time and set in any order: `渡船 夜 外`. */
function headingOfWords(text: string): Heading | undefined {
  if (text.length > MAX_HEADING_LENGTH) return undefined;
  const words = text.split(/[\s、,。./・·()–—-]/).filter((word) => word !== "");
  const places = words.filter((word) => EAST_ASIAN.test(word) && PLAIN_PLACES.has(word));
  const times = words.filter((word) => isBareTime(word));
  const set = words.filter((word) => !places.includes(word) && !times.includes(word)).join(" ");
  if (places.length === 0 || times.length === 0 || set === "") return undefined;
  return { intExt: intExtOf(places), set, time: times.join(" ") };
}

/** `FADE IN: INT. PRESS ROOM`, `FLASHBACK - INT. RESTAURANT - EARLIER`, `NIGHT. INT. PRESS ROOM`. */
function headingAfterLeadIn(text: string): Heading | undefined {
  const found = LEAD_IN.exec(text);
  const heading = found === null ? undefined : headingOf(openingOf(text.slice(found[0].length)));
  if (found === null || heading === undefined || heading.time !== "") return heading;
  return isBareTime(clean(found[0])) ? { ...heading, time: clean(found[0]) } : heading;
}

/**
 * Splits the text after INT. or EXT. into set and time of day. A shot stays in brackets where it stands: `PRESS ROOM
 * (CLOSE SHOT - HILDY)`, or in the time: `DAY (MEDIUM SHOT)`.
 */
export function setAndTimeFromText(text: string): { set: string; time: string } {
  const { set, time } = splitText(text);
  const timed = splitAtShot(time);
  if (timed !== undefined && isTimeOfDay(timed.before)) return { set, time: `${timed.before} (${timed.shot})` };
  const placed = splitAtShot(set);
  if (placed === undefined) return { set, time };
  const before = time === "" ? splitText(placed.before) : { set: placed.before, time };
  if (before.set === "") return { set, time };
  return time === "" && before.time !== ""
    ? { set: before.set, time: `${before.time} (${placed.shot})` }
    : { set: `${before.set} (${placed.shot})`, time: before.time };
}

function splitText(text: string): Split {
  const whole = text.replace(SEPARATORS, "").trim();
  return (
    splitAtTightMark(whole, /\.(?=[^\s.\d])|(?<!\d)\.(?=\d)/g) ??
    splitAtDash(whole) ??
    splitAtMark(whole) ??
    splitAtBracket(whole) ??
    splitAfterTime(whole) ??
    splitAtTightMark(whole, /\/(?=\S)/g) ??
    splitAtLastWord(whole) ?? { set: clean(whole), time: "" }
  );
}

interface Split {
  readonly set: string;
  readonly time: string;
}

function splitAtDash(text: string): Split | undefined {
  // DAY (FLASHBACK - 1962): a dash in brackets splits nothing.
  const masked = text.replace(/\([^()]*\)/g, (inside) => "_".repeat(inside.length));
  const dashes = [...masked.matchAll(DASH)];
  const segments = dashes.map((dash, at) => ({
    before: text.slice(0, dash.index),
    text: text.slice(dash.index + dash[0].length, dashes[at + 1]?.index ?? text.length),
  }));
  for (let at = segments.length - 1; at >= 0; at--) {
    const segment = segments[at]!;
    const last = at === segments.length - 1;
    if (!isTimeOfDay(segment.text) || (!last && !beginsWithTime(segment.text))) continue;
    // NIGHT - LATER, ESTABLISHING - DAY and THREE DAYS LATER - DAY are one time in several parts.
    let first = at;
    while (last && first > 0 && (isBareTime(segments[first - 1]!.text) || isTimeAlone(segments[first - 1]!.text)))
      first--;
    const { before } = segments[first]!;
    const inside = last && first === at ? splitAtMark(segment.text) : undefined;
    // HOME - CORRIDOR, NIGHT: the set continues after the dash.
    if (inside !== undefined && !/\d/.test(inside.set) && !isTimeOfDay(inside.set)) {
      return { set: clean(text.slice(0, text.length - segment.text.length + inside.set.length)), time: inside.time };
    }
    // BARN, NIGHT - LATER
    const comma = last && isContinued(segment.text) ? before.lastIndexOf(", ") : -1;
    if (comma >= 0 && isClockWord(before.slice(comma + 2)))
      return { set: clean(before.slice(0, comma)), time: clean(text.slice(comma + 2)) };
    return { set: clean(before), time: clean(last ? text.slice(before.length) : segment.text) };
  }
  return undefined;
}

/**
 * Splits at the last comma or full stop that is followed by a time: GYM. NIGHT, or in several parts: PUB. DAY 4. 10:25.
 */
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
  const found = /\s?[([]([^()[\]]*)[)\]][^()[\]]*$/.exec(text);
  if (found === null || !isTimeOfDay(found[1]!)) return undefined;
  return { set: clean(text.slice(0, found.index)), time: clean(found[1]!) };
}

/** `INT/JOUR - CUISINE`: the time comes first. */
function splitAfterTime(text: string): Split | undefined {
  for (const pattern of [/\s-\s|[–—.,/:]/, /-/]) {
    const mark = pattern.exec(text);
    if (mark === null || !isBareTime(text.slice(0, mark.index))) continue;
    const set = clean(text.slice(mark.index));
    if (set !== "") return { set, time: clean(text.slice(0, mark.index)) };
  }
  return undefined;
}

/** `OFFICE.EARLY MORNING`, `OFFICE/NIGHT`: only a time follows the mark. */
function splitAtTightMark(text: string, mark: RegExp): Split | undefined {
  const end = trimEndMarks(text, TRAILING);
  const { index } = [...end.matchAll(mark)].find((found) => isBareTime(end.slice(found.index + 1))) ?? {};
  return index === undefined ? undefined : { set: clean(end.slice(0, index)), time: clean(end.slice(index)) };
}

function splitAtLastWord(text: string): Split | undefined {
  const end = trimEndMarks(text, TRAILING);
  let mark = lastMark(end);
  if (mark < 0 || !isClearTime(end.slice(mark + 1))) return undefined;
  // OFFICE DAY/NIGHT
  const earlier = lastMark(end.slice(0, mark));
  if (end[mark] === "/" && earlier >= 0 && isClearTime(end.slice(earlier + 1, mark))) mark = earlier;
  if (/(?:^|\W)(?:MID|PRE|EVERY)$/i.test(end.slice(0, mark))) return undefined;
  return { set: clean(end.slice(0, mark)), time: clean(end.slice(mark + 1)) };
}

function lastMark(text: string): number {
  return Math.max(...[" ", "-", "/", "."].map((mark) => text.lastIndexOf(mark)));
}

function clean(text: string): string {
  const bare = trimEndMarks(text.replace(SEPARATORS, ""), TRAILING);
  return ABBREVIATION.test(bare) && text.trimEnd().endsWith(`${bare}.`) ? `${bare}.` : bare;
}
