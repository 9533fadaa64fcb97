import type { Budget } from "../../search/budget.ts";
import type { Model } from "../instance/compiled-model.ts";
import { spansOf } from "../instance/spans.ts";
import { multiplierLayout } from "./multiplier-layout.ts";
import { relaxation } from "./relaxation.ts";
import { subgradientAscent } from "./subgradient-ascent.ts";

/** Number of initial steps with a minimal pricing search; more for many scenes. */
const INITIAL_STEPS = 100;
const INITIAL_STEPS_PER_SCENE = 0.7;
/** Maximum branches of the pricing search in later steps. */
const BRANCHES = 50;
/** Pricing tolerance relative to the cost of a schedule. */
const SLACK = 5e-6;
const STEPS_AT_ONCE = 10;

/** An incremental search for a lower bound. */
export interface BoundSearch {
  /** A lower bound on the cost of any schedule. */
  bound(): number;
  /** Continues for some steps or until the budget is used up; false when there is no further progress. */
  raise(budget: Budget): boolean;
}

/**
 * Searches a lower bound on the cost of a schedule, for instances of any size.
 *
 * @param upper cost of the best known schedule, or an overestimate
 */
export function boundSearch(model: Model, upper: () => number): BoundSearch {
  const spans = spansOf(model);
  const relaxed = relaxation(model, spans);
  let ascent = subgradientAscent(relaxed, firstPrices(), upper);
  const initialSteps = Math.max(
    INITIAL_STEPS,
    STEPS_AT_ONCE * Math.round((INITIAL_STEPS_PER_SCENE * model.scenes) / STEPS_AT_ONCE),
  );
  let steps = 0;

  return { bound: () => ascent.best().value, raise };

  function raise(budget: Budget): boolean {
    relaxed.limits = { branches: steps < initialSteps ? 0 : BRANCHES, slack: SLACK * upper() };
    const progresses = ascent.run(STEPS_AT_ONCE, budget);
    steps += STEPS_AT_ONCE;
    if (steps !== initialSteps && (progresses || steps > initialSteps)) return progresses;
    const reached = ascent.best();
    ascent = subgradientAscent(relaxed, reached.prices, upper);
    steps = initialSteps;
    return true;
  }

  /** Initial multipliers close to the optimum: about what scenes, actors, locations and days cost. */
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
