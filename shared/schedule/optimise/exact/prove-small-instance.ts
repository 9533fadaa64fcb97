import type { Budget } from "../../search/budget.ts";
import { type Model, NIGHT } from "../instance/compiled-model.ts";
import { spansOf } from "../instance/spans.ts";
import { emptyPlan } from "../local-search/plan.ts";
import { searchDays } from "./branch-and-bound.ts";
import { dayPatternsOf, fitsBits } from "./day-patterns.ts";
import { pricedDayPatterns } from "./day-pricing.ts";
import { raiseDualPrices } from "./dual-ascent.ts";

/** Instances with more day patterns take too long for a complete search. */
const MAX_DAYS = 200_000;
const PRICE_STEPS = 400;

/** Result of the exact search. */
export interface Proof {
  /** Lower bound on the cost of any schedule; infinity when there is none. */
  readonly bound: number;
  /** Whether the optimality of the best known schedule, or infeasibility, is proven. */
  readonly complete: boolean;
}

/**
 * Computes the Lagrangian bound of a small instance from all day patterns, and then searches for a better schedule
 * until there is none.
 *
 * @param options.upper cost of the best known schedule, or infinity
 * @param options.onBetter called with each schedule that is better: the slot of each scene
 * @param options.onBound called with the bound before the search
 * @returns undefined when the instance is too large
 */
export function proveSmallInstance(
  model: Model,
  options: {
    upper: number;
    budget: Budget;
    onBetter: (slotOf: readonly number[]) => void;
    onBound: (bound: number) => void;
  },
): Proof | undefined {
  // The pay of an actor who can be dropped depends on more than the search state contains.
  const days = fitsBits(model) && !model.canDrop.includes(1) ? dayPatternsOf(model, MAX_DAYS) : undefined;
  if (!days) return undefined;
  const { budget, onBetter, onBound } = options;
  let upper = options.upper;
  const spans = spansOf(model);
  const lists = pricedDayPatterns(model, days, () => upper);
  const { blockCost, nightBlockCost } = model.shoot.params;
  const fixed = new Set(model.placeOf).size * blockCost + (model.kind.includes(NIGHT) ? nightBlockCost : 0);
  const guess = upper === Number.POSITIVE_INFINITY ? dearest(model) : upper;
  const prices = raiseDualPrices(model, spans, lists, { upper: guess, fixed, steps: PRICE_STEPS, budget });
  onBound(prices.bound);
  const complete = searchDays(model, spans, lists, prices, {
    upper,
    budget,
    onBetter: (slotOf) => {
      upper = costOf(model, slotOf);
      onBetter(slotOf);
      return upper;
    },
  });
  return { bound: complete ? upper : Math.min(prices.bound, upper), complete };
}

/** Cost of a schedule. */
export function costOf(model: Model, slotOf: readonly number[]): number {
  const plan = emptyPlan(model);
  for (const [scene, slot] of slotOf.entries()) plan.add(scene, slot);
  return plan.cost();
}

/**
 * An upper bound on the cost of any schedule: all slots used, everyone paid throughout, changes between day and night,
 * no rests, and a move before every scene.
 */
export function dearest({ rate, slots, scenes, shoot }: Model): number {
  const { params } = shoot;
  const { dayCost, overhead, nightBlockCost, nightReturnCost, weekRestCost } = params;
  const nights = nightBlockCost + nightReturnCost + weekRestCost;
  const daily = rate.reduce((sum, pay) => sum + pay, dayCost + overhead + nights);
  const shiftsElsewhere = shoot.cast.reduce(
    (sum, { elsewhere }) => sum + (elsewhere ? slots + elsewhere.length : 0),
    0,
  );
  return slots * daily + scenes * (params.intraCost + params.blockCost) + shiftsElsewhere * weekRestCost;
}
