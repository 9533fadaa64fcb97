import { partsOfScenes, sceneOfStrip } from "../model/scene-parts.ts";
import type { Schedule, Strip } from "../model/schedule.ts";
import type { BoardDay, Stripboard } from "./stripboard.ts";

/** The initial board of a schedule. */
export function boardOfSchedule({ days }: Pick<Schedule, "days">): Stripboard {
  return {
    days: days.map(({ date, strips }) => ({
      date,
      locked: false,
      items: strips.map(({ sceneId }) => ({ kind: "scene", id: sceneId, pinned: false })),
    })),
    boneyard: [],
  };
}

/**
 * The shoot days of a board: days with scenes, with their strips in order.
 *
 * @param stripOf the strip of a scene; scenes without one are omitted
 */
export function shootingDaysOf(
  { days }: Stripboard,
  stripOf: (sceneId: string) => Strip | undefined,
): Schedule["days"] {
  return days
    .map(({ date, items }) => ({
      date,
      strips: items.flatMap((item) => (item.kind === "scene" ? (stripOf(item.id) ?? []) : [])),
    }))
    .filter(({ strips }) => strips.length > 0);
}

/** The ids of all scenes on a board with duplicates: the days, then the boneyard. */
export function scenesOn({ days, boneyard }: Stripboard): string[] {
  return [...days.flatMap(scenesOfDay), ...boneyard];
}

/** The ids of all scenes on a board, of a scene in parts its own. */
export const wholeScenesOn = (board: Stripboard): Set<string> => new Set(scenesOn(board).map(sceneOfStrip));

/** The ids of a day's scenes in shooting order. */
export function scenesOfDay({ items }: BoardDay): string[] {
  return items.filter(({ kind }) => kind === "scene").map(({ id }) => id);
}

/** Number of scenes on a board's days, and in its boneyard, whole or in part; the parts of a scene count once. */
export function sceneCounts({ days, boneyard }: Stripboard): {
  readonly scenes: number;
  readonly unscheduled: number;
} {
  return { scenes: partsOfScenes(days.flatMap(scenesOfDay)).size, unscheduled: partsOfScenes(boneyard).size };
}

/** Adds missing scenes to the boneyard, in script order, so that none is lost. */
export function withAllScenes(board: Stripboard, strips: readonly Pick<Strip, "sceneId">[]): Stripboard {
  const known = new Set(scenesOn(board));
  const missing = strips.map(({ sceneId }) => sceneId).filter((sceneId) => !known.has(sceneId));
  return missing.length === 0 ? board : { ...board, boneyard: [...board.boneyard, ...missing] };
}
