import { type Model, NIGHT } from "../instance/compiled-model.ts";
import { leastDays } from "../instance/min-day-bound.ts";

/**
 * A lower bound on the cost of a schedule that needs no search: by the fewest days for all scenes, for those of each
 * actor, and for those of each location.
 */
export function countedBound(model: Model): number {
  const { scenesWith, scenesAt, slotsOf, kind, rate, shoot } = model;
  const { dayCost, intraCost, blockCost, nightBlockCost, overhead } = shoot.params;
  if (slotsOf.length === 0) return 0;
  const days = leastDays(model, [...slotsOf.keys()]);
  const cast = sum(scenesWith.map((scenes, actor) => rate[actor]! * leastDaysOf(scenes)));
  const visits = sum(scenesAt.map(leastDaysOf));
  // A further day saves a move at most.
  const moves = Math.min(dayCost, intraCost) * Math.max(0, visits - days);
  const blocks = blockCost * scenesAt.filter(({ length }) => length > 0).length;
  const nights = kind.includes(NIGHT) ? nightBlockCost : 0;
  const length = Math.max(days, ...slotsOf.map(([first = 0]) => first + 1));
  return days * dayCost + cast + moves + blocks + nights + length * overhead;

  function leastDaysOf(scenes: readonly number[]): number {
    return scenes.length === 0 ? 0 : leastDays(model, scenes);
  }
}

const sum = (costs: readonly number[]) => costs.reduce((all, cost) => all + cost, 0);
