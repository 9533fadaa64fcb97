import { headingFromPlainText, headingFromText } from "../headings/heading.ts";
import { HEADING_WORDS } from "../headings/languages.ts";
import type { SceneHeading } from "./found-heading.ts";
import { isOcrConfusion, withCapitalI } from "./ocr-letters.ts";
import type { Part, PlacedText } from "./script-parts.ts";

const WORD = /[\p{L}\p{N}]{2,40}/gu;
/** A word that headings have as often as this is taken for rightly read. */
const OFTEN = 2;
/** A long word that is known is a misreading all the same when one that it may be read for occurs so many times as often. */
const TIMES_MORE = 4;
const LONG = 6;
/** Digits among letters are letters: `P0LICE`. */
const DIGIT =
  /(?<=\p{L})[0158](?=\p{L})|(?<![\p{L}\p{N}])[0158](?=\p{L}{3}|(?!ST|ND|RD|TH)\p{L}{2})|(?<![\p{L}\p{N}])0(?=\p{L})/gu;
const LETTERS: Readonly<Record<string, string>> = { 0: "O", 1: "I", 5: "S", 8: "B" };
const MARK = /[-–—~,.]/g;

/** Words of times of day. Short ones of many languages would be like too much. */
const TIMES = Map.groupBy(
  new Set(
    Object.values(HEADING_WORDS)
      .flatMap(({ day, night, inherits }) => [...day, ...night, ...inherits])
      .flatMap((words) => words.split(" "))
      .filter((word) => word.length > 3 || word === "DAY"),
  ),
  (word) => word.length,
);

/** Puts words of headings right that a machine misread (`KITCHFN`, `NlGHT`), by words that the draft has elsewhere and by times of day. */
export function correctHeadings<Text extends PlacedText>(parts: readonly Part<Text>[]): Part<Text>[] {
  const right = correctionsBy(parts);
  return parts.map((part) => {
    if (part.kind !== "heading" || part.heading.omitted) return part;
    return { ...part, heading: corrected(part.heading, right) };
  });
}

type Correction = (word: string) => string;

function correctionsBy(parts: readonly Part<PlacedText>[]): Correction {
  const counts = new Map<string, number>();
  const all = new Map<string, number>();
  const elsewhere = new Set<string>();
  for (const part of parts) {
    if (part.kind === "cue") continue;
    const words = (part.kind === "heading" ? part.heading.text : part.row.text).match(WORD) ?? [];
    for (const word of words.map(capitalsOf)) {
      all.set(word, (all.get(word) ?? 0) + 1);
      if (part.kind === "heading") counts.set(word, (counts.get(word) ?? 0) + 1);
      else elsewhere.add(word);
    }
  }
  const often = [...counts].filter(([word, count]) => count >= OFTEN && withoutDigits(word) === word);
  const known = new Set([...often.map(([word]) => word), ...elsewhere]);
  const byLength = Map.groupBy(known, (word) => word.length);
  return (word) => {
    const capitals = capitalsOf(word);
    const alike = (byLength.get(word.length) ?? []).filter((likely) => isOcrConfusion(capitals, likely));
    if (!known.has(capitals)) return alike[0] ?? withoutDigits(capitals);
    // Even the same misreading may occur twice.
    const often = (all.get(capitals) ?? 0) * TIMES_MORE;
    return (word.length >= LONG && alike.find((likely) => (all.get(likely) ?? 0) >= often)) || capitals;
  };
}

function corrected(heading: SceneHeading, right: Correction): SceneHeading {
  const marks = [...heading.text.matchAll(MARK)].map(({ index }) => index);
  const at = marks.findLast((mark) => /\p{L}/u.test(heading.text.slice(mark))) ?? heading.text.length;
  const place = heading.text.slice(0, at).replace(WORD, (word) => cased(word, right(word)));
  const time = heading.text.slice(at).replace(WORD, (word) => cased(word, timeFrom(word) ?? right(word)));
  const text = (place + time).replace(/(?<=['’])5(?!\p{N})/gu, "S");
  if (text === heading.text) return heading;
  return { ...heading, text, ...(headingFromText(text, true) ?? headingFromPlainText(text)) };
}

function timeFrom(word: string): string | undefined {
  const capitals = capitalsOf(word);
  return TIMES.get(word.length)?.find((likely) => likely === capitals || isOcrConfusion(capitals, likely));
}

/** Words that were read right keep their small letters; numbers are left alone. */
function cased(word: string, right: string): string {
  return word.toUpperCase() === right || /^\d+$/.test(word) ? word : right;
}

function withoutDigits(word: string): string {
  return word.replace(DIGIT, (digit) => LETTERS[digit]!);
}

function capitalsOf(text: string): string {
  return withCapitalI(text).toUpperCase();
}
