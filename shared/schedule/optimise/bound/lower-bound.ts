import type { Budget } from "../../search/budget.ts";
import type { Model } from "../instance/compiled-model.ts";
import { spansOf } from "../instance/spans.ts";
import { multiplierLayout } from "./multiplier-layout.ts";
import { relaxation } from "./relaxation.ts";
import { subgradientAscent } from "./subgradient-ascent.ts";

/** How many steps are taken with days that are hardly looked for, more where there are many scenes. */
const HASTY_STEPS = 100;
const HASTY_STEPS_A_SCENE = 0.7;
/** Into how many branches days are looked for later. */
const BRANCHES = 50;
/** Days worth this part of a schedule's cost more are not looked for. */
const SLACK = 5e-6;
const STEPS_AT_ONCE = 10;

/** A lower bound that rises while it is worked on. */
export interface BoundSearch {
  /** A cost that no schedule undercuts. */
  bound(): number;
  /** Works on for some steps, or as much as the budget allows; false when that raises it no more. */
  raise(budget: Budget): boolean;
}

/**
 * Bounds what a production costs at least, whatever its size.
 *
 * @param upper the cost of the best schedule known, or a guess above it
 */
export function boundSearch(model: Model, upper: () => number): BoundSearch {
  const spans = spansOf(model);
  const relaxed = relaxation(model, spans);
  let climb = subgradientAscent(relaxed, firstPrices(), upper);
  const hastySteps = Math.max(
    HASTY_STEPS,
    STEPS_AT_ONCE * Math.round((HASTY_STEPS_A_SCENE * model.scenes) / STEPS_AT_ONCE),
  );
  let steps = 0;

  return { bound: () => climb.summit().value, raise };

  function raise(budget: Budget): boolean {
    relaxed.patience = { branches: steps < hastySteps ? 0 : BRANCHES, slack: SLACK * upper() };
    const goesOn = climb.climb(STEPS_AT_ONCE, budget);
    steps += STEPS_AT_ONCE;
    if (steps !== hastySteps && (goesOn || steps > hastySteps)) return goesOn;
    const reached = climb.summit();
    climb = subgradientAscent(relaxed, reached.prices, upper);
    steps = hastySteps;
    return true;
  }

  /** Prices from which the climb is short: about what scenes, actors, locations and days cost. */
  function firstPrices(): Float64Array {
    const { dayCost, intraCost, blockCost } = model.shoot.params;
    const layout = multiplierLayout(model);
    const prices = new Float64Array(layout.size);
    prices.fill((0.9 * upper()) / model.scenes, layout.scene, layout.work);
    for (let at = 0; at < model.actors * model.slots; at++) prices[layout.work + at] = 0.7 * spans.pay[at]!;
    prices.fill(intraCost + blockCost / 2, layout.visit, layout.use);
    prices.fill(Math.max(0, dayCost - intraCost), layout.use, layout.spare);
    return prices;
  }
}
