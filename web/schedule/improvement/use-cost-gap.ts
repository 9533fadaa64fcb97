import { useEffect, useMemo, useState } from "react";
import { boardOptimality, optimalityKey } from "../../../shared/schedule/improvement/board-optimality.ts";
import { gapOf } from "../../../shared/schedule/model/schedule.ts";
import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { boundInWorker } from "./bound-worker-client.ts";
import { instanceKey, type KnownBound, keepBound, knownBound } from "./known-bounds.ts";

/** Sufficient for most boards; spent in a Web Worker. */
const TIMEOUT_MS = 4000;

/** Upper bound on a board's excess cost over the optimum, by the solver's lower bound. */
export interface CostGap {
  /** Whether the bound is still being improved. */
  readonly isRising: boolean;
  /** Relative optimality gap of a board; undefined when unknown. */
  of(board: Stripboard): number | undefined;
}

/** Computes a lower bound whenever scenes, pins or locks of the board change, unless it is known from another page. */
export function useCostGap(board: Stripboard, sheet: BoardContext, today: string): CostGap {
  const key = optimalityKey(board, today);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Boards with the same key have the same bound.
  const measure = useMemo(() => boardOptimality(board, sheet, today), [key, sheet, today]);
  const instance = useMemo(() => instanceKey(measure.shoot), [measure]);
  const [news, setNews] = useState<KnownBound & { readonly instance: string }>();

  // The worker is outside React: it is terminated when another board needs a bound.
  useEffect(() => {
    if (measure.shoot.scenes.length === 0 || knownBound(instance)?.isDone) return;
    const over = new AbortController();
    const tell = (bound: number, isDone: boolean) => setNews({ instance, ...keepBound(instance, { bound, isDone }) });
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
  }, [instance, measure]);

  const known = news?.instance === instance ? news : knownBound(instance);
  const bound = known?.bound ?? 0;
  return {
    isRising: known?.isDone !== true,
    of(other) {
      const cost = bound > 0 ? measure.cost(other) : undefined;
      return cost === undefined ? undefined : gapOf({ cost, bound });
    },
  };
}
