import type { Part, PlacedText } from "./script-parts.ts";

const SHORTEST = 4;
/** How many times as often a name must occur as its misreading; a longer name is told with less. */
const TIMES_MORE = { short: 20, long: 4 };
const LONG = 6;
const RARE = 2;

/** Puts names that a machine misread right (`REGGIF`, `BURN5`), when they are nearly those of characters who speak often. */
export function correctNames<Text extends PlacedText>(parts: readonly Part<Text>[]): Part<Text>[] {
  const right = corrections(parts.flatMap((part) => (part.kind === "cue" ? part.cues.map((cue) => cue.name) : [])));
  if (right.size === 0) return [...parts];
  return parts.map((part) =>
    part.kind === "cue"
      ? { ...part, cues: part.cues.map((cue) => ({ ...cue, name: right.get(cue.name) ?? cue.name })) }
      : part,
  );
}

/** The likely name for each that is likely misread, of the names over all speeches. */
export function corrections(names: readonly string[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const name of names.map(withoutDigits)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count > RARE).sort((a, b) => b[1] - a[1]);
  const right = new Map(names.map((name) => [name, withoutDigits(name)]));
  for (const [name, count] of counts) {
    if (name.length < SHORTEST) continue;
    const times = name.length < LONG || count > RARE ? TIMES_MORE.short : TIMES_MORE.long;
    const likely = frequent.find(([other, often]) => often >= count * times && isMisreading(name, other));
    if (likely !== undefined) for (const [read, fixed] of right) if (fixed === name) right.set(read, likely[0]);
  }
  return new Map([...right].filter(([read, fixed]) => read !== fixed));
}

/** Digits inside of a word are letters: `BURN5`, `C0OK`, `M1LLER`. */
function withoutDigits(name: string): string {
  return name
    .replace(/(?<=\p{L}['’]?)0/gu, "O")
    .replace(/(?<=\p{L}['’]?)5/gu, "S")
    .replace(/(?<=\p{L})1(?=\p{L})/gu, "I");
}

/** Each word is at most a letter off; a number by itself (COP 1, COP 2) tells people apart. */
function isMisreading(name: string, other: string): boolean {
  // Dots are easily lost.
  const words = name.replaceAll(".", "").split(" ");
  const others = other.replaceAll(".", "").split(" ");
  if (words.length !== others.length) return false;
  return words.every((word, at) => word === others[at] || (!/^#?\d+$/.test(word) && distance(word, others[at]!) === 1));
}

/** How many letters must be changed, put in or taken out; more than one counts as two. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 1) return 2;
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = previous[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(previous[j]! + 1, row[j - 1]! + 1, changed));
    }
    previous = row;
  }
  return Math.min(previous.at(-1)!, 2);
}
