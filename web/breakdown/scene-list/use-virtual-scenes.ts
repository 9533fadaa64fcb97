import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { usePrinting } from "../../ui/use-printing.ts";

// Of a card with a heading of one line and its cast, in px, until it has been drawn once.
const LIKELY_HEIGHT = 72;
/** What stays at the head of the screen while the list scrolls, in px. */
const HEAD = 64;

/**
 * What is drawn of a long list that scrolls with its page: what is in sight and a little more.
 *
 * @param active the line that has the keys; it is drawn wherever one scrolls to
 */
export function useVirtualScenes(keys: readonly string[], active: number) {
  const list = useRef<HTMLUListElement>(null);
  const [begins, setBegins] = useState(0);
  const isPrinting = usePrinting();
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: keys.length,
    getItemKey: (line) => keys[line] ?? line,
    estimateSize: () => LIKELY_HEIGHT,
    overscan: 6,
    scrollMargin: begins,
    scrollPaddingStart: HEAD,
    useFlushSync: false,
    rangeExtractor: (range) =>
      isPrinting
        ? keys.map((_, line) => line)
        : [...new Set([...defaultRangeExtractor(range), active])].filter((line) => line >= 0).toSorted((a, b) => a - b),
  });

  // Where the list begins is the document's to know.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list may stand elsewhere
  useLayoutEffect(() => {
    if (list.current) setBegins(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  }, [keys]);

  const isWanted = useRef(false);
  // So is the focus: it follows the card that has the keys once that is drawn.
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    const card = list.current?.querySelector<HTMLElement>(`[data-index="${active}"] button`);
    if (!card) return;
    isWanted.current = false;
    card.focus({ preventScroll: true });
    virtual.scrollToIndex(active, { align: "auto" });
  });

  return {
    list,
    isPrinting,
    height: virtual.getTotalSize(),
    items: virtual.getVirtualItems().map(({ index, key, start }) => ({ line: index, key, start: start - begins })),
    measure: virtual.measureElement,
    /** Gives the keys to the card that has them once it is drawn. */
    focusSoon: () => {
      isWanted.current = true;
    },
    show: (line: number) => virtual.scrollToIndex(line, { align: "auto" }),
    /** How many cards fit on the screen. */
    page: Math.max(1, Math.floor(window.innerHeight / LIKELY_HEIGHT) - 2),
  };
}
