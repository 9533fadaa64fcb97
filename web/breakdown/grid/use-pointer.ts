import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from "react";
import type { CellPosition } from "../grid-model/cell-position.ts";
import type { Typing } from "./use-selection.ts";

interface PressHost {
  readonly place: CellPosition;
  /** The corner of the selected range that a drag moves. */
  readonly head: CellPosition;
  readonly typing: Typing;
  readonly mayEdit: boolean;
  /** Whether a press extends the selection. */
  readonly isSelecting: boolean;
  readonly goTo: (place: CellPosition, isExtending?: boolean) => void;
  /** Makes a cell that received the focus the active one. */
  readonly follow: (place: CellPosition) => void;
  /** Registers that a cell is being edited. */
  readonly type: (place: CellPosition) => void;
}

/** Handlers for presses, drags and taps on the cells of the grid. */
export function usePresses({ place, head, typing, mayEdit, isSelecting, goTo, follow, type }: PressHost) {
  const isDragging = useRef(false);
  const isTouch = useRef(false);
  const isAt = (one: CellPosition, other: CellPosition) => one.line === other.line && one.column === other.column;
  const isActive = (to: CellPosition) => isAt(to, place);
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
      // The field opens by itself on a tap, and on a press on the active cell.
      if (mayEdit && isTouch.current) return;
      if (mayEdit && isActive(to) && isAt(head, place)) {
        if (typing.how === "no") type(to);
        return;
      }
      // Otherwise the field would place its caret; the press first selects the cell.
      if (mayEdit) event.preventDefault();
      goTo(to);
    },
    onPointerOver(event: PointerEvent) {
      if (!isDragging.current || event.buttons !== 1) {
        isDragging.current = false;
        return;
      }
      const to = placeOf(event.target);
      if (!to || isAt(to, head)) return;
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

/** The position of the cell that contains an element. */
export function placeOf(target: EventTarget): CellPosition | undefined {
  const cell = (target as Element).closest<HTMLElement>("tbody [aria-colindex]");
  const line = cell?.closest<HTMLElement>("tr")?.dataset.index;
  return line === undefined || !cell
    ? undefined
    : { line: Number(line), column: Number(cell.getAttribute("aria-colindex")) - 1 };
}
