/** Where a text bears what is looked for, and how well: more is better. */
export interface Match {
  readonly score: number;
  /** The places of the letters that were looked for. */
  readonly at: ReadonlySet<number>;
}

/**
 * Finds every word of what is typed in a text: at its beginning, at a word's, within one, or, best effort, letter by
 * letter in their order, so that "rfgbx" finds "REFUGE BOX". Accents and case make no difference.
 */
export function match(typed: string, text: string): Match | undefined {
  const letters = [...text].map(folded);
  let score = 0;
  const at = new Set<number>();
  for (const word of typed.split(/\s+/).filter((part) => part !== "")) {
    const found = wordIn([...word].map(folded), letters);
    if (!found) return undefined;
    score += found.score;
    for (const place of found.at) at.add(place);
  }
  return { score, at };
}

function wordIn(word: readonly string[], letters: readonly string[]): Match | undefined {
  let best: Match | undefined;
  for (let start = 0; start + word.length <= letters.length; start++) {
    if (!word.every((letter, by) => letters[start + by] === letter)) continue;
    const begins = !isLetter(letters[start - 1]);
    const ends = !isLetter(letters[start + word.length]);
    const score = (start === 0 ? 100 : begins ? 80 : 50) + (begins && ends ? 20 : 0);
    if (!best || score > best.score) best = { score, at: new Set(word.map((_, by) => start + by)) };
  }
  return best ?? spreadIn(word, letters);
}

/** The letters of a word in their order with others between, the first of them where a word of the text begins. */
function spreadIn(word: readonly string[], letters: readonly string[]): Match | undefined {
  if (word.length < 3) return undefined;
  for (let start = 0; start < letters.length; start++) {
    if (letters[start] !== word[0] || isLetter(letters[start - 1])) continue;
    const at = [start];
    for (const letter of word.slice(1)) {
      const next = letters.indexOf(letter, at.at(-1)! + 1);
      if (next < 0) break;
      at.push(next);
    }
    const width = at.at(-1)! - start + 1;
    if (at.length === word.length && width <= word.length * 4) {
      return { score: 10 + (20 * word.length) / width, at: new Set(at) };
    }
  }
  return undefined;
}

function folded(letter: string): string {
  const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC").toLowerCase();
  return [...bare][0] ?? letter;
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{M}\p{N}]/u.test(letter);
