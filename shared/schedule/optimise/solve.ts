import { type Budget, orWhen } from "../search/budget.ts";
import { boundSearch } from "./bound/lower-bound.ts";
import { fitsBits } from "./exact/day-patterns.ts";
import { dearest, proveSmallInstance } from "./exact/prove-small-instance.ts";
import { type Explanation, explainInfeasible } from "./explain/explain-infeasible.ts";
import { modelOf } from "./instance/compiled-model.ts";
import type { Slots } from "./instance/hard-constraints.ts";
import { isProvablyInfeasible } from "./instance/infeasibility-proof.ts";
import type { SchedulingInstance } from "./instance/instance.ts";
import { type Annealing, annealing, type Incumbent } from "./local-search/anneal.ts";

/** How many rounds of annealing without anything better come before a proof is tried. */
const ROUNDS_BEFORE_PROOF = 5;
/** So few scenes are proven best as fast as they are annealed. */
const FEW_SCENES = 12;
/** The part of the budget that the first rounds may take, and then at most each round. */
const SEARCH_FIRST = 0.25;
/** The first rounds' part when a proof comes next, which a good schedule shortens most of all. */
const SEARCH_BEFORE_PROOF = 0.6;
const ROUND_THEN = 0.1;
/** The part of what comes after the first rounds that goes into the bound, and the part once the gap is fine. */
const FOR_THE_BOUND = 0.65;
const FOR_A_FINE_BOUND = 0.12;
const FINE_GAP = 0.045;

/**
 * The scheduler's answer; costs are in the money of the instance.
 * - `optimal`: the schedule of `slots`, and a proof that none costs less
 * - `feasible`: the best schedule found; none costs less than `bound`
 * - `infeasible`: there is no schedule; `conflict` says what clashes, `changes` what would help
 * - `unknown`: the search ended before it found a schedule or could show that there is none
 */
export type SolveResult =
  | { readonly status: "optimal" | "feasible"; readonly slots: Slots; readonly cost: number; readonly bound: number }
  | ({ readonly status: "infeasible" } & Explanation)
  | { readonly status: "unknown"; readonly bound: number };

/** What is known while the search goes on: the best schedule, once there is one, and what none undercuts. */
export interface Progress {
  readonly slots?: Slots;
  readonly cost?: number;
  readonly bound: number;
}

/**
 * Schedules a production at the least cost that it can find within its budget, and bounds what it could not. A small
 * production is solved to the end.
 *
 * @param options.seed the same seed gives the same answer when the budget expires after the same number of questions
 * @param options.onProgress told of each better schedule and each better bound, from the first valid schedule on
 */
export function solveShoot(
  shoot: SchedulingInstance,
  {
    budget,
    seed = 1,
    onProgress = () => {},
  }: { budget: Budget; seed?: number; onProgress?: (progress: Progress) => void },
): SolveResult {
  if (isProvablyInfeasible(shoot)) return { status: "infeasible", ...explainInfeasible(shoot, budget) };
  const model = modelOf(shoot);
  let best: Incumbent | undefined;
  let bound = 0;
  const search = annealing(model, seed, better);
  const first = fitsBits(model) ? SEARCH_BEFORE_PROOF : SEARCH_FIRST;
  annealUntilStale(
    search,
    model.scenes > FEW_SCENES ? ROUNDS_BEFORE_PROOF : 1,
    first,
    orWhen(budget, () => best !== undefined && budget.spent() > first),
  );
  const proof = proveSmallInstance(model, {
    upper: best?.cost ?? Number.POSITIVE_INFINITY,
    budget,
    onBetter: (slotOf, cost) => better({ slotOf, cost }),
    onBound: raise,
  });
  if (proof?.complete && !best) return { status: "infeasible", ...explainInfeasible(shoot, budget) };
  if (proof) raise(proof.bound);
  if (!proof?.complete) searchAndBound();
  if (!best) return { status: "unknown", bound };
  return { status: bound >= best.cost ? "optimal" : "feasible", ...told(best), bound };

  /** Looks for better schedules and for a better bound in turn. */
  function searchAndBound(): void {
    const bounds = boundSearch(model, () => best?.cost ?? dearest(model));
    let spentOnBound = 0;
    let rises = true;
    const began = budget.spent();
    while (!budget.expired() && !(best && bound >= best.cost)) {
      const before = budget.spent();
      const isFine = best !== undefined && best.cost <= bound * (1 + FINE_GAP);
      if (rises && spentOnBound <= (isFine ? FOR_A_FINE_BOUND : FOR_THE_BOUND) * (before - began)) {
        rises = bounds.raise(budget);
        raise(bounds.bound());
        spentOnBound += budget.spent() - before;
      } else search.round(budget, ROUND_THEN);
    }
  }

  function better(incumbent: Incumbent): void {
    if (best && incumbent.cost >= best.cost) return;
    best = incumbent;
    onProgress({ ...told(best), bound });
  }

  function raise(to: number): void {
    // A hair's breadth for rounding; costs of whole amounts have whole bounds.
    const proven = isWhole(shoot) ? Math.ceil(to * (1 - 1e-12)) : to * (1 - 1e-12);
    if (proven <= bound) return;
    bound = Math.min(proven, best?.cost ?? proven);
    onProgress({ ...(best ? told(best) : {}), bound });
  }

  function told({ slotOf, cost }: Incumbent): { slots: Slots; cost: number } {
    return { slots: Object.fromEntries(shoot.scenes.map(({ id }, scene) => [id, slotOf[scene]!])), cost };
  }
}

/** Whether every sum of money of a production is a whole number. */
function isWhole({ params, cast }: SchedulingInstance): boolean {
  const { dayCost, overhead, blockCost, intraCost, mixCost } = params;
  return [dayCost, overhead, blockCost, intraCost, mixCost ?? 0, ...cast.map(({ rate }) => rate)].every(
    Number.isInteger,
  );
}

function annealUntilStale(search: Annealing, rounds: number, part: number, budget: Budget): void {
  let stale = 0;
  while (stale < rounds && !budget.expired()) {
    const before = search.best()?.cost;
    search.round(budget, part);
    stale = search.best()?.cost === before ? stale + 1 : 0;
  }
}
