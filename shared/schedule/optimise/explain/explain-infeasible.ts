import { t } from "../../../i18n/speech.ts";
import { type Budget, budgetOf, orWhen } from "../../search/budget.ts";
import { proveSmallInstance } from "../exact/prove-small-instance.ts";
import { usableModelOf } from "../instance/compiled-model.ts";
import { isProvablyInfeasible } from "../instance/infeasibility-proof.ts";
import type { SchedulingInstance } from "../instance/instance.ts";
import { annealing } from "../local-search/anneal.ts";
import { type Constraint, constraintsOf, inWords, without } from "./constraints.ts";
import { type Conflict, minimalConflict } from "./minimal-conflict.ts";
import { type Finder, relaxationsFor, relaxationsForBoth } from "./relaxations.ts";

/** Budget checks allowed for one search for a schedule, and for one proof; each takes some tenths of a second. */
const FINDING = 1500;
const PROVING = 2000;
/** Maximum number of suggested pairs of changes. */
const MAX_PAIRS = 3;
/** More scenes than this are counted instead of named. */
const MAX_NAMED = 12;

/**
 * Why an instance is infeasible, as sentences: a minimal set of conflicting constraints, and the smallest changes that
 * would help.
 */
export interface Explanation {
  readonly conflict: readonly string[];
  /**
   * Each change suffices on its own; one or two sentences. Empty when more than two constraints would have to be
   * relaxed.
   */
  readonly changes: readonly string[];
}

/** Explains an instance that is proven infeasible, as far as the budget allows. */
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
      changes.length > 0 ? changes : pairsOfChanges(shoot, found.constraints, { isInfeasible: proves, find, budget }),
  };
}

/** Pairs of changes that suffice together where no single one does, because there is more than one conflict. */
function pairsOfChanges(
  shoot: SchedulingInstance,
  constraints: readonly Constraint[],
  search: { isInfeasible: (shoot: SchedulingInstance) => boolean; find: Finder; budget: Budget },
): string[] {
  const all = constraintsOf(shoot);
  const pairs: string[] = [];
  for (const one of constraints) {
    const rest = without(shoot, [one]);
    if (pairs.length >= MAX_PAIRS || search.budget.expired()) break;
    if (!search.isInfeasible(rest)) continue;
    for (const { sentence } of minimalConflict(rest, search.isInfeasible).constraints) {
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
  if (ids.length === 1) return t("No day satisfies all of this for scene {id}.", { id: ids[0] });
  const eighths = strips.reduce((sum, scene) => sum + scene.eighths, 0);
  const locations = new Set(strips.map(({ loc }) => loc)).size;
  const which =
    ids.length > MAX_NAMED
      ? t("{count} of the {all} scenes", { count: ids.length, all: shoot.scenes.length })
      : t("Scenes {ids}", { ids: inWords(ids) });
  return t(
    "{which} ({eighths} eighths at {locations, plural, one {# location} other {# locations}}) cannot all be scheduled under these constraints.",
    { which, eighths, locations },
  );
}

/** A schedule, if annealing finds one soon. */
function scheduleOf(shoot: SchedulingInstance, budget: Budget): readonly number[] | undefined {
  const search = annealing(usableModelOf(shoot), 1);
  const asks = budgetOf(FINDING);
  const soon = orWhen(asks, () => search.best() !== undefined || budget.expired());
  while (!soon.expired()) search.round(soon);
  return search.best()?.slotOf;
}

/** False when infeasibility is proven. */
function mayBePossible(shoot: SchedulingInstance, budget: Budget): boolean {
  if (scheduleOf(shoot, budget)) return true;
  const asks = budgetOf(PROVING);
  let found = false;
  const proof = proveSmallInstance(usableModelOf(shoot), {
    upper: Number.POSITIVE_INFINITY,
    budget: orWhen(asks, () => found || budget.expired()),
    onBetter: () => {
      found = true;
    },
    onBound: () => {},
  });
  return found || !proof?.complete;
}
