import { headingFromPlainText, headingFromText } from "../headings/heading.ts";
import { HEADING_WORDS } from "../headings/languages.ts";
import { isOcrConfusion, withCapitalI } from "../language/ocr-letters.ts";
import type { SceneHeading } from "./found-heading.ts";
import type { Part, PlacedText } from "./script-parts.ts";

const WORD = /[\p{L}\p{N}]{2,40}/gu;
/** Minimum number of occurrences in headings at which a word counts as correct. */
const OFTEN = 2;
/** A known long word still counts as a misreading if a similar word is this many times more frequent. */
const TIMES_MORE = 4;
const LONG = 6;
/** A digit between letters is a letter: `P0LICE`. */
const DIGIT =
  /(?<=\p{L})[0158](?=\p{L})|(?<![\p{L}\p{N}])[0158](?=\p{L}{3}|(?!ST|ND|RD|TH)\p{L}{2})|(?<![\p{L}\p{N}])0(?=\p{L})/gu;
const LETTERS: Readonly<Record<string, string>> = { 0: "O", 1: "I", 5: "S", 8: "B" };
const MARK = /[-–—~,.]/g;

/** Words for times of day. Short words of many languages would match too much. */
const TIMES = Map.groupBy(
  new Set(
    Object.values(HEADING_WORDS)
      .flatMap(({ day, night, inherits }) => [...day, ...night, ...inherits])
      .flatMap((words) => words.split(" "))
      .filter((word) => word.length > 3 || word === "DAY"),
  ),
  (word) => word.length,
);

/** Corrects OCR errors in headings (`KITCHFN`, `NlGHT`), using other words of the draft and times of day. */
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
    // The same misreading may occur twice.
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

/** Keeps the case of correct words, and does not change numbers. */
function cased(word: string, right: string): string {
  return word.toUpperCase() === right || /^\d+$/.test(word) ? word : right;
}

function withoutDigits(word: string): string {
  return word.replace(DIGIT, (digit) => LETTERS[digit]!);
}

function capitalsOf(text: string): string {
  return withCapitalI(text).toUpperCase();
}
