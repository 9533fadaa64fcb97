import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { usePrinting } from "../../ui/use-printing.ts";

// Estimated height in px of a card with a one-line heading and its cast, until it is rendered.
const LIKELY_HEIGHT = 72;
/** Height of the sticky page header, in px. */
const HEAD = 64;

/**
 * Virtualises a long list that scrolls with the page: renders the visible cards and some more.
 *
 * @param active the active line, which is always rendered
 * @param isLower whether search is above the list, which is then lower
 */
export function useVirtualScenes(keys: readonly string[], active: number, isLower: boolean) {
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

  // The position of the list is only known from the DOM.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another list may be at another position.
  useLayoutEffect(() => {
    if (list.current) setBegins(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  }, [keys, isLower]);

  const isWanted = useRef(false);
  // Focus is outside React: it moves to the active card once that is rendered.
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
    /** Focuses the active card once it is rendered. */
    focusSoon: () => {
      isWanted.current = true;
    },
    show: (line: number) => virtual.scrollToIndex(line, { align: "auto" }),
    /** Cards per screen. */
    page: Math.max(1, Math.floor(window.innerHeight / LIKELY_HEIGHT) - 2),
  };
}
