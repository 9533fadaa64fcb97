/** The words of a text for comparing, in any script, without marks and case. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .normalize("NFKD")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}

/** How alike two sets of words are: 0 when they share none, 1 when they are the same. Two empty sets are alike. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.size + other.size;
  if (all === 0) return 1;
  return (2 * one.intersection(other).size) / all;
}
