import { type Budget, orWhen } from "../search/budget.ts";
import { countingBound } from "./bound/counting-bound.ts";
import { boundSearch } from "./bound/lower-bound.ts";
import { fitsBits } from "./exact/day-patterns.ts";
import { costOf, dearest, proveSmallInstance } from "./exact/prove-small-instance.ts";
import { type Explanation, explainInfeasible } from "./explain/explain-infeasible.ts";
import { usableModelOf } from "./instance/compiled-model.ts";
import type { Slots } from "./instance/hard-constraints.ts";
import { isProvablyInfeasible } from "./instance/infeasibility-proof.ts";
import type { SchedulingInstance } from "./instance/instance.ts";
import { annealing, type Incumbent } from "./local-search/anneal.ts";
import { evenedDays } from "./local-search/evened-days.ts";

/** Annealing rounds without improvement before a proof is tried. */
const ROUNDS_BEFORE_PROOF = 5;
/** Up to this many scenes, a proof is as fast as annealing. */
const FEW_SCENES = 12;
/** Fraction of the budget for the first rounds, and then at most for each round. */
const SEARCH_FIRST = 0.25;
/** The same for fewer than so many rounds, or when a proof follows, which benefits most from a good schedule. */
const SEARCH_AT_MOST = 0.6;
const FIRST_ROUNDS = 3;
const ROUND_THEN = 0.1;
/** Fraction of the remaining time spent on the bound, as long as it rises. */
const FOR_THE_BOUND = 0.65;
/** Steps of the bound after which it is known how long its first ones take. */
const TRIAL_STEPS = 2;
/** Fraction of its first steps that a bound has to reach. */
const LEAST_OF_FIRST_STEPS = 1 / 3;

/**
 * The result of the scheduler; costs are in the instance's currency.
 * - `optimal`: the schedule of `slots`, proven optimal
 * - `feasible`: the best schedule found; none costs less than `bound`
 * - `infeasible`: no schedule exists; `conflict` describes the reason, `changes` what would help
 * - `unknown`: the search ended without a schedule and without a proof of infeasibility
 */
export type SolveResult =
  | { readonly status: "optimal" | "feasible"; readonly slots: Slots; readonly cost: number; readonly bound: number }
  | ({ readonly status: "infeasible" } & Explanation)
  | { readonly status: "unknown"; readonly bound: number };

/** State of the search: the best schedule, if any, and the lower bound. */
export interface Progress {
  readonly slots?: Slots;
  readonly cost?: number;
  readonly bound: number;
}

/** See `solveShoot`. */
export interface SolveOptions {
  readonly budget: Budget;
  readonly seed?: number | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly accepts?: ((slots: Slots) => boolean) | undefined;
}

/**
 * Finds a schedule of low cost within the budget, with a lower bound. A small instance is solved to optimality.
 *
 * @param options.seed the same seed gives the same result when the budget expires after the same number of checks
 * @param options.onProgress called with each better schedule and each better bound, from the first valid schedule on
 * @param options.accepts whether a schedule may be the result; the bound is one of all schedules
 */
