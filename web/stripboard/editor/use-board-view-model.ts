import { useDeferredValue, useMemo, useState } from "react";
import { type BoardViolation, createBoardChecker } from "../../../shared/schedule/stripboard/board-checker.ts";
import { findingText } from "../../../shared/schedule/stripboard/rule-finding.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { useSearchState } from "../../navigation/use-search-state.ts";
import { useMedia } from "../../ui/use-media.ts";
import type { BoardFilter } from "../model/board-filter.ts";
import { boneyardRows, dayKey, dayRows, type RowHeights } from "../model/board-rows.ts";
import type { LoadedBoard } from "../model/loaded-board.ts";
import { laneFinder, unitsToMoveTo } from "../model/unit-lanes.ts";

// The heights of board-row.module.css. Rows are touch targets, except with a mouse.
const DESK: RowHeights = { day: 34, gap: 24, lane: 26, emptyLane: 18, scene: 28, banner: 28 };
const TABLET: RowHeights = { day: 48, gap: 32, lane: 34, emptyLane: 18, scene: 44, banner: 44 };
const PHONE: RowHeights = { day: 58, gap: 32, lane: 34, emptyLane: 0, scene: 58, banner: 46 };

/** The view model of a board: rows that match the filter, violations, warnings and costs. */
export function useBoardViewModel(
  board: Stripboard,
  { sheet, units }: Pick<LoadedBoard, "sheet" | "units">,
  isPhone: boolean,
  mayEdit: boolean,
) {
  const isTouch = useMedia("(pointer: coarse)");
  const heights = isPhone ? PHONE : isTouch ? TABLET : DESK;
  const [asked, choose] = useSearchState("words", "castId", "set", "time", "episode");
  // Typed text has to appear in its field at once; the URL follows.
  const [filter, setTyped] = useState<BoardFilter>(asked);
  const sought = useDeferredValue(filter);
  const checker = useMemo(() => createBoardChecker(sheet), [sheet]);
  const lanesOf = useMemo(() => {
    // On a phone, the dialog moves scenes to days when the other unit does not shoot.
    const takers = mayEdit && !isPhone ? unitsToMoveTo(units, sheet.name).map(({ id }) => id) : [];
    return units && laneFinder(units, checker, new Set(takers));
  }, [units, checker, sheet, mayEdit, isPhone]);
  const rows = useMemo(
    () => ({
      days: dayRows(board, checker, sought, {
        ...{ heights, room: sheet.limits?.minutesPerDay },
        ...(sheet.calendar && { calendar: sheet.calendar }),
        ...(lanesOf && { lanesOf }),
      }),
      boneyard: boneyardRows(board, checker, sought, heights),
    }),
    [board, checker, sought, heights, sheet, lanesOf],
  );
  const breaches = useMemo(() => checker.breaches(board), [checker, board]);
  const warnings = useMemo(() => checker.warnings(board), [checker, board]);
  const cost = useMemo(() => checker.cost(board), [checker, board]);
  const breachesOf = useMemo(() => sentencesByRow(breaches), [breaches]);
  const warningsOf = useMemo(() => sentencesByRow(warnings), [warnings]);

  function setFilter(next: BoardFilter) {
    setTyped(next);
    choose(next);
  }

  return { checker, rows, breaches, breachesOf, warnings, warningsOf, cost, filter, setFilter, lanesOf };
}

/** Sentences about each row, by row key. */
function sentencesByRow(found: readonly BoardViolation[]): ReadonlyMap<string, readonly string[]> {
  const keyOf = ({ sceneId, date }: BoardViolation) => sceneId ?? dayKey(date ?? "");
  const rows = [...Map.groupBy(found, keyOf)];
  return new Map(rows.map(([key, same]) => [key, same.map(findingText)]));
}
