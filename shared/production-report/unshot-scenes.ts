import type { Stripboard } from "../schedule/stripboard/stripboard.ts";
import type { ProductionReport } from "./production-report.ts";

/** Row ids of a day's scenes that were not completed. */
export function unshotScenes({ scenes }: ProductionReport): string[] {
  return Object.entries(scenes).flatMap(([sceneId, { outcome }]) =>
    outcome === "notShot" || outcome === "partial" ? [sceneId] : [],
  );
}

/**
 * The board after a completed shoot day: the day is locked, and its unfinished scenes go to the boneyard unless they
 * are also on a later day.
 */
export function boardAfter(board: Stripboard, date: string, unshot: readonly string[]): Stripboard {
  const left = new Set(unshot);
  const days = board.days.map((day) =>
    day.date === date
      ? { ...day, locked: true, items: day.items.filter(({ kind, id }) => kind === "banner" || !left.has(id)) }
      : day,
  );
  const placed = new Set(days.flatMap(({ items }) => items.map(({ id }) => id)));
  const waiting = unshot.filter((sceneId) => !placed.has(sceneId) && !board.boneyard.includes(sceneId));
  return { ...board, days, boneyard: [...board.boneyard, ...waiting] };
}