export function solveShoot(
  shoot: SchedulingInstance,
  { budget, seed = 1, onProgress = () => {}, accepts = () => true }: SolveOptions,
): SolveResult {
  if (isProvablyInfeasible(shoot)) return { status: "infeasible", ...explainInfeasible(shoot, budget) };
  const model = usableModelOf(shoot);
  let best: Incumbent | undefined;
  let bound = proven(countingBound(model));
  let isRefused = false;
  const search = annealing(model, seed, better);
  searchFirst();
  const proof = proveSmallInstance(model, {
    upper: best?.cost ?? Number.POSITIVE_INFINITY,
    budget,
    onBetter: (slotOf) => better({ slotOf, cost: costOf(model, slotOf) }),
    onBound: raise,
  });
  if (proof?.complete && !best && !isRefused) return { status: "infeasible", ...explainInfeasible(shoot, budget) };
  if (proof) raise(proof.bound);
  if (!proof?.complete || isRefused) searchAndBound();
  if (!best) return { status: "unknown", bound };
  const even = evenedDays(model, best);
  const evened = accepts(slotsOf(even)) ? even : best;
  return { status: bound >= evened.cost ? "optimal" : "feasible", ...told(evened), bound };

  /** Searches until it is time for a proof or a bound. */
  function searchFirst(): void {
    const first = fitsBits(model) ? SEARCH_AT_MOST : SEARCH_FIRST;
    const staleRounds = model.scenes > FEW_SCENES ? ROUNDS_BEFORE_PROOF : 1;
    let stale = 0;
    for (let rounds = 0; stale < staleRounds && !budget.expired(); rounds++) {
      const before = best?.cost;
      const most = rounds < FIRST_ROUNDS ? SEARCH_AT_MOST : first;
      search.round(
        orWhen(budget, () => best !== undefined && budget.spent() > most),
        first,
      );
      stale = best?.cost === before ? stale + 1 : 0;
      if (best && budget.spent() > first && rounds + 1 >= FIRST_ROUNDS) return;
      if (best && budget.spent() > SEARCH_AT_MOST) return;
    }
  }

  /** Alternates between searching for better schedules and for a better bound. */
  function searchAndBound(): void {
    const bounds = boundSearch(model, () => best?.cost ?? dearest(model));
    const began = budget.spent();
    let rises = bounds.raise(budget, TRIAL_STEPS);
    let spentOnBound = budget.spent() - began;
    // A bound after a few of its first steps says nothing, so that the search has better use of a short budget.
    const forFirstSteps = spentOnBound * (bounds.firstSteps / TRIAL_STEPS);
    if (LEAST_OF_FIRST_STEPS * forFirstSteps > FOR_THE_BOUND * (1 - began)) rises = false;
    else raise(bounds.bound());
    while (!budget.expired() && !(best && bound >= best.cost)) {
      const before = budget.spent();
      if (rises && spentOnBound <= FOR_THE_BOUND * (before - began)) {
        rises = bounds.raise(budget);
        raise(bounds.bound());
        spentOnBound += budget.spent() - before;
      } else search.round(budget, ROUND_THEN);
    }
  }

  function better(incumbent: Incumbent): boolean {
    if (best && incumbent.cost >= best.cost) return false;
    const isAccepted = accepts(slotsOf(incumbent));
    isRefused ||= !isAccepted;
    if (!isAccepted) return false;
    best = incumbent;
    onProgress({ ...told(best), bound });
    return true;
  }

  function raise(to: number): void {
    const higher = proven(to);
    if (higher <= bound) return;
    bound = Math.min(higher, best?.cost ?? higher);
    onProgress({ ...(best ? told(best) : {}), bound });
  }

  /** With a tolerance for rounding; integral costs have an integral bound. */
  function proven(to: number): number {
    return isWhole(shoot) ? Math.ceil(to * (1 - 1e-12)) : to * (1 - 1e-12);
  }

  function told(incumbent: Incumbent): { slots: Slots; cost: number } {
    return { slots: slotsOf(incumbent), cost: incumbent.cost };
  }

  function slotsOf({ slotOf }: Incumbent): Slots {
    return Object.fromEntries(shoot.scenes.map(({ id }, scene) => [id, slotOf[scene]!]));
  }
}

/** Whether all amounts of money of an instance are integers. */
function isWhole({ params, cast }: SchedulingInstance): boolean {
  const { dayCost, overhead, blockCost, intraCost, mixCost, nightBlockCost, nightReturnCost, weekRestCost } = params;
  const prices = [dayCost, overhead, blockCost, intraCost, mixCost ?? 0];
  const rests = [nightBlockCost, nightReturnCost, weekRestCost];
  return [...prices, ...rests, ...cast.map(({ rate }) => rate)].every(Number.isInteger);
}
