import type { KeyboardEvent as ReactKeyboardEvent } from "react";
import { keyAlong } from "../../i18n/text-direction.ts";
import type { BoardRow } from "./board-rows.ts";
import type { Drag, Gap, ListName } from "./drag.ts";

interface KeyHost {
  readonly rows: Readonly<Record<ListName, readonly BoardRow[]>>;
  readonly active: string | undefined;
  readonly drag: Drag | undefined;
  readonly mayEdit: boolean;
  readonly taken: (key: string) => ReadonlySet<string>;
  readonly goTo: (key: string, extend: boolean) => void;
  readonly carry: (ids: ReadonlySet<string>, gap: Gap) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
  readonly cut: () => void;
  readonly paste: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly remove: () => void;
  /** Asks for another unit to move to; undefined if there is none. */
  readonly toUnit: (() => void) | undefined;
}

/** A key pressed on the board, or anywhere on the page. */
type BoardKey = KeyboardEvent | ReactKeyboardEvent;

/**
 * Keyboard control of the board: arrows move between rows, Space picks up, arrows move the dragged strips, Enter drops,
 * Escape cancels.
 */
export function onBoardKey(event: BoardKey, host: KeyHost): void {
  if ((event.target as Element).closest("input, select, textarea, dialog")) return;
  const done = host.drag?.by === "keys" ? carryKey(event, host, host.drag) : freeKey(event, host);
  if (done) event.preventDefault();
}

function carryKey(event: BoardKey, host: KeyHost, drag: Drag): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const leap = { ArrowRight: 1, ArrowLeft: -1 }[keyAlong(event.key)];
  if (step) host.carry(drag.ids, nextGap(host.rows, drag, step));
  else if (leap) host.carry(drag.ids, nextDay(host.rows, drag.gap, leap));
  else if (event.key === "Enter" || event.key === " ") host.drop();
  else if (event.key === "Escape" || event.key === "Tab") host.cancel();
  else return false;
  return event.key !== "Tab";
}

function freeKey(event: BoardKey, host: KeyHost): boolean {
  const { rows, active, mayEdit } = host;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (!mayEdit) return false;
    if (key === "z" && !event.shiftKey) host.undo();
    else if (key === "y" || key === "z") host.redo();
    else if (key === "x") host.cut();
    else if (key === "v") host.paste();
    else return false;
    return true;
  }
  const at = gapOf(rows, active);
  if (!at || !(event.target as Element).closest("[data-key]")) return false;
  const list = rows[at.list];
  const goTo = (row: number) => {
    const wanted = list[Math.min(Math.max(row, 0), list.length - 1)];
    if (wanted) host.goTo(wanted.key, event.shiftKey);
  };
  if (event.key === "ArrowDown") goTo(at.row + 1);
  else if (event.key === "ArrowUp") goTo(at.row - 1);
  else if (event.key === "Home") goTo(0);
  else if (event.key === "End") goTo(list.length - 1);
  else if (keyAlong(event.key) === "ArrowRight") goTo(nextDay(rows, at, 1).row);
  else if (keyAlong(event.key) === "ArrowLeft") goTo(nextDay(rows, at, -1).row);
  else if (event.key === "Delete" && mayEdit) host.remove();
  else if (key === "u" && mayEdit && host.toUnit) host.toUnit();
  else if (event.key === " " && mayEdit && active && list[at.row]?.kind === "item") {
    host.carry(host.taken(active), { list: at.list, row: at.row - 1 });
  } else return false;
  return true;
}

/** Position of a row as a gap. */
export function gapOf(rows: KeyHost["rows"], key: string | undefined): Gap | undefined {
  for (const list of ["days", "boneyard"] as const) {
    const row = rows[list].findIndex((one) => one.key === key);
    if (row >= 0) return { list, row };
  }
  return undefined;
}

/** The next gap up or down, continuing in the other list; gaps between dragged rows are skipped. */
function nextGap(rows: KeyHost["rows"], { gap, ids }: Drag, step: number): Gap {
  let { list, row } = gap;
  for (;;) {
    row += step;
    const isDragged = ids.has(rows[list][row]?.key ?? "");
    if (list === "days" && row >= rows.days.length) return { list: "boneyard", row: -1 };
    if (list === "boneyard" && row < -1) return { list: "days", row: rows.days.length - 1 };
    if ((list === "days" && row < 0) || row >= rows[list].length) return gap;
    if (!isDragged) return { list, row };
  }
}

/** The first gap of the next or previous day; after the last day, the boneyard. */
function nextDay(rows: KeyHost["rows"], { list, row }: Gap, step: number): Gap {
  if (list === "boneyard") {
    const last = rows.days.findLastIndex(({ kind }) => kind === "day");
    return step < 0 && last >= 0 ? { list: "days", row: last } : { list, row };
  }
  const next =
    step > 0
      ? rows.days.findIndex(({ kind }, at) => at > row && kind === "day")
      : rows.days.findLastIndex(({ kind }, at) => at < row && kind === "day");
  if (next >= 0) return { list, row: next };
  return step > 0 ? { list: "boneyard", row: -1 } : { list, row };
}
