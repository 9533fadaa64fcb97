import { isBadMisreading, isMisreading } from "../language/misreading.ts";
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
