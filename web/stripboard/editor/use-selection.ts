import { useState } from "react";
import { gapOf } from "../model/board-keys.ts";
import { type BoardRow, dateOfKey } from "../model/board-rows.ts";
import type { ListName } from "../model/drag.ts";
import type { Choice } from "../rows/board-list.tsx";

/** The selected rows and the active row. Days are selected separately, strips and banners together. */
export function useSelection(rows: Readonly<Record<ListName, readonly BoardRow[]>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setActive] = useState<string>();
  const [anchor, setAnchor] = useState<string>();
  const all = [...rows.days, ...rows.boneyard];
  const active = all.some(({ key }) => key === wanted) ? wanted : all[0]?.key;
  const isDay = (key: string) => dateOfKey(key) !== undefined;

  /** The strips and banners between two rows of one list. */
  function between(from: string, to: string): ReadonlySet<string> {
    const [one, other] = [gapOf(rows, from), gapOf(rows, to)];
    if (!one || !other || one.list !== other.list) return new Set([to]);
    const [first, last] = [one.row, other.row].toSorted((a, b) => a - b);
    const keys = rows[one.list].slice(first, (last ?? 0) + 1).map(({ key }) => key);
    return new Set(keys.filter((key) => !isDay(key)));
  }

  return {
    selected,
    active,
    choose({ key, range, more }: Omit<Choice, "list">) {
      setActive(key);
      if (range && anchor) return setSelected(between(anchor, key));
      setAnchor(key);
      const kept = more && !isDay(key) ? [...selected].filter((one) => !isDay(one)) : [];
      const isTakenBack = selected.has(key) && (more || selected.size === 1);
      setSelected(new Set([...kept.filter((one) => one !== key), ...(isTakenBack ? [] : [key])]));
    },
    /** Activates a row; `extend` selects all rows up to it. */
    goTo(key: string, extend: boolean) {
      if (extend) {
        const from = anchor ?? active ?? key;
        setAnchor(from);
        setSelected(between(from, key));
      } else setAnchor(key);
      setActive(key);
    },
    focus: setActive,
    select: setSelected,
    /** Ids dragged from a row: the whole selection, if the row is selected. */
    taken(key: string): ReadonlySet<string> {
      if (isDay(key)) return new Set();
      return selected.has(key) ? selected : new Set([key]);
    },
  };
}
