import { useMemo, useState } from "react";
import { t } from "../../i18n/translate.ts";
import { type CellPosition, type Range, rangeBetween } from "../grid-model/cell-position.ts";
import type { Line } from "../grid-model/visible-lines.ts";

/** A cell identified by row id and column, which stay valid when lines change. */
interface Spot {
  readonly line: string;
  readonly column: number;
}

/** How the active cell is edited: not at all, replacing its text, or within it, where arrow keys move the caret. */
export interface Typing {
  readonly how: "no" | "over" | "within";
  /** The text before editing. */
  readonly before: string;
}

const NOT_TYPING: Typing = { how: "no", before: "" };

/**
 * The active cell, the selected range, and whether the cell is being edited. As in a spreadsheet, typing goes into the
 * active cell, which stays where it is while the range is extended from the anchor to the head.
 */
export function useSelection(lines: readonly Line[], ids: readonly string[]) {
  const [active, setActive] = useState<Spot>({ line: "", column: 0 });
  const [anchor, setAnchor] = useState<Spot>(active);
  const [head, setHead] = useState<Spot>(active);
  const [typing, setTyping] = useState(NOT_TYPING);
  const keys = useMemo(() => lines.map((line) => keyOf(line, ids)), [lines, ids]);
  const places = useMemo(() => new Map(keys.map((key, line) => [key, line])), [keys]);
  const placeOf = ({ line, column }: Spot): CellPosition => ({ line: places.get(line) ?? 0, column });
  const spotOf = ({ line, column }: CellPosition): Spot => ({ line: keys[line] ?? "", column });
  const place = placeOf(active);
  const cornerAt = (spot: Spot) => (places.has(spot.line) ? placeOf(spot) : place);
  return {
    place,
    typing,
    /** The corner of the range that moves when the range is extended. */
    head: cornerAt(head),
    range: rangeBetween(cornerAt(anchor), cornerAt(head)) as Range,
    /** Activates a cell; `isExtending` instead extends the range to it. */
    goTo(to: CellPosition, isExtending = false) {
      setTyping(NOT_TYPING);
      setHead(spotOf(to));
      if (isExtending) return;
      setActive(spotOf(to));
      setAnchor(spotOf(to));
    },
    /** Selects a range around the active cell. */
    select(from: CellPosition, to: CellPosition) {
      setTyping(NOT_TYPING);
      setAnchor(spotOf(from));
      setHead(spotOf(to));
    },
    type: (how: "over" | "within", before: string) => setTyping({ how, before }),
    settle: () => setTyping(NOT_TYPING),
  };
}

/** Unique key of a line within its table. */
export const keyOf = (line: Line, ids: readonly string[]) =>
  line.kind === "group" ? t("group {value}", { value: line.value }) : t("scene {number}", { number: ids[line.row] });
