import { useDeferredValue, useMemo, useState } from "react";
import type { BoardSheet } from "../../shared/schedule/stripboard/board-sheet.ts";
import { type BoardBreach, judgeOf } from "../../shared/schedule/stripboard/judge.ts";
import type { Stripboard } from "../../shared/schedule/stripboard/stripboard.ts";
import { useAddress } from "../use-address.ts";
import type { BoardFilter } from "./board-filter.ts";
import { boneyardRows, dayKey, dayRows, type RowHeights } from "./board-rows.ts";

const DESK: RowHeights = { day: 46, gap: 28, scene: 38, banner: 32 };
const PHONE: RowHeights = { day: 58, gap: 32, scene: 58, banner: 46 };

/** What there is to see of a board: its rows as far as they are looked for, what is wrong with it and what it costs. */
export function useFigures(board: Stripboard, sheet: BoardSheet, isPhone: boolean) {
  const heights = isPhone ? PHONE : DESK;
  const [asked, choose] = useAddress("words", "castId", "set", "time");
  // What is typed has to stand in its field at once; the address follows.
  const [filter, setTyped] = useState<BoardFilter>(asked);
  const sought = useDeferredValue(filter);
  const judge = useMemo(() => judgeOf(sheet), [sheet]);
  const rows = useMemo(
    () => ({
      days: dayRows(board, judge, sought, { heights, ...(sheet.calendar && { calendar: sheet.calendar }) }),
      boneyard: boneyardRows(board, judge, sought, heights),
    }),
    [board, judge, sought, heights, sheet],
  );
  const breaches = useMemo(() => judge.breaches(board), [judge, board]);
  const warnings = useMemo(() => judge.warnings(board), [judge, board]);
  const cost = useMemo(() => judge.cost(board), [judge, board]);
  const breachesOf = useMemo(() => sentencesByRow(breaches), [breaches]);
  const warningsOf = useMemo(() => sentencesByRow(warnings), [warnings]);

  function setFilter(next: BoardFilter) {
    setTyped(next);
    choose(next);
  }

  return { judge, rows, breaches, breachesOf, warnings, warningsOf, cost, filter, setFilter };
}

/** The sentences about each row, by its key. */
function sentencesByRow(found: readonly BoardBreach[]): ReadonlyMap<string, readonly string[]> {
  const keyOf = ({ sceneId, date }: BoardBreach) => sceneId ?? dayKey(date ?? "");
  const rows = [...Map.groupBy(found, keyOf)];
  return new Map(rows.map(([key, same]) => [key, same.map(({ sentence }) => sentence)]));
}
