import { type Model, NIGHT } from "../instance/compiled-model.ts";
import { leastDays } from "../instance/min-day-bound.ts";
import { cheapestSpan, spansOf } from "../instance/spans.ts";

/**
 * A lower bound on the cost of a schedule that needs no search: by the fewest days for all scenes and for those of each
 * location, and the fewest days or the cheapest span for those of each actor.
 */
export function countingBound(model: Model): number {
  const { scenesWith, scenesAt, slotsOf, slots, actors, kind, rate, canDrop, shoot } = model;
  const { dayCost, intraCost, blockCost, nightBlockCost, overhead } = shoot.params;
  if (slotsOf.length === 0) return 0;
  const days = leastDays(model, [...slotsOf.keys()]);
  const spans = spansOf(model);
  const cast = sum(
    scenesWith.map((scenes, actor) =>
      // A drop takes days out of the span.
      Math.max(rate[actor]! * leastDaysOf(scenes), canDrop[actor] || scenes.length === 0 ? 0 : cheapest(actor)),
    ),
  );
  const visits = sum(scenesAt.map(leastDaysOf));
  // A further day saves a move at most.
  const moves = Math.min(dayCost, intraCost) * Math.max(0, visits - days);
  const blocks = blockCost * scenesAt.filter(({ length }) => length > 0).length;
  const nights = kind.includes(NIGHT) ? nightBlockCost : 0;
  const length = Math.max(days, spans.leastEnd[actors * slots]! + 1);
  return days * dayCost + cast + moves + blocks + nights + length * overhead;

  function cheapest(actor: number): number {
    return cheapestSpan(spans, actor, () => 0).cost;
  }

  function leastDaysOf(scenes: readonly number[]): number {
    return scenes.length === 0 ? 0 : leastDays(model, scenes);
  }
}

const sum = (costs: readonly number[]) => costs.reduce((all, cost) => all + cost, 0);
