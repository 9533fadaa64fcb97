/** Words separated only by spaces, and where they begin and end in their text. */
interface WordRun {
  readonly words: readonly string[];
  readonly index: number;
  readonly end: number;
}

const RUN = /\p{L}[\p{L}'’-]*(?: \p{L}(?:\.|[\p{L}'’-]*))*/gu;

/** The runs of words in a text. A mark ends a run, but not after an initial: Inspector E. Quayle. */
export function wordRunsIn(text: string): WordRun[] {
  return Array.from(text.matchAll(RUN), ({ 0: run, index }) => ({
    words: run.split(" "),
    index,
    end: index + run.length,
  }));
}
