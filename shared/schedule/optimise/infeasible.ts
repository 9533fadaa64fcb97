import { type Budget, budgetOf, orWhen } from "../budget.ts";
import { annealing } from "./anneal.ts";
import { changesFor } from "./changes.ts";
import { type Conflict, conflictOf } from "./conflict.ts";
import { inWords } from "./constraints.ts";
import type { Shoot } from "./instance.ts";
import { modelOf } from "./model.ts";
import { proveSmall } from "./proof.ts";
import { isRefuted } from "./refute.ts";

/** How often a search for a schedule may look at its budget, and one for a proof: both take some tenths of a second. */
const FINDING = 1500;
const PROVING = 2000;
/** More scenes than these are counted rather than named. */
const MOST_NAMED = 12;

/** Why there is no schedule, in sentences: the fewest constraints found that clash, and the least changes that would help. */
export interface Explanation {
  readonly conflict: readonly string[];
  /** Each is enough by itself. Empty when more than one of the constraints would have to give. */
  readonly changes: readonly string[];
}

/** Explains a production that is proven to have no schedule, as far as the budget allows. */
export function explained(shoot: Shoot, budget: Budget): Explanation {
  const proves = isRefuted(shoot) ? isRefuted : (other: Shoot) => isRefuted(other) || !mayBePossible(other, budget);
  const found = conflictOf(shoot, proves);
  const find = (other: Shoot) => (isRefuted(other) ? undefined : scheduleOf(other, budget));
  return {
    conflict: [...found.constraints.map(({ sentence }) => sentence), inScenes(shoot, found)],
    changes: changesFor(shoot, found.constraints, find),
  };
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
