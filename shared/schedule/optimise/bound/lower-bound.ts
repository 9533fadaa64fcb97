import type { Budget } from "../../search/budget.ts";
import type { Model } from "../instance/compiled-model.ts";
import { spansOf } from "../instance/spans.ts";
import { adaptiveAscent } from "./adaptive-ascent.ts";
import { multiplierLayout } from "./multiplier-layout.ts";
import { relaxation } from "./relaxation.ts";

/** Number of initial steps with a minimal pricing search; more for many scenes. */
const INITIAL_STEPS = 60;
const INITIAL_STEPS_PER_SCENE = 0.7;
/** Maximum branches of the pricing search in later steps. With too few, its errors outweigh the steps. */
const BRANCHES = 100;
/** Pricing tolerance relative to the cost of a schedule. */
const SLACK = 1e-5;
const STEPS_AT_ONCE = 10;

/**
 * Lengths of steps relative to the cost per scene, each with the number of steps that halve it: the first steps leave
 * the guessed multipliers, the others approach the best ones from the end of the initial steps on.
 */
const [LONG_LENGTH, LONG_HALVED_IN] = [0.13, 20];
const [LENGTH, HALVED_IN] = [0.03, 170];
const LAST_LENGTH = 1e-5;

/** An incremental search for a lower bound. */
export interface BoundSearch {
  /** A lower bound on the cost of any schedule. */
  bound(): number;
  /** Number of steps before which the bound is far from its best. */
  readonly firstSteps: number;
  /** Continues for some steps or until the budget is used up; false when there is no further progress. */
  raise(budget: Budget, steps?: number): boolean;
}

/**
 * Searches a lower bound on the cost of a schedule, for instances of any size.
 *
 * @param upper cost of the best known schedule, or an overestimate
 */
export function boundSearch(model: Model, upper: () => number): BoundSearch {
  const spans = spansOf(model);
  const relaxed = relaxation(model, spans);
  const ascent = adaptiveAscent(relaxed, firstPrices(), upper);
  const initialSteps = Math.max(INITIAL_STEPS, INITIAL_STEPS_PER_SCENE * model.scenes);
  let steps = 0;

  return { bound: () => ascent.best().value, firstSteps: initialSteps, raise };

  function raise(budget: Budget, more = STEPS_AT_ONCE): boolean {
    const length =
      LONG_LENGTH * 0.5 ** (steps / LONG_HALVED_IN) + LENGTH * 0.5 ** (Math.max(0, steps - initialSteps) / HALVED_IN);
    relaxed.limits = { branches: steps < initialSteps ? 0 : BRANCHES, slack: SLACK * upper() };
    steps += more;
    return ascent.run(more, (length * upper()) / model.scenes, budget) && length > LAST_LENGTH;
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
