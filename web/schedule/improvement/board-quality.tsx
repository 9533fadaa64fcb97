import { useMemo } from "react";
import { createBoardChecker } from "../../../shared/schedule/stripboard/board-checker.ts";
import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { qualityText } from "./gap-text.ts";
import { useCostGap } from "./use-cost-gap.ts";

interface BoardQualityProps {
  readonly board: Stripboard;
  readonly sheet: BoardContext;
  readonly today: string;
}

/** How close a board is to the best possible one: the figure that the stripboard shows. */
export default function BoardQuality({ board, sheet, today }: BoardQualityProps) {
  const gap = useCostGap(board, sheet, today);
  const isBroken = useMemo(() => createBoardChecker(sheet).breaches(board).length > 0, [board, sheet]);
  return qualityText(isBroken ? undefined : gap.of(board), { isBroken, isRising: gap.isRising });
}
