import { useEffect, useMemo, useState } from "react";
import { boardOptimality, optimalityKey } from "../../../shared/schedule/improvement/board-optimality.ts";
import { gapOf } from "../../../shared/schedule/model/schedule.ts";
import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { boundInWorker } from "./bound-worker-client.ts";

/** Most boards are bounded well within this time; it is spent in a thread of its own. */
const TIMEOUT_MS = 4000;

interface Known {
  readonly key: string;
  readonly bound: number;
  readonly isDone: boolean;
}

/** How much more than the best possible a board costs at the most, by a bound that the solver works out aside. */
export interface CostGap {
  /** Whether the bound is still rising. */
  readonly isRising: boolean;
  /** The gap of a board as a part of the best cost; undefined when nothing is known of it. */
  of(board: Stripboard): number | undefined;
}

/** Bounds a board's cost anew whenever scenes come or go, pins or locks change. */
export function useCostGap(board: Stripboard, sheet: BoardContext, today: string): CostGap {
  const key = optimalityKey(board, today);
  // biome-ignore lint/correctness/useExhaustiveDependencies: boards with the same key have the same measure
  const measure = useMemo(() => boardOptimality(board, sheet, today), [key, sheet, today]);
  const [known, setKnown] = useState<Known>();

  // The thread is outside of React: it ends when another board is asked for.
  useEffect(() => {
    if (measure.shoot.scenes.length === 0) return;
    const over = new AbortController();
    const tell = (bound: number, isDone: boolean) => setKnown({ key, bound, isDone });
    boundInWorker(
      { shoot: measure.shoot, milliseconds: TIMEOUT_MS },
      { signal: over.signal, onNews: (bound) => tell(bound, false) },
    ).then(
      (bound) => tell(bound, true),
      (error: unknown) => {
        if (!over.signal.aborted) console.error("Failed to bound the board", error);
      },
    );
    return () => over.abort();
  }, [key, measure]);

  const bound = known?.key === key ? known.bound : 0;
  return {
    isRising: known?.key !== key || !known.isDone,
    of(other) {
      const cost = bound > 0 ? measure.cost(other) : undefined;
      return cost === undefined ? undefined : gapOf({ cost, bound });
    },
  };
}
