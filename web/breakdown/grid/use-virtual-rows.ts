import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { beginsBehind, scrollLeftAt } from "../../i18n/text-direction.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import type { CellPosition } from "../grid-model/cell-position.ts";

interface DrawnLines {
  readonly box: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  /** In px, until a line has been drawn once. */
  readonly likelyHeight: (line: number) => number;
  /** The cell that has the keys; it is drawn wherever one scrolls to, so that nothing typed there is interrupted. */
  readonly place: CellPosition;
  /** How wide the columns are together that stay in sight. */
  readonly frozenWidth: number;
}

/** What is drawn of a long table: what is in sight and a little more, and for the rest as much room as it takes. */
export function useVirtualRows({ box, keys, likelyHeight, place, frozenWidth }: DrawnLines) {
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
        : [...new Set([...defaultRangeExtractor(range), Math.min(place.line, keys.length - 1)])]
            .filter((line) => line >= 0)
            .toSorted((a, b) => a - b),
  });

  // The head's height is the document's to know.
  useLayoutEffect(() => {
    const head = box.current?.querySelector("thead");
    if (head) setHeadHeight(head.offsetHeight);
  }, [box]);

  const wanted = useRef<"keys" | "sight">(undefined);
  // The focus is the document's, too: it follows the cell that has the keys once that is drawn. An effect after painting
  // may run as late as when the next drawing begins, and would give the keys to a field that this one takes away.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const cell = cellAt(box.current, place);
    if (!cell) return;
    if (wanted.current === "keys") giveKeys(cell);
    wanted.current = undefined;
    virtual.scrollToIndex(place.line, { align: "auto" });
    showAcross(box.current!, cell, frozenWidth);
    if (!isOnScreen(cell)) box.current!.scrollIntoView({ block: "nearest" });
  });

  const items = virtual.getVirtualItems();
  const rooms = items.map(({ index, start, end }, at) => ({
    line: index,
    /** How much room the lines take that are left out above it. */
    above: start - (items[at - 1]?.end ?? headHeight),
    end,
  }));
  return {
    isPrinting,
    rooms,
    below: virtual.getTotalSize() + headHeight - (rooms.at(-1)?.end ?? headHeight),
    measure: virtual.measureElement,
    /** Gives the keys to the cell that has them once it is drawn. */
    focusSoon: () => {
      wanted.current = "keys";
    },
    /** Brings that cell into sight once it is drawn; the keys stay where they are. */
    showSoon: () => {
      wanted.current = "sight";
    },
    show: (line: number) => virtual.scrollToIndex(line, { align: "auto" }),
    /** How many lines fit on the screen. */
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

/** Scrolls sideways until a cell is beside the columns that stay in sight. */
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
