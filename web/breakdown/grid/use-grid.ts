import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from "react";
import type { KnownTable } from "../../../shared/tables/three-way-merge.ts";
import { withCleared, withFilledDown } from "../grid-model/block-edits.ts";
import type { CellPosition } from "../grid-model/cell-position.ts";
import { columnSizes, freezable, frozenOffsets, likelyHeight } from "../grid-model/column-layout.ts";
import type { ColumnWidth } from "../grid-model/column-width.ts";
import { firstDifference } from "../grid-model/edit-history.ts";
import type { Editing } from "../grid-model/editing.ts";
import { headAt } from "./grid-header.tsx";
import { onSheetKey } from "./grid-keys.ts";
import { useClipboard } from "./use-clipboard.ts";
import { useFind } from "./use-find.ts";
import { useSheetView } from "./use-grid-view.ts";
import { placeOf, usePresses } from "./use-pointer.ts";
import { keyOf, useSelection } from "./use-selection.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

interface SheetOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly table: KnownTable;
  readonly widths: readonly ColumnWidth[];
  /** Undefined when read-only. */
  readonly editing: Editing | undefined;
  readonly isPhone: boolean;
  readonly onOpen: (row: number) => void;
}

/** State of the grid: displayed lines, selection, and all edits. */
export function useGrid({ box, table, widths, editing, isPhone, onOpen }: SheetOptions) {
  const { columns, ids } = table;
  const sizes = useMemo(() => columnSizes(columns, widths, isPhone), [columns, widths, isPhone]);
  const mayFreeze = freezable(sizes, isPhone);
  const view = useSheetView(table, ids, mayFreeze);
  const { lines } = view;
  const rows = useMemo(() => lines.map((line) => (line.kind === "scene" ? line.row : undefined)), [lines]);
  const keys = useMemo(() => lines.map((line) => keyOf(line, ids)), [lines, ids]);
  const frozen = useMemo(() => frozenOffsets(sizes, view.frozen), [sizes, view.frozen]);
  const selection = useSelection(lines, ids);
  const { place, head, range, typing } = selection;
  const drawn = useVirtualRows({
    ...{ box, keys, place, head },
    likelyHeight: (line) => likelyHeight(table.rows[rows[line] ?? -1] ?? [], sizes),
    frozenWidth: sizes.slice(0, view.frozen).reduce((sum, size) => sum + size, 0),
  });
  const find = useFind(table, lines, view.find, place);
  const row = rows[place.line];
  const textAt = ({ line, column }: CellPosition) => table.rows[rows[line] ?? -1]?.[column] ?? "";

  const goTo = (to: CellPosition, isExtending = false) => {
    drawn.focusSoon();
    selection.goTo(to, isExtending);
  };
  const clipboard = useClipboard({
    ...{ table, lines: rows, range, editing },
    isTyping: typing.how !== "no",
    onSelect: ({ top, left, bottom, right }) => {
      goTo({ line: top, column: left });
      selection.select({ line: top, column: left }, { line: bottom, column: right });
    },
  });

  // Letters typed in a row in one cell are one step; after anything else, another step begins.
  const word = useRef(0);
  const write = editing?.type;
  const onType = useMemo(
    () =>
      write &&
      ((at: number, column: number, text: string) => write(at, column, text, `${at} ${column} ${word.current}`)),
    [write],
  );
  const [isSelecting, setIsSelecting] = useState(false);
  const isLeaving = useRef(false);
  const presses = usePresses({
    ...{ place, head, typing, isSelecting, goTo, mayEdit: editing !== undefined },
    follow: (to) => {
      word.current++;
      drawn.showSoon();
      selection.goTo(to);
    },
    type: (at) => selection.type("within", textAt(at)),
  });

  const fillDown = () => editing?.put(withFilledDown(table, rows, range));
  const clear = () => editing?.put(withCleared(table, rows, range));

  /** Undoes or redoes a step, and moves to the changed cell. */
  function back(way: "undo" | "redo") {
    const difference = editing && firstDifference(table, editing[way]());
    word.current++;
    const line = difference ? rows.indexOf(difference.row) : -1;
    if (difference && line >= 0) goTo({ line, column: difference.column });
  }

  function leave(isKept: boolean) {
    if (!isKept && row !== undefined && typing.before !== textAt(place)) onType?.(row, place.column, typing.before);
    word.current++;
    goTo(place);
  }

  /** Starts editing within the cell, with the caret at the end. */
  function enter() {
    if (row === undefined) return;
    selection.type("within", textAt(place));
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.setSelectionRange(field.value.length, field.value.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!placeOf(event.target)) return;
    onSheetKey(event, {
      ...{ place, head, typing, goTo, select: selection.select, enter, leave, clear, fillDown },
      ground: {
        lines: lines.length,
        columns: columns.length,
        page: drawn.page,
        isFilled: (at) => textAt(at).trim() !== "",
      },
      mayEdit: editing !== undefined,
      open: () => row !== undefined && onOpen(row),
      undo: () => back("undo"),
      redo: () => back("redo"),
      find: () => find.field.current?.select(),
      openMenu: () => headAt(box.current, place.column)?.click(),
      isLeaving: isLeaving.current,
      setLeaving: (is) => {
        isLeaving.current = is;
      },
    });
  }

  return {
    ...{ view, lines, rows, sizes, frozen, mayFreeze, place, range, typing, drawn, find, clipboard, onType },
    ...{ goTo, fillDown, clear, back, isSelecting, setIsSelecting },
    /** Scrolls to the next match without moving the focus. */
    goOn(by: 1 | -1) {
      const next = find.next(by);
      if (!next) return;
      drawn.showSoon();
      selection.goTo(next);
    },
    /** Event handlers of the table. */
    handlers: {
      ...presses,
      onKeyDown,
      onInput: () => typing.how === "no" && selection.type("over", textAt(place)),
      onCopy: clipboard.onCopy,
      onCut: clipboard.onCut,
      onPaste: clipboard.onPaste,
    },
  };
}
