import { useDeferredValue } from "react";
import type { Stripboard } from "../../shared/schedule/stripboard/stripboard.ts";
import { percentText } from "../texts/numbers.ts";
import { say } from "../texts/say.ts";
import styles from "./board-side.module.css";
import type { Lift } from "./lift.ts";
import type { CostGap } from "./use-cost-gap.ts";

interface CostGapLineProps {
  readonly gap: CostGap;
  readonly board: Stripboard;
  readonly isBroken: boolean;
  readonly lift: Lift | undefined;
}

/** Says how near the board is to the best that is possible, and how near it would be if what is lifted were dropped here. */
export function CostGapLine({ gap, board, isBroken, lift }: CostGapLineProps) {
  const now = isBroken ? undefined : gap.of(board);
  // What is dragged goes first: this may come a frame later.
  const shown = useDeferredValue(lift);
  const then = shown ? thereOf(gap, shown) : undefined;
  const words = isBroken
    ? say("The gap to the best possible is shown once every rule is kept.")
    : (wordsOf(now) ??
      (gap.isRising ? say("Calculating the best possible...") : say("The gap to the best possible is not known.")));
  return (
    <p className={styles.gap}>
      {words}
      {then !== undefined && <strong> {say("Here: {cost}", { cost: wordsOf(then) })}</strong>}
    </p>
  );
}

function thereOf(gap: CostGap, { outlook: { edited, broken } }: Lift): number | undefined {
  return edited.kind === "done" && broken.length === 0 ? gap.of(edited.board) : undefined;
}

function wordsOf(gap: number | undefined): string | undefined {
  if (gap === undefined) return undefined;
  return gap < 0.0005
    ? say("Proven best possible.")
    : say("At most {percent} above the best possible.", { percent: percentText(gap) });
}
