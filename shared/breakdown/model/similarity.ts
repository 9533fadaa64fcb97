/** The distinct words of a text in any script, normalised for comparison: without punctuation and case. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .normalize("NFKD")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}

/** Similarity of two sets of words: 0 when disjoint, 1 when equal. Two empty sets are equal. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.size + other.size;
  if (all === 0) return 1;
  return (2 * one.intersection(other).size) / all;
}
