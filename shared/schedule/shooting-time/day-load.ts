/** Limits of a day in eighths of pages and in shooting minutes; absent values are not limited. */
interface DayRoom {
  readonly eighthsPerDay?: number | undefined;
  readonly minutesPerDay?: number | undefined;
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
  /** Shooting minutes; 0 for strips without an estimate. */
  readonly minutes: number;
}

/**
 * What a scene takes of a day with these limits. A scene that is longer than a day takes the whole day: nothing can be
 * shot beside it.
 */
export function loadOf({ eighths, minutes = 0 }: SceneLength, limits: DayRoom = {}): DayLoad {
  const { eighthsPerDay = Number.POSITIVE_INFINITY, minutesPerDay = Number.POSITIVE_INFINITY } = limits;
  return { eighths: Math.min(eighths, eighthsPerDay), minutes: Math.min(minutes, minutesPerDay) };
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
