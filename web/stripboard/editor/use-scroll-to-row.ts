import { type RefObject, useEffect } from "react";
import { gapOf } from "../model/board-keys.ts";
import type { Drag, ListName } from "../model/drag.ts";
import type { BoardEditor } from "./use-board-editor.ts";

interface Sight {
  readonly editor: Pick<BoardEditor, "rows" | "active">;
  readonly drag: Drag | undefined;
  readonly whole: RefObject<HTMLElement | null>;
  readonly boxes: Readonly<Record<ListName, RefObject<HTMLDivElement | null>>>;
}

/** Scrolls to the active row and focuses it, and follows strips moved by keyboard. */
export function useScrollToRow({ editor: { rows, active }, drag, whole, boxes }: Sight): void {
  const focusKey = drag?.by === "keys" ? undefined : active;
  // Scroll position and focus are outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only when the active row changes or rows move.
  useEffect(() => {
    const at = gapOf(rows, focusKey);
    const box = at && boxes[at.list].current;
    const row = at && rows[at.list][at.row];
    if (!box || !row || !whole.current?.contains(document.activeElement)) return;
    scrollTo(box, row.top, row.height);
    box.querySelector<HTMLElement>(`[data-key="${CSS.escape(row.key)}"]`)?.focus({ preventScroll: true });
  }, [focusKey, rows]);
  const gapRow = drag?.by === "keys" ? rows[drag.gap.list][drag.gap.row] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only when the dragged strips reach another gap.
  useEffect(() => {
    const box = drag && boxes[drag.gap.list].current;
    if (box && drag?.by === "keys") scrollTo(box, gapRow?.top ?? 0, (gapRow?.height ?? 0) * 2);
  }, [drag?.gap]);
}

function scrollTo(box: HTMLElement, top: number, height: number): void {
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + height > box.scrollTop + box.clientHeight) box.scrollTop = top + height - box.clientHeight;
}
