import { useEffect, useMemo, useState } from "react";
import { type PDFDocumentProxy, placedTextOf } from "./pdf-document.ts";
import { type Match, matchesIn, type PlacedText } from "./pdf-matches.ts";

/** What was found, with the page that it is on, from 1. */
export interface Found {
  readonly page: number;
  readonly match: Match;
}

/** Searches all pages of a PDF; they are read when something is looked for first. */
export function usePdfSearch(pdf: PDFDocumentProxy | undefined) {
  const [query, setQuery] = useState("");
  const [texts, setTexts] = useState<readonly (readonly PlacedText[])[]>([]);
  const [at, setAt] = useState(0);
  const isWanted = query.trim() !== "";

  // The PDF is read by a worker outside React.
  useEffect(() => {
    if (!pdf || !isWanted) return;
    let isGone = false;
    async function read(document: PDFDocumentProxy) {
      const read: (readonly PlacedText[])[] = [];
      for (let number = 1; number <= document.numPages && !isGone; number++) {
        read.push(await placedTextOf(await document.getPage(number)));
        // Not each page by itself: a long script would be drawn anew a hundred times.
        if (!isGone && (number % 20 === 0 || number === document.numPages)) setTexts([...read]);
      }
    }
    read(pdf).catch((error: unknown) => isGone || console.error("The PDF could not be searched", error));
    return () => {
      isGone = true;
    };
  }, [pdf, isWanted]);

  const found = useMemo<readonly Found[]>(
    () =>
      isWanted
        ? texts.flatMap((placed, index) => matchesIn(placed, query).map((match) => ({ page: index + 1, match })))
        : [],
    [texts, query, isWanted],
  );
  const shown = Math.min(at, Math.max(0, found.length - 1));

  return {
    query,
    found,
    /** Which of what was found is shown, from 0. */
    at: shown,
    isReading: isWanted && texts.length < (pdf?.numPages ?? 0),
    look: (words: string) => {
      setQuery(words);
      setAt(0);
    },
    /** Goes on to the next one, or back, and round at the ends. */
    goOn: (by: 1 | -1) => setAt(found.length === 0 ? 0 : (shown + by + found.length) % found.length),
  };
}
