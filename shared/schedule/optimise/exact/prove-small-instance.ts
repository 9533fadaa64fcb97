import type { Budget } from "../../search/budget.ts";
import type { Model } from "../instance/compiled-model.ts";
import { spansOf } from "../instance/spans.ts";
import { emptyPlan } from "../local-search/plan.ts";
import { searchDays } from "./branch-and-bound.ts";
import { dayPatternsOf, fitsBits } from "./day-patterns.ts";
import { pricedDayPatterns } from "./day-pricing.ts";
import { raiseDualPrices } from "./dual-ascent.ts";

/** Productions with more different days than these take too long to be searched whole. */
const MOST_DAYS = 200_000;
const PRICE_STEPS = 400;

/** What the exact search has come to. */
export interface Proof {
  /** A cost that no schedule undercuts; infinity when there is no schedule. */
  readonly bound: number;
  /** Whether the best schedule known, or that there is none, is proven. */
  readonly complete: boolean;
}

/**
 * Bounds a small production by Lagrangian relaxation over all its days, and then searches for a better schedule than the
 * best known until there is none.
 *
 * @param options.upper the cost of the best schedule known, or infinity
 * @param options.onBetter told of each better schedule: the slot of each scene, and its cost
 * @param options.onBound told of the bound before the search
 * @returns undefined when the production is too large for it
 */
export function proveSmallInstance(
  model: Model,
  options: {
    upper: number;
    budget: Budget;
    onBetter: (slotOf: readonly number[], cost: number) => void;
    onBound: (bound: number) => void;
  },
): Proof | undefined {
  // What somebody is paid who can be dropped depends on more than the search remembers.
  const days = fitsBits(model) && !model.canDrop.includes(1) ? dayPatternsOf(model, MOST_DAYS) : undefined;
  if (!days) return undefined;
  const { budget, onBetter, onBound } = options;
  let upper = options.upper;
  const spans = spansOf(model);
  const lists = pricedDayPatterns(model, days, () => upper);
  const fixed = new Set(model.placeOf).size * model.shoot.params.blockCost;
  const guess = upper === Number.POSITIVE_INFINITY ? dearest(model) : upper;
  const prices = raiseDualPrices(model, spans, lists, { upper: guess, fixed, steps: PRICE_STEPS, budget });
  onBound(prices.bound);
  const complete = searchDays(model, spans, lists, prices, {
    upper,
    budget,
    onBetter: (slotOf) => {
      upper = costOf(model, slotOf);
      onBetter(slotOf, upper);
      return upper;
    },
  });
  return { bound: complete ? upper : Math.min(prices.bound, upper), complete };
}

function costOf(model: Model, slotOf: readonly number[]): number {
  const plan = emptyPlan(model);
  for (const [scene, slot] of slotOf.entries()) plan.add(scene, slot);
  return plan.cost();
}

/** More than any schedule costs: one that uses all slots and pays everyone throughout, with a move before every scene. */
export function dearest({ rate, slots, scenes, shoot: { params } }: Model): number {
  const daily = rate.reduce((sum, pay) => sum + pay, params.dayCost + params.overhead);
  return slots * daily + scenes * (params.intraCost + params.blockCost);
}
