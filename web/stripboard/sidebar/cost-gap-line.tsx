import { useDeferredValue } from "react";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { t } from "../../i18n/translate.ts";
import { gapText, qualityText } from "../../schedule/improvement/gap-text.ts";
import type { CostGap } from "../../schedule/improvement/use-cost-gap.ts";
import type { Drag } from "../model/drag.ts";
import styles from "./board-sidebar.module.css";

interface CostGapLineProps {
  readonly gap: CostGap;
  readonly board: Stripboard;
  readonly isBroken: boolean;
  readonly drag: Drag | undefined;
}

/** Optimality gap of the board, and its change by the current drag. */
export function CostGapLine({ gap, board, isBroken, drag }: CostGapLineProps) {
  const now = isBroken ? undefined : gap.of(board);
  // The drag has priority; this may be rendered a frame later.
  const shown = useDeferredValue(drag);
  const then = shown ? thereOf(gap, shown) : undefined;
  const words = qualityText(now, { isBroken, isRising: gap.isRising });
  return (
    <p className={styles.gap}>
      {words}
      {then !== undefined && <strong> {t("Here: {cost}", { cost: gapText(then) })}</strong>}
    </p>
  );
}

function thereOf(gap: CostGap, { preview: { edited, broken, toUnit } }: Drag): number | undefined {
  // A board of fewer scenes has another optimum.
  return !toUnit && edited.kind === "done" && broken.length === 0 ? gap.of(edited.board) : undefined;
}
