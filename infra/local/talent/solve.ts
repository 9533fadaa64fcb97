import type { Budget } from "../../../shared/schedule/search/budget.ts";
import { annealed, type Waiting } from "./anneal.ts";
import type { TalentInstance } from "./instance.ts";
import { payForWork, payOf } from "./pay.ts";
import { fits, type TalentProblem, talentProblem } from "./problem.ts";
import { reduced } from "./reduction.ts";
import { type SearchOutcome, searchTalent } from "./search.ts";
import { MAX_TABLE_SCENES, searchSubsets } from "./subset-search.ts";

/** Sets that the table of searchSubsets computes in the time of one state of searchTalent. */
const SETS_PER_STATE = 256;

/**
 * An order of all scenes (from 0) and its pay. `bound` is a lower bound on the pay; the order is optimal when it equals
 * `cost`.
 */
export interface TalentSolution {
  readonly status: "optimal" | "feasible";
  readonly order: readonly number[];
  readonly cost: number;
  readonly bound: number;
}

/**
 * Orders scenes for minimum pay: reduces the instance, anneals a good order, then proves it optimal or finds a better
 * one. Instances of more than 64 scenes or 30 actors after the reduction are only annealed.
 *
 * @param options.seed the same seed gives the same order when the budget does not expire
 * @param options.mostStates maximum number of states of the proof, about 60 bytes each
 */
export function solveTalent(
  instance: TalentInstance,
  { budget, seed = 1, mostStates = 6_000_000 }: { budget: Budget; seed?: number; mostStates?: number },
): TalentSolution {
  const { instance: small, expand } = reduced(instance);
  const exact = fits(small);
  const best = annealed(small, { budget, seed, rounds: exact ? 4 : Number.POSITIVE_INFINITY });
  const { waiting, bound } = exact
    ? proven(talentProblem(small), { best, budget, mostStates })
    : { waiting: best, bound: 0 };
  const order = expand(waiting.order);
  const cost = payOf(instance, order);
  if (bound >= waiting.cost) return { status: "optimal", order, cost, bound: cost };
  return { status: "feasible", order, cost, bound: payForWork(instance) + bound };
}

/** Searches with bounds first, and over all subsets where that would take as long. */
function proven(
  problem: TalentProblem,
  { best, budget, mostStates }: { best: Waiting; budget: Budget; mostStates: number },
): SearchOutcome {
  const isTable = problem.scenes <= MAX_TABLE_SCENES;
  const states = isTable ? Math.min(mostStates, 2 ** problem.scenes / SETS_PER_STATE) : mostStates;
  const found = searchTalent(problem, { best, budget, mostStates: states });
  if (!isTable || found.bound >= found.waiting.cost) return found;
  const waiting = searchSubsets(problem, { best: found.waiting, budget });
  return waiting ? { waiting, bound: waiting.cost } : found;
}
