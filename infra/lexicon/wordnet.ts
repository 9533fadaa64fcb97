/** Queries of WordNet's nouns. */
export interface Wordnet {
  /**
   * Words that mostly mean one of the roots or a kind of it, in alphabetical order. A root is a word with the number of
   * its meaning: "bag 1".
   *
   * @param onlyCounted leaves out words that do not occur in WordNet's tagged texts
   */
  wordsUnder(roots: readonly string[], onlyCounted: boolean): string[];
}

const USUAL = /^[a-z]+(?:[_-][a-z]+){0,2}$/;

export function wordnet(read: (file: string) => string): Wordnet {
  const kinds = new Map<string, string[]>();
  for (const line of read("data.noun").split("\n")) {
    if (!/^\d{8} /.test(line)) continue;
    const kindsOf = line
      .split("~ ")
      .slice(1)
      .map((rest) => rest.slice(0, 8));
    kinds.set(line.slice(0, 8), kindsOf);
  }
  const meanings = new Map<string, string[]>();
  for (const line of read("index.noun").split("\n")) {
    const fields = line.trim().split(" ");
    if (!line.startsWith(" ") && fields.length > 5) meanings.set(fields[0]!, fields.slice(-Number(fields[2])));
  }
  const uses = usesOf(read("index.sense"));

  function below(offset: string, found: Set<string>): Set<string> {
    if (found.has(offset)) return found;
    found.add(offset);
    for (const kind of kinds.get(offset) ?? []) below(kind, found);
    return found;
  }

  return {
    wordsUnder(roots, onlyCounted) {
      const things = new Set<string>();
      for (const root of roots) {
        const [word = "", number = "1"] = root.split(" ");
        const offset = meanings.get(word)?.[Number(number) - 1];
        if (offset === undefined) throw new Error(`WordNet has no "${root}".`);
        below(offset, things);
      }
      return [...meanings]
        .filter(
          ([word, offsets]) =>
            USUAL.test(word) && word.length > 2 && isMostly(word, offsets, things) && (!onlyCounted || isCounted(word)),
        )
        .map(([word]) => word.replaceAll("_", " "))
        .sort();
    },
  };

  function isCounted(word: string): boolean {
    return (uses.get(word)?.nouns[0] ?? 0) > 0;
  }

  /**
   * Whether a word mostly means one of `things`. A word with several meanings, or also a verb, needs evidence from
   * tagged texts.
   */
  function isMostly(word: string, offsets: readonly string[], things: ReadonlySet<string>): boolean {
    if (!things.has(offsets[0]!)) return false;
    const { nouns, others } = uses.get(word) ?? { nouns: [], others: 0 };
    const [first = 0, ...rest] = nouns;
    if (offsets.length === 1 && others === 0) return true;
    if (offsets.every((offset) => things.has(offset)) && others <= first) return true;
    return first > 0 && first >= 2 * Math.max(0, ...rest) && first > 2 * others;
  }
}

/** How often the meanings of each word occur in tagged texts: as nouns, by number, and as anything else. */
function usesOf(senses: string): Map<string, { nouns: number[]; others: number }> {
  const uses = new Map<string, { nouns: number[]; others: number }>();
  for (const line of senses.split("\n")) {
    const [key = "", , number = "1", count = "0"] = line.trim().split(" ");
    const [word = "", meaning = ""] = key.split("%");
    const known = uses.get(word) ?? { nouns: [], others: 0 };
    uses.set(word, known);
    if (meaning.startsWith("1:")) known.nouns[Number(number) - 1] = Number(count);
    else known.others += Number(count) + 0.5;
  }
  return uses;
}
