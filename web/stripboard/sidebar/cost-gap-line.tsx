import { useDeferredValue } from "react";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { percentText } from "../../i18n/numbers.ts";
import { t } from "../../i18n/translate.ts";
import type { Drag } from "../model/drag.ts";
import styles from "./board-sidebar.module.css";
import type { CostGap } from "./use-cost-gap.ts";

interface CostGapLineProps {
  readonly gap: CostGap;
  readonly board: Stripboard;
  readonly isBroken: boolean;
  readonly lift: Drag | undefined;
}

/** Optimality gap of the board, and its change by the current drag. */
export function CostGapLine({ gap, board, isBroken, lift }: CostGapLineProps) {
  const now = isBroken ? undefined : gap.of(board);
  // The drag has priority; this may be rendered a frame later.
  const shown = useDeferredValue(lift);
  const then = shown ? thereOf(gap, shown) : undefined;
  const words = isBroken
    ? t("The gap to the best possible is shown once every rule is followed.")
    : (wordsOf(now) ??
      (gap.isRising ? t("Calculating the best possible...") : t("The gap to the best possible is not known.")));
  return (
    <p className={styles.gap}>
      {words}
      {then !== undefined && <strong> {t("Here: {cost}", { cost: wordsOf(then) })}</strong>}
    </p>
  );
}

function thereOf(gap: CostGap, { outlook: { edited, broken } }: Drag): number | undefined {
  return edited.kind === "done" && broken.length === 0 ? gap.of(edited.board) : undefined;
}

function wordsOf(gap: number | undefined): string | undefined {
  if (gap === undefined) return undefined;
  return gap < 0.0005
    ? t("Proven best possible.")
    : t("At most {percent} above the best possible.", { percent: percentText(gap) });
}
