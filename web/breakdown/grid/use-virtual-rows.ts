import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { beginsBehind, scrollLeftAt } from "../../i18n/text-direction.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import type { CellPosition } from "../grid-model/cell-position.ts";

interface DrawnLines {
  readonly box: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  /** Estimated height in px, until the line has been rendered. */
  readonly likelyHeight: (line: number) => number;
  /** The active cell. It is always rendered, so that scrolling does not interrupt typing. */
  readonly place: CellPosition;
  /** The corner of the selected range that was moved last, which is scrolled to. */
  readonly head: CellPosition;
  /** Total width of the frozen columns. */
  readonly frozenWidth: number;
}

/** Virtualises a long table: renders the visible lines and some more, with spacers for the rest. */
export function useVirtualRows({ box, keys, likelyHeight, place, head, frozenWidth }: DrawnLines) {
  const [headHeight, setHeadHeight] = useState(40);
  const isPrinting = usePrinting();
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: keys.length,
    getScrollElement: () => box.current,
    getItemKey: (line) => keys[line] ?? line,
    estimateSize: likelyHeight,
    overscan: 6,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    useFlushSync: false,
    rangeExtractor: (range) =>
      isPrinting
        ? keys.map((_, line) => line)
        : [...new Set([...defaultRangeExtractor(range), place.line, head.line])]
            .filter((line) => line >= 0 && line < keys.length)
            .toSorted((a, b) => a - b),
  });

  // The height of the header is only known from the DOM.
  useLayoutEffect(() => {
    const head = box.current?.querySelector("thead");
    if (head) setHeadHeight(head.offsetHeight);
  }, [box]);

  const wanted = useRef<"keys" | "sight">(undefined);
  // Focus is outside React: it moves to the active cell once that is rendered. A passive effect may run as late as the
  // next render, and would focus a field that is about to be removed.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const [cell, shown] = [cellAt(box.current, place), cellAt(box.current, head)];
    if (!cell || !shown) return;
    if (wanted.current === "keys") giveKeys(cell);
    wanted.current = undefined;
    virtual.scrollToIndex(head.line, { align: "auto" });
    showAcross(box.current!, shown, frozenWidth);
    if (!isOnScreen(shown)) box.current!.scrollIntoView({ block: "nearest" });
  });

  const items = virtual.getVirtualItems();
  const rooms = items.map(({ index, start, end }, at) => ({
    line: index,
    /** Height of the omitted lines above. */
    above: start - (items[at - 1]?.end ?? headHeight),
    end,
  }));
  return {
    isPrinting,
    rooms,
    below: virtual.getTotalSize() + headHeight - (rooms.at(-1)?.end ?? headHeight),
    measure: virtual.measureElement,
    /** Focuses the active cell once it is rendered, and scrolls to the corner of the range. */
    focusSoon: () => {
      wanted.current = "keys";
    },
    /** Scrolls to the corner of the range once it is rendered, without moving the focus. */
    showSoon: () => {
      wanted.current = "sight";
    },
    show: (line: number) => virtual.scrollToIndex(line, { align: "auto" }),
    /** Lines per screen. */
    page: Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - headHeight) / 48)),
  };
}

function giveKeys(cell: HTMLElement) {
  const field = cell.querySelector<HTMLElement>("input, textarea, [aria-expanded]") ?? cell;
  field.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

function cellAt(box: HTMLElement | null, { line, column }: CellPosition): HTMLElement | null {
  const row = box?.querySelector(`tr[data-index="${line}"]`);
  return row?.querySelector<HTMLElement>(`[aria-colindex="${column + 1}"]`) ?? row?.querySelector("th") ?? null;
}

/** Scrolls horizontally until the cell is next to the frozen columns. */
function showAcross(box: HTMLElement, cell: HTMLElement, frozenWidth: number) {
  if (cell.dataset.frozen || cell.hasAttribute("colspan")) return;
  const [inner, outer] = [cell.getBoundingClientRect(), box.getBoundingClientRect()];
  const before = beginsBehind(inner, outer) - frozenWidth;
  const after = beginsBehind(inner, outer) + inner.width - box.clientWidth;
  if (before < 0) box.scrollLeft += scrollLeftAt(before);
  else if (after > 0) box.scrollLeft += scrollLeftAt(Math.min(after, before));
}

function isOnScreen(cell: HTMLElement): boolean {
  const { top, bottom } = cell.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
