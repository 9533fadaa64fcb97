import { useEffect, useMemo, useState } from "react";
import { type PDFDocumentProxy, placedTextOf } from "./pdf-document.ts";
import { type Match, matchesIn, type PlacedText } from "./pdf-matches.ts";

/** A match with its page number, from 1. */
export interface Found {
  readonly page: number;
  readonly match: Match;
}

/** Searches all pages of a PDF; their text is extracted at the first search. */
export function usePdfSearch(pdf: PDFDocumentProxy | undefined) {
  const [query, setQuery] = useState("");
  const [texts, setTexts] = useState<readonly (readonly PlacedText[])[]>([]);
  const [at, setAt] = useState(0);
  const isWanted = query.trim() !== "";

  // The PDF is parsed by a worker outside React.
  useEffect(() => {
    if (!pdf || !isWanted) return;
    let isGone = false;
    async function read(document: PDFDocumentProxy) {
      const read: (readonly PlacedText[])[] = [];
      for (let number = 1; number <= document.numPages && !isGone; number++) {
        read.push(await placedTextOf(await document.getPage(number)));
        // In batches: updating after every page would render a long script a hundred times.
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
    /** Index of the active match. */
    at: shown,
    isReading: isWanted && texts.length < (pdf?.numPages ?? 0),
    look: (words: string) => {
      setQuery(words);
      setAt(0);
    },
    /** Moves to the next or previous match; wraps around. */
    goOn: (by: 1 | -1) => setAt(found.length === 0 ? 0 : (shown + by + found.length) % found.length),
  };
}
