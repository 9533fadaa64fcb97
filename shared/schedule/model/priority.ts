/** What a schedule can be asked to be good at, when it cannot be good at all. */
export const PRIORITIES = ["balanced", "days", "waiting", "moves"] as const;

/** One of them. */
export type Priority = (typeof PRIORITIES)[number];

/** Whether a text names one of them. */
export function isPriority(text: string): text is Priority {
  return PRIORITIES.some((priority) => priority === text);
}

/** What the parts of a schedule weigh beside each other, in points; see costOf in optimise/. */
export interface Weights {
  /** A day of shooting. */
  readonly dayCost: number;
  /** A day of the calendar up to the last of shooting, so that nothing is put off without need. */
  readonly overhead: number;
  /** An actor's day between first and last, at work or waiting. */
  readonly rate: number;
  /** A move to another location within a day. */
  readonly intraCost: number;
  /** Each time that the company comes to a location. */
  readonly blockCost: number;
  /** A day with exteriors by day and by night. */
  readonly mixCost: number;
}

/** The weights for each priority. */
export const WEIGHTS_FOR: Readonly<Record<Priority, Weights>> = {
  balanced: { dayCost: 1000, overhead: 10, rate: 20, intraCost: 120, blockCost: 60, mixCost: 400 },
  days: { dayCost: 3000, overhead: 30, rate: 5, intraCost: 30, blockCost: 15, mixCost: 100 },
  waiting: { dayCost: 300, overhead: 5, rate: 60, intraCost: 60, blockCost: 30, mixCost: 200 },
  moves: { dayCost: 500, overhead: 5, rate: 10, intraCost: 400, blockCost: 300, mixCost: 200 },
};
