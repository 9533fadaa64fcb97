import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { Table } from "../../../shared/tables/tsv.ts";
import { useSearchState } from "../../navigation/use-search-state.ts";
import { type Filters, filtersFromText, textFromFilters } from "../grid-model/filters.ts";
import { type Line, linesOf } from "../grid-model/visible-lines.ts";

/**
 * View state of the table in the URL: `?where=Time%3D%3DNIGHT&group=Location&frozen=2&find=fog`.
 *
 * @param isNarrowing whether the search hides scenes without a match
 */
export function useSheetView(table: Table, ids: readonly string[], mayFreeze: number, isNarrowing = false) {
  const [address, setAddress] = useSearchState("where", "group", "frozen", "find", "episode");
  // The URL is updated a moment later, so that typing and ticking are not delayed.
  const [chosen, setChosen] = useState<typeof address>();
  const isSaid =
    chosen && Object.entries(address).every(([key, value]) => chosen[key as keyof typeof address] === value);
  if (isSaid) setChosen(undefined);
  const { where, group: asked, frozen, find, episode } = chosen ?? address;
  const choose = (changes: Partial<typeof address>) => {
    const next = { ...address, ...chosen, ...changes };
    setChosen(next);
    setAddress(next);
  };
  const filters = useMemo(() => filtersFromText(where), [where]);
  const group = table.columns.includes(asked) ? asked : undefined;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [drawn, setDrawn] = useState<readonly unknown[]>([]);

  // Typing in a scene must not hide it: lines are recomputed only when the view changes, or scenes are added or
  // removed. Typed letters are displayed before the result.
  const words = useDeferredValue(isNarrowing ? find : "");
  const reasons = [where, group, closed, ids, table.columns, words, episode];
  if (reasons.some((reason, at) => reason !== drawn[at])) {
    setDrawn(reasons);
    setLines(linesOf(table, { filters, group, closed, words, episode }));
  }

  const toggle = useCallback(
    (value: string) => setClosed((before) => before.symmetricDifference(new Set([value]))),
    [],
  );

  return {
    lines,
    filters,
    group,
    find,
    frozen: Math.min(mayFreeze, /^\d{1,2}$/.test(frozen) ? Number(frozen) : 1),
    filter: (next: Filters) => choose({ where: textFromFilters(next) }),
    showAll: () => choose({ where: "", episode: "", ...(isNarrowing && { find: "" }) }),
    /** Number of the episode that is shown; empty for all. */
    episode,
    showEpisode: (number: string) => choose({ episode: number }),
    groupBy: (column: string) => {
      setClosed(new Set());
      choose({ group: column });
    },
    freeze: (columns: number) => choose({ frozen: String(columns) }),
    look: (words: string) => choose({ find: words }),
    toggle,
    close: (values: readonly string[]) => setClosed(new Set(values)),
  };
}

export type SheetView = ReturnType<typeof useSheetView>;
