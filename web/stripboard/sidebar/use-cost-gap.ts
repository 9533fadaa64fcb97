import { useEffect, useMemo, useState } from "react";
import { boardOptimality, optimalityKey } from "../../../shared/schedule/improvement/board-optimality.ts";
import { gapOf } from "../../../shared/schedule/model/schedule.ts";
import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { boundInWorker } from "./bound-worker-client.ts";

/** Sufficient for most boards; spent in a Web Worker. */
const TIMEOUT_MS = 4000;

interface Known {
  readonly key: string;
  readonly bound: number;
  readonly isDone: boolean;
}

/** Upper bound on a board's excess cost over the optimum, by the solver's lower bound. */
export interface CostGap {
  /** Whether the bound is still being improved. */
  readonly isRising: boolean;
  /** Relative optimality gap of a board; undefined when unknown. */
  of(board: Stripboard): number | undefined;
}

/** Computes a lower bound whenever scenes, pins or locks of the board change. */
export function useCostGap(board: Stripboard, sheet: BoardContext, today: string): CostGap {
  const key = optimalityKey(board, today);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Boards with the same key have the same bound.
  const measure = useMemo(() => boardOptimality(board, sheet, today), [key, sheet, today]);
  const [known, setKnown] = useState<Known>();

  // The worker is outside React: it is terminated when another board needs a bound.
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
