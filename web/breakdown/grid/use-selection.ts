import { useMemo, useState } from "react";
import { t } from "../../i18n/translate.ts";
import { type CellPosition, type Range, rangeBetween } from "../grid-model/cell-position.ts";
import type { Line } from "../grid-model/visible-lines.ts";

/** A cell by what does not change when lines come and go. */
interface Spot {
  readonly line: string;
  readonly column: number;
}

/** How the cell that has the keys is typed in: not at all, over what it said, or within it, where arrows move the caret. */
export interface Typing {
  readonly how: "no" | "over" | "within";
  /** What it said before. */
  readonly before: string;
}

const NOT_TYPING: Typing = { how: "no", before: "" };

/** Which cell has the keys, what is selected around it, and whether it is being typed in. */
export function useSelection(lines: readonly Line[], ids: readonly string[]) {
  const [active, setActive] = useState<Spot>({ line: "", column: 0 });
  const [anchor, setAnchor] = useState<Spot>(active);
  const [typing, setTyping] = useState(NOT_TYPING);
  const keys = useMemo(() => lines.map((line) => keyOf(line, ids)), [lines, ids]);
  const places = useMemo(() => new Map(keys.map((key, line) => [key, line])), [keys]);
  const placeOf = ({ line, column }: Spot): CellPosition => ({ line: places.get(line) ?? 0, column });
  const spotOf = ({ line, column }: CellPosition): Spot => ({ line: keys[line] ?? "", column });
  const place = placeOf(active);
  return {
    place,
    typing,
    range: rangeBetween(places.has(anchor.line) ? placeOf(anchor) : place, place) as Range,
    /** Gives a cell the keys; with `extends` all from where the selection began is selected. */
    goTo(to: CellPosition, isExtending = false) {
      setTyping(NOT_TYPING);
      setActive(spotOf(to));
      if (!isExtending) setAnchor(spotOf(to));
    },
    select(from: CellPosition, to: CellPosition) {
      setTyping(NOT_TYPING);
      setAnchor(spotOf(from));
      setActive(spotOf(to));
    },
    type: (how: "over" | "within", before: string) => setTyping({ how, before }),
    settle: () => setTyping(NOT_TYPING),
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** A name for a line that no other line of its table has. */
export const keyOf = (line: Line, ids: readonly string[]) =>
  line.kind === "group" ? t("group {value}", { value: line.value }) : t("scene {number}", { number: ids[line.row] });
