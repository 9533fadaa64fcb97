import type { KeyboardEvent } from "react";
import { t } from "../../i18n/translate.ts";
import { type Ground, placeByTab, placeForKey } from "../grid-model/cell-navigation.ts";
import { type CellPosition, isOneCell, type Range } from "../grid-model/cell-position.ts";
import type { Typing } from "./use-selection.ts";

/** Actions that keys can trigger in the grid. */
export interface SheetHost {
  readonly place: CellPosition;
  /** The corner of the selected range that Shift and an arrow key move. */
  readonly head: CellPosition;
  readonly typing: Typing;
  readonly ground: Ground;
  /** Whether the grid is editable. */
  readonly mayEdit: boolean;
  readonly goTo: (place: CellPosition, isExtending?: boolean) => void;
  /** Selects a range; the active cell stays. */
  readonly select: (from: CellPosition, to: CellPosition) => void;
  /** Starts editing within the cell. */
  readonly enter: () => void;
  /** Stops editing; `isKept` is false to discard the typed text. */
  readonly leave: (isKept: boolean) => void;
  /** Opens the scene next to its script. */
  readonly open: () => void;
  readonly clear: () => void;
  readonly fillDown: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly find: () => void;
  /** Opens the column's menu. */
  readonly openMenu: () => void;
  /** Whether Tab leaves the grid; set by Escape. */
  readonly isLeaving: boolean;
  readonly setLeaving: (isLeaving: boolean) => void;
}

/** Handles a key as spreadsheets do. */
export function onSheetKey(event: KeyboardEvent, host: SheetHost): void {
  // Keys of an IME composition belong to the field.
  if (event.nativeEvent.isComposing) return;
  const done = host.typing.how === "no" ? freeKey(event, host) : typingKey(event, host);
  if (done) event.preventDefault();
  if (event.key !== "Tab" && event.key !== "Escape" && event.key !== "Shift") host.setLeaving(false);
}

function typingKey(event: KeyboardEvent, { place, ground, typing, goTo, leave, enter }: SheetHost): boolean {
  const isCaretKey = typing.how === "within" || event.shiftKey || event.ctrlKey || event.metaKey;
  const onwards = (to: CellPosition | undefined) => {
    leave(true);
    if (to) goTo(to);
  };
  if (event.key === "Escape") leave(false);
  else if (event.key === "F2") enter();
  else if (event.key === "Enter" && !event.shiftKey) onwards(placeForKey({ ...DOWN }, place, ground));
  else if (event.key === "Tab") {
    const to = placeByTab(place, event.shiftKey ? -1 : 1, ground);
    onwards(to);
    return to !== undefined;
  } else if (event.key.startsWith("Arrow") && !isCaretKey) onwards(placeForKey(event, place, ground));
  else return false;
  return true;
}

const DOWN = { key: "ArrowDown", ctrlKey: false, metaKey: false };

function freeKey(event: KeyboardEvent, host: SheetHost): boolean {
  const { place, head, ground, mayEdit, goTo } = host;
  const to = event.altKey ? undefined : placeForKey(event, event.shiftKey ? head : place, ground);
  if (to) goTo(to, event.shiftKey);
  else if (event.altKey && event.key === "ArrowDown") host.openMenu();
  else if (event.key === " " && event.shiftKey !== (event.ctrlKey || event.metaKey)) selectAlong(event, host);
  else if (event.ctrlKey || event.metaKey) return commandKey(event, host);
  else if (event.key === "Tab" && mayEdit && !host.isLeaving) {
    const next = placeByTab(place, event.shiftKey ? -1 : 1, ground);
    if (!next) return false;
    goTo(next);
  } else if (event.key === "Escape") {
    host.setLeaving(true);
    goTo(place);
  } else if (event.key === "Enter" || event.key === "F2") {
    // A group heading is a button with its own key handling.
    if ((event.target as Element).closest("button")) return false;
    if (mayEdit) host.enter();
    else if (event.key === "Enter") host.open();
  } else if ((event.key === "Delete" || event.key === "Backspace") && mayEdit) host.clear();
  else return false;
  return true;
}

/** Shift+Space selects the row of the active cell, Ctrl+Space its column. */
function selectAlong({ shiftKey }: KeyboardEvent, { place, ground, select }: SheetHost): void {
  if (shiftKey) select({ ...place, column: 0 }, { ...place, column: ground.columns - 1 });
  else select({ ...place, line: 0 }, { ...place, line: ground.lines - 1 });
}

function commandKey(event: KeyboardEvent, { ground, mayEdit, ...host }: SheetHost): boolean {
  const key = event.key.toLowerCase();
  const last = { line: ground.lines - 1, column: ground.columns - 1 };
  if (key === "a") host.select({ line: 0, column: 0 }, last);
  else if (key === "f" && !event.shiftKey) host.find();
  else if (!mayEdit) return false;
  else if (key === "d") host.fillDown();
  else if (key === "z" && !event.shiftKey) host.undo();
  else if (key === "y" || key === "z") host.redo();
  else return false;
  return true;
}

/** Size of the selection: "3 × 2 cells". */
export function sizeText(range: Range): string {
  if (isOneCell(range)) return "1 cell";
  return t("{bottom} × {right} cells", { bottom: range.bottom - range.top + 1, right: range.right - range.left + 1 });
}
