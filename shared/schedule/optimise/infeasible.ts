import { type Budget, budgetOf, orWhen } from "../budget.ts";
import { annealing } from "./anneal.ts";
import { changesFor, changesForBoth, type Finder } from "./changes.ts";
import { type Conflict, conflictOf } from "./conflict.ts";
import { type Constraint, constraintsOf, inWords, without } from "./constraints.ts";
import type { Shoot } from "./instance.ts";
import { modelOf } from "./model.ts";
import { proveSmall } from "./proof.ts";
import { isRefuted } from "./refute.ts";

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
export function explained(shoot: Shoot, budget: Budget): Explanation {
  const proves = isRefuted(shoot) ? isRefuted : (other: Shoot) => isRefuted(other) || !mayBePossible(other, budget);
  const found = conflictOf(shoot, proves);
  const find = (other: Shoot) => (isRefuted(other) ? undefined : scheduleOf(other, budget));
  const changes = changesFor(shoot, found.constraints, find);
  return {
    conflict: [...found.constraints.map(({ sentence }) => sentence), inScenes(shoot, found)],
    changes:
      changes.length > 0 ? changes : pairsOfChanges(shoot, found.constraints, { isRefuted: proves, find, budget }),
  };
}

/** Where one constraint is not enough, because something else clashes too: changes of two that are. */
function pairsOfChanges(
  shoot: Shoot,
  constraints: readonly Constraint[],
  search: { isRefuted: (shoot: Shoot) => boolean; find: Finder; budget: Budget },
): string[] {
  const all = constraintsOf(shoot);
  const pairs: string[] = [];
  for (const one of constraints) {
    const rest = without(shoot, [one]);
    if (pairs.length >= MOST_PAIRS || search.budget.expired()) break;
    if (!search.isRefuted(rest)) continue;
    for (const { sentence } of conflictOf(rest, search.isRefuted).constraints) {
      const other = all.find((known) => known.sentence === sentence);
      const pair = other && changesForBoth(shoot, [one, other], search.find);
      if (!pair) continue;
      pairs.push(pair);
      break;
    }
  }
  return pairs;
}

function inScenes(shoot: Shoot, { scenes }: Conflict): string {
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
function scheduleOf(shoot: Shoot, budget: Budget): readonly number[] | undefined {
  const search = annealing(modelOf(shoot), 1);
  const asks = budgetOf(FINDING);
  const soon = orWhen(asks, () => search.best() !== undefined || budget.expired());
  while (!soon.expired()) search.round(soon);
  return search.best()?.slotOf;
}

/** False when a search proves that there is no schedule. */
function mayBePossible(shoot: Shoot, budget: Budget): boolean {
  if (scheduleOf(shoot, budget)) return true;
  const asks = budgetOf(PROVING);
  let found = false;
  const proof = proveSmall(modelOf(shoot), {
    upper: Number.POSITIVE_INFINITY,
    budget: orWhen(asks, () => found || budget.expired()),
    onBetter: () => {
      found = true;
    },
    onBound: () => {},
  });
  return found || !proof?.complete;
}
