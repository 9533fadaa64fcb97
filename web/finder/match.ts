/** The matched letters of a text, and a score: higher is better. */
export interface Match {
  readonly score: number;
  /** Indices of the matched letters. */
  readonly at: ReadonlySet<number>;
}

/**
 * Matches every word of the query in a text: at its beginning, at the beginning of a word, within a word, or as a last
 * resort letter by letter in order, so that "rfgbx" finds "REFUGE BOX". Accents and case are ignored.
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

/** The letters of a query word in order with gaps, starting at the beginning of a word of the text. */
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
