import type { BoardChecker } from "./board-checker.ts";
import { scenesOfDay } from "./schedule-of-board.ts";
import type { BoardDay } from "./stripboard.ts";

/** What a day break says of its day. */
export interface DayFacts {
  readonly scenes: number;
  /** Pages in eighths. */
  readonly eighths: number;
  readonly cast: number;
  /** The locations in the order in which they are first come to. */
  readonly places: readonly string[];
}

/** Counts a day of the board. */
export function dayFacts(day: BoardDay, judge: Pick<BoardChecker, "stripOf" | "placeOf">): DayFacts {
  const scenes = scenesOfDay(day);
  const strips = scenes.flatMap((sceneId) => judge.stripOf(sceneId) ?? []);
  return {
    scenes: scenes.length,
    eighths: strips.reduce((sum, strip) => sum + strip.eighths, 0),
    cast: new Set(strips.flatMap(({ castIds }) => castIds)).size,
    places: [...new Set(scenes.map((sceneId) => judge.placeOf(sceneId)))],
  };
}
