import type { Part, PlacedText } from "./script-parts.ts";

const SHORTEST = 4;
/** Minimum ratio of the frequencies of a name and its misreading; lower for long names, which are less ambiguous. */
const TIMES_MORE = { short: 20, long: 4 };
const LONG = 6;
/** Minimum number of cues of a name for which a single, worse misreading is taken. */
const OFTEN = 8;
const RARE = 2;

/** Corrects OCR errors in names (`REGGIF`, `BURN5`) that are similar to those of frequent speakers. */
export function correctNames<Text extends PlacedText>(parts: readonly Part<Text>[]): Part<Text>[] {
  const right = corrections(parts.flatMap((part) => (part.kind === "cue" ? part.cues.map((cue) => cue.name) : [])));
  if (right.size === 0) return [...parts];
  return parts.map((part) =>
    part.kind === "cue"
      ? { ...part, cues: part.cues.map((cue) => ({ ...cue, name: right.get(cue.name) ?? cue.name })) }
      : part,
  );
}

/** Corrections of likely misread names, from the names in all cues. */
export function corrections(names: readonly string[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const name of names.map(withoutDigits)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count > RARE).sort((a, b) => b[1] - a[1]);
  const right = new Map(names.map((name) => [name, withoutDigits(name)]));
  for (const [name, count] of counts) {
    if (name.length < SHORTEST) continue;
    const times = name.length < LONG || count > RARE ? TIMES_MORE.short : TIMES_MORE.long;
    const likely =
      frequent.find(([other, often]) => often >= count * times && isMisreading(name, other)) ??
      frequent.find(([other, often]) => count === 1 && often >= OFTEN && isBadMisreading(name, other));
    if (likely !== undefined) for (const [read, fixed] of right) if (fixed === name) right.set(read, likely[0]);
  }
  return new Map([...right].filter(([read, fixed]) => read !== fixed));
}

/** A digit within a word is a letter: `BURN5`, `C0OK`, `M1LLER`. */
function withoutDigits(name: string): string {
  return name
    .replace(/(?<=\p{L}['’]?)0/gu, "O")
    .replace(/(?<=\p{L}['’]?)5/gu, "S")
    .replace(/(?<=\p{L})1(?=\p{L})/gu, "I");
}

/**
 * Each word differs by at most one letter; a separate number (COP 1, COP 2) distinguishes people.
 *
 * @param shortest the number of letters that a differing word has at least
 */
export function isMisreading(name: string, other: string, shortest = 1): boolean {
  // OCR often loses dots.
  const words = name.replaceAll(".", "").split(" ");
  const others = other.replaceAll(".", "").split(" ");
  if (words.length !== others.length) return false;
  return words.every(
    (word, at) =>
      word === others[at] || (word.length >= shortest && !/^#?\d+$/.test(word) && distance(word, others[at]!) === 1),
  );
}

/** MURRCHW for MURROW: one word with two wrong letters inside. */
function isBadMisreading(name: string, other: string): boolean {
  if (Math.min(name.length, other.length) < LONG || /[ \d]/.test(name + other)) return false;
  return name.slice(0, 3) === other.slice(0, 3) && name.at(-1) === other.at(-1) && distance(name, other) === 2;
}

/** Edit distance; everything above two counts as three. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = previous[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(previous[j]! + 1, row[j - 1]! + 1, changed));
    }
    previous = row;
  }
  return Math.min(previous.at(-1)!, 3);
}
