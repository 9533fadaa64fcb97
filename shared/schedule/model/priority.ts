/** Goals of a schedule; one of them can have priority. */
export const PRIORITIES = ["balanced", "days", "waiting", "moves"] as const;

export type Priority = (typeof PRIORITIES)[number];

export function isPriority(text: string): text is Priority {
  return PRIORITIES.some((priority) => priority === text);
}

/** Weights of the cost terms, in points; see costOf in optimise/. */
export interface Weights {
  /** Per shoot day. */
  readonly dayCost: number;
  /** Per calendar day up to the last shoot day, so that nothing is delayed without need. */
  readonly overhead: number;
  /** Per day of an actor from first to last work day, including holds. */
  readonly rate: number;
  /** Per company move within a day. */
  readonly intraCost: number;
  /** Per visit to a location. */
  readonly blockCost: number;
  /** Per day with day and night exteriors. */
  readonly mixCost: number;
  /**
   * Per night block. Changing a crew to nights and back costs each person's rhythm and a second rigging of lights: a
   * quarter of a day.
   */
  readonly nightBlockCost: number;
  /**
   * Per night block with day work on the next date. Wrap at dawn leaves no turnaround before a morning call, so that half
   * the day is lost; after a day off nothing is.
   */
  readonly nightReturnCost: number;
  /**
   * Per run of days without a weekly rest. It is avoided where that takes no more days: less than a day, and more than
   * moves and holds usually come to.
   */
  readonly weekRestCost: number;
}

/** Weights by priority. */
export const WEIGHTS_FOR: Readonly<Record<Priority, Weights>> = {
  balanced: {
    ...{ dayCost: 1000, overhead: 10, rate: 20, intraCost: 120, blockCost: 60 },
    ...{ mixCost: 400, nightBlockCost: 250, nightReturnCost: 500, weekRestCost: 900 },
  },
  days: {
    ...{ dayCost: 3000, overhead: 30, rate: 5, intraCost: 30, blockCost: 15 },
    ...{ mixCost: 100, nightBlockCost: 60, nightReturnCost: 120, weekRestCost: 2700 },
  },
  waiting: {
    ...{ dayCost: 300, overhead: 5, rate: 60, intraCost: 60, blockCost: 30 },
    ...{ mixCost: 200, nightBlockCost: 120, nightReturnCost: 250, weekRestCost: 270 },
  },
  moves: {
    ...{ dayCost: 500, overhead: 5, rate: 10, intraCost: 400, blockCost: 300 },
    ...{ mixCost: 200, nightBlockCost: 120, nightReturnCost: 250, weekRestCost: 450 },
  },
};
