import { MINUTES_PER_EIGHTH } from "./shooting-minutes.ts";

/** Limits of a day in eighths of pages and in shooting minutes; absent values are not limited. */
interface DayRoom {
  readonly eighthsPerDay?: number | undefined;
  readonly minutesPerDay?: number | undefined;
  /** Minutes of an eighth, for scenes without an estimate; MINUTES_PER_EIGHTH by default. */
  readonly minutesPerEighth?: number | undefined;
}

/** A scene's eighths of pages, and its shooting minutes if they are estimated. */
interface SceneLength {
  readonly eighths: number;
  readonly minutes?: number | undefined;
}

/** The part of a day that scenes take. */
export interface DayLoad {
  /** Eighths of pages. */
  readonly eighths: number;
  /** Shooting minutes. */
  readonly minutes: number;
}

/** The shooting minutes of a scene: its estimate or entered time; by its pages, if it has neither. */
export function minutesOf({ eighths, minutes }: SceneLength, { minutesPerEighth = MINUTES_PER_EIGHTH }: DayRoom = {}) {
  return minutes ?? eighths * minutesPerEighth;
}

/**
 * What a scene takes of a day with these limits. A scene that is longer than a day takes the whole day: nothing can be
 * shot beside it. The minutes of a scene with too many pages are those of the pages that fit.
 */
export function loadOf(scene: SceneLength, limits: DayRoom = {}): DayLoad {
  const { eighthsPerDay = Number.POSITIVE_INFINITY, minutesPerDay = Number.POSITIVE_INFINITY } = limits;
  const eighths = Math.min(scene.eighths, eighthsPerDay);
  const share = eighths < scene.eighths ? eighths / scene.eighths : 1;
  return { eighths, minutes: Math.min(Math.round(share * minutesOf(scene, limits)), minutesPerDay) };
}

/** The sum of the loads of some scenes. */
export function loadOfAll(scenes: readonly SceneLength[], limits?: DayRoom): DayLoad {
  return scenes
    .map((scene) => loadOf(scene, limits))
    .reduce((sum, one) => ({ eighths: sum.eighths + one.eighths, minutes: sum.minutes + one.minutes }), {
      eighths: 0,
      minutes: 0,
    });
}
