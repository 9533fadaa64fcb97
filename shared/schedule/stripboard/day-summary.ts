import type { BoardChecker } from "./board-checker.ts";
import { scenesOfDay } from "./schedule-of-board.ts";
import type { BoardDay } from "./stripboard.ts";

/** The data of a day break. */
export interface DayFacts {
  readonly scenes: number;
  /** Length in eighths of a page. */
  readonly eighths: number;
  /** Estimated shooting time, with the company moves. */
  readonly minutes: number;
  /** Company moves from strip to strip. */
  readonly moves: number;
  readonly cast: number;
  /** Locations in order of the first visit. */
  readonly places: readonly string[];
}

/** Summarises a day of the board. */
export function dayFacts(day: BoardDay, judge: Pick<BoardChecker, "stripOf" | "placeOf" | "lengthOf">): DayFacts {
  const scenes = scenesOfDay(day);
  const strips = scenes.flatMap((sceneId) => judge.stripOf(sceneId) ?? []);
  return {
    scenes: scenes.length,
    eighths: strips.reduce((sum, strip) => sum + strip.eighths, 0),
    ...judge.lengthOf(strips),
    cast: new Set(strips.flatMap(({ castIds }) => castIds)).size,
    places: [...new Set(scenes.map((sceneId) => judge.placeOf(sceneId)))],
  };
}
