import { type Budget, budgetOf, orWhen } from "../../search/budget.ts";
import { proveSmallInstance } from "../exact/prove-small-instance.ts";
import { modelOf } from "../instance/compiled-model.ts";
import { isProvablyInfeasible } from "../instance/infeasibility-proof.ts";
import type { SchedulingInstance } from "../instance/instance.ts";
import { annealing } from "../local-search/anneal.ts";
import { type Constraint, constraintsOf, inWords, without } from "./constraints.ts";
import { type Conflict, minimalConflict } from "./minimal-conflict.ts";
import { type Finder, relaxationsFor, relaxationsForBoth } from "./relaxations.ts";

/** How often a search for a schedule may look at its budget, and one for a proof: both take some tenths of a second. */
const FINDING = 1500;
const PROVING = 2000;
/** So many pairs of changes are enough. */
const MOST_PAIRS = 3;
/** More scenes than these are counted rather than named. */
const MOST_NAMED = 12;

/** Why there is no schedule, in sentences: the fewest constraints found that clash, and the least changes that would help. */
export interface Explanation {
  readonly conflict: readonly string[];
  /** Each is enough by itself, of one or of two sentences. Empty when more than two of the constraints would have to give. */
  readonly changes: readonly string[];
}

/** Explains a production that is proven to have no schedule, as far as the budget allows. */
export function explainInfeasible(shoot: SchedulingInstance, budget: Budget): Explanation {
  const proves = isProvablyInfeasible(shoot)
    ? isProvablyInfeasible
    : (other: SchedulingInstance) => isProvablyInfeasible(other) || !mayBePossible(other, budget);
  const found = minimalConflict(shoot, proves);
  const find = (other: SchedulingInstance) => (isProvablyInfeasible(other) ? undefined : scheduleOf(other, budget));
  const changes = relaxationsFor(shoot, found.constraints, find);
  return {
    conflict: [...found.constraints.map(({ sentence }) => sentence), inScenes(shoot, found)],
    changes:
      changes.length > 0 ? changes : pairsOfChanges(shoot, found.constraints, { isRefuted: proves, find, budget }),
  };
}

/** Where one constraint is not enough, because something else clashes too: changes of two that are. */
function pairsOfChanges(
  shoot: SchedulingInstance,
  constraints: readonly Constraint[],
  search: { isRefuted: (shoot: SchedulingInstance) => boolean; find: Finder; budget: Budget },
): string[] {
  const all = constraintsOf(shoot);
  const pairs: string[] = [];
  for (const one of constraints) {
    const rest = without(shoot, [one]);
    if (pairs.length >= MOST_PAIRS || search.budget.expired()) break;
    if (!search.isRefuted(rest)) continue;
    for (const { sentence } of minimalConflict(rest, search.isRefuted).constraints) {
      const other = all.find((known) => known.sentence === sentence);
      const pair = other && relaxationsForBoth(shoot, [one, other], search.find);
      if (!pair) continue;
      pairs.push(pair);
      break;
    }
  }
  return pairs;
}

function inScenes(shoot: SchedulingInstance, { scenes }: Conflict): string {
  const strips = scenes.flatMap((scene) => shoot.scenes[scene] ?? []);
  const ids = strips.map(({ id }) => id);
  if (ids.length === 1) return `Scene ${ids[0]} has no day that keeps all of this.`;
  const eighths = strips.reduce((sum, scene) => sum + scene.eighths, 0);
  const locations = new Set(strips.map(({ loc }) => loc)).size;
  const size = `${eighths} eighths at ${locations} location${locations === 1 ? "" : "s"}`;
  const which =
    ids.length > MOST_NAMED ? `${ids.length} of the ${shoot.scenes.length} scenes` : `Scenes ${inWords(ids)}`;
  return `${which} (${size}) cannot all be shot so that this is kept.`;
}

/** A schedule, if annealing soon finds one. */
function scheduleOf(shoot: SchedulingInstance, budget: Budget): readonly number[] | undefined {
  const search = annealing(modelOf(shoot), 1);
  const asks = budgetOf(FINDING);
  const soon = orWhen(asks, () => search.best() !== undefined || budget.expired());
  while (!soon.expired()) search.round(soon);
  return search.best()?.slotOf;
}

/** False when a search proves that there is no schedule. */
function mayBePossible(shoot: SchedulingInstance, budget: Budget): boolean {
  if (scheduleOf(shoot, budget)) return true;
  const asks = budgetOf(PROVING);
  let found = false;
  const proof = proveSmallInstance(modelOf(shoot), {
    upper: Number.POSITIVE_INFINITY,
    budget: orWhen(asks, () => found || budget.expired()),
    onBetter: () => {
      found = true;
    },
    onBound: () => {},
  });
  return found || !proof?.complete;
}
