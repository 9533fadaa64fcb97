import type { Model } from "./compiled-model.ts";

/** Kind of work on a slot: none, work without night-only scenes, or night work. */
export const [IDLE, DAY_WORK, NIGHT_WORK] = [0, 1, 2] as const;

/** Prices of changes between night work and other work. */
export interface NightChanges {
  /** Whether such changes cost anything. */
  readonly matter: boolean;
  /** The kind of work on a slot by its number of scenes and of night-only scenes. */
  kindOf(scenes: number, nightScenes: number): number;
  /**
   * The price of a slot's kind of work after that of the slot before it: for the first slot of a night block, and for
   * other work on the calendar day after one.
   */
  priceOf(slot: number, before: number, kind: number): number;
}

export function nightChanges({ nextIsAdjacent, shoot }: Model): NightChanges {
  const { nightBlockCost, nightReturnCost } = shoot.params;
  return {
    matter: nightBlockCost > 0 || nightReturnCost > 0,
    kindOf: (scenes, nightScenes) => (nightScenes > 0 ? NIGHT_WORK : scenes > 0 ? DAY_WORK : IDLE),
    priceOf(slot, before, kind) {
      if (kind === NIGHT_WORK) return before === NIGHT_WORK ? 0 : nightBlockCost;
      return kind === DAY_WORK && before === NIGHT_WORK && nextIsAdjacent[slot - 1] === 1 ? nightReturnCost : 0;
    },
  };
}
