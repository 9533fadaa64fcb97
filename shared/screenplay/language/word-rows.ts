/** Words with nothing but blanks between them, and where they begin and end in their text. */
interface WordRow {
  readonly words: readonly string[];
  readonly index: number;
  readonly end: number;
}

const ROW = /\p{L}[\p{L}'’-]*(?: \p{L}(?:\.|[\p{L}'’-]*))*/gu;

/** The rows of words of a text. A mark ends a row, but not behind an initial: Inspector E. Quayle. */
export function wordRowsOf(text: string): WordRow[] {
  return Array.from(text.matchAll(ROW), ({ 0: row, index }) => ({
    words: row.split(" "),
    index,
    end: index + row.length,
  }));
}
