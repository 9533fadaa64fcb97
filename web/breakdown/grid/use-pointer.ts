import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from "react";
import type { CellPosition } from "../grid-model/cell-position.ts";
import type { Typing } from "./use-selection.ts";

interface PressHost {
  readonly place: CellPosition;
  readonly typing: Typing;
  readonly mayEdit: boolean;
  /** Whether a press selects up to the pressed cell. */
  readonly isSelecting: boolean;
  readonly goTo: (place: CellPosition, isExtending?: boolean) => void;
  /** Takes note of the keys having gone to a cell by themselves. */
  readonly follow: (place: CellPosition) => void;
  /** Takes note of a cell being typed in. */
  readonly type: (place: CellPosition) => void;
}

/** What presses, drags and taps do to the cells of a sheet, as handlers for its table. */
export function usePresses({ place, typing, mayEdit, isSelecting, goTo, follow, type }: PressHost) {
  const isDragging = useRef(false);
  const isTouch = useRef(false);
  const isActive = (to: CellPosition) => to.line === place.line && to.column === place.column;
  return {
    onPointerDown(event: PointerEvent) {
      isTouch.current = event.pointerType === "touch";
    },
    onMouseDown(event: MouseEvent) {
      const to = placeOf(event.target);
      if (!to || event.button !== 0) return;
      isDragging.current = !isTouch.current;
      if (event.shiftKey || isSelecting) {
        event.preventDefault();
        return goTo(to, true);
      }
      if ((event.target as Element).closest("button")) return;
      // A tap opens the field by itself, and so does a press on the cell that has the keys.
      if (mayEdit && isTouch.current) return;
      if (mayEdit && isActive(to)) {
        if (typing.how === "no") type(to);
        return;
      }
      // The field would put its caret where it is pressed; the cell is chosen first.
      if (mayEdit) event.preventDefault();
      goTo(to);
    },
    onPointerOver(event: PointerEvent) {
      if (!isDragging.current || event.buttons !== 1) {
        isDragging.current = false;
        return;
      }
      const to = placeOf(event.target);
      if (!to || isActive(to)) return;
      window.getSelection()?.removeAllRanges();
      goTo(to, true);
    },
    onFocus({ target }: FocusEvent) {
      const to = placeOf(target);
      if (!to) return;
      if (!isActive(to)) follow(to);
      if (mayEdit && isTouch.current && !isSelecting) type(to);
    },
  };
}

/** The place of the cell that something stands in. */
export function placeOf(target: EventTarget): CellPosition | undefined {
  const cell = (target as Element).closest<HTMLElement>("tbody [aria-colindex]");
  const line = cell?.closest<HTMLElement>("tr")?.dataset.index;
  return line === undefined || !cell ? undefined : { line: Number(line), column: Number(cell.ariaColIndex) - 1 };
}
