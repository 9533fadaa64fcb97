import { lazy, Suspense } from "react";
import { t } from "../../i18n/translate.ts";
import { useOutcome } from "../../layout/deferred.tsx";
import type { QualityBoard } from "./quality-board.ts";

// The solver is large, and the page can be read without it.
const BoardQuality = lazy(() => import("./board-quality.tsx"));

interface OptimalityLineProps {
  /** The schedule's board; undefined when it could not be loaded. */
  readonly board: Promise<QualityBoard | undefined>;
}

/** How close a schedule is to the best possible one. */
export function OptimalityLine({ board }: OptimalityLineProps) {
  const arrival = useOutcome(board);
  const calculating = t("Calculating the best possible...");
  if (!arrival) return <p>{calculating}</p>;
  if (!("loaded" in arrival) || !arrival.loaded) return null;
  return (
    <p>
      <Suspense fallback={calculating}>
        <BoardQuality {...arrival.loaded} />
      </Suspense>
    </p>
  );
}
