import fc from "fast-check";
import { expect } from "vitest";
import { countingBound } from "../../../shared/schedule/optimise/bound/counting-bound.ts";
import { boundSearch } from "../../../shared/schedule/optimise/bound/lower-bound.ts";
import { costOf, proveSmallInstance } from "../../../shared/schedule/optimise/exact/prove-small-instance.ts";
import { constraintsOf, without } from "../../../shared/schedule/optimise/explain/constraints.ts";
import { modelOf } from "../../../shared/schedule/optimise/instance/compiled-model.ts";
import { scheduleCost } from "../../../shared/schedule/optimise/instance/cost.ts";
import { isProvablyInfeasible } from "../../../shared/schedule/optimise/instance/infeasibility-proof.ts";
import type { SchedulingInstance } from "../../../shared/schedule/optimise/instance/instance.ts";
import { verifySolution } from "../../../shared/schedule/optimise/instance/verify-solution.ts";
import { solveShoot } from "../../../shared/schedule/optimise/solve.ts";
import { budgetOf } from "../../../shared/schedule/search/budget.ts";
import { feature, leastCost, productions } from "./productions.ts";

const plenty = () => budgetOf(6000);
export const tiny = productions({ scenes: 5, slots: 4 });
export const tied = productions({ scenes: 5, slots: 4, tied: true });
/** With weekly rests. */
export const resting = productions({ scenes: 5, slots: 5, resting: true });
/** With drops after a gap of so many days, which fits into the calendar. */
export const dropping = fc
  .tuple(productions({ scenes: 5, slots: 5 }), fc.integer({ min: 1, max: 3 }))
  .map(([shoot, dropDays]): SchedulingInstance => ({ ...shoot, params: { ...shoot.params, dropDays } }));

/** The bound of the large-scale method, iterated until it stops rising. */
export function boundOf(shoot: SchedulingInstance, upper: number, questions = 4000): number {
  const search = boundSearch(modelOf(shoot), () => upper);
  const budget = budgetOf(questions);
  while (!budget.expired() && search.raise(budget));
  return search.bound();
}

/** The solution is the best of all schedules, and there is none exactly when none exists. */
export function isBestOfAll(shoot: SchedulingInstance): void {
  const least = leastCost(shoot);
  const answer = solveShoot(shoot, { budget: plenty() });
  const expected = Number.isFinite(least) ? { status: "optimal", cost: least, bound: least } : { status: "infeasible" };
  expect(answer).toMatchObject(expected);
}

/** The exact search alone, without a known schedule, finds the best of all schedules, and its first bound is not above. */
export function isFoundExactly(shoot: SchedulingInstance): void {
  fc.pre(!isProvablyInfeasible(shoot));
  const least = leastCost(shoot);
  let [cost, bound] = [Number.POSITIVE_INFINITY, 0];
  const model = modelOf(shoot);
  const proof = proveSmallInstance(model, {
    upper: Number.POSITIVE_INFINITY,
    budget: plenty(),
    onBetter: (slotOf) => {
      cost = costOf(model, slotOf);
    },
    onBound: (first) => {
      bound = first;
    },
  });
  expect(proof).toEqual({ complete: true, bound: least });
  expect(cost).toBe(least);
  expect(bound).toBeLessThanOrEqual(least * (1 + 1e-9) + 1e-6);
}

/** The solution meets every rule, and its bound is not above the optimum. */
export function keepsRules(shoot: SchedulingInstance): void {
  const least = leastCost(shoot);
  const answer = solveShoot(shoot, { budget: budgetOf(300) });
  if (answer.status !== "feasible" && answer.status !== "optimal") {
    expect(least).toBe(Number.POSITIVE_INFINITY);
    return;
  }
  expect(verifySolution(shoot, answer.slots)).toEqual([]);
  expect(answer.cost).toBe(scheduleCost(shoot, answer.slots).total);
  expect(answer.cost).toBeGreaterThanOrEqual(least);
  expect(answer.bound).toBeLessThanOrEqual(least);
}

/** The cost of every schedule is at least the bound of the large-scale method, and the one that is counted. */
export function isBounded(shoot: SchedulingInstance): void {
  const least = leastCost(shoot);
  fc.pre(least < Number.POSITIVE_INFINITY && !isProvablyInfeasible(shoot));
  expect(boundOf(shoot, least * 1.1 + 1)).toBeLessThanOrEqual(least * (1 + 1e-9) + 1e-6);
  expect(countingBound(modelOf(shoot))).toBeLessThanOrEqual(least * (1 + 1e-9) + 1e-6);
}

/** The cost never rises when a constraint is dropped. */
export function isCheaperWithout(shoot: SchedulingInstance, choice: number): void {
  const droppable = constraintsOf(shoot).filter(({ kind }) => kind !== "cast" && kind !== "calendar");
  const dropped = droppable[choice % droppable.length]!;
  const [before, after] = [shoot, without(shoot, [dropped])].map((one) => solveShoot(one, { budget: plenty() }));
  if (before?.status !== "optimal") return;
  expect(after).toMatchObject({ status: "optimal" });
  if (after?.status === "optimal") expect(after.cost).toBeLessThanOrEqual(before.cost);
}

/** A feature film's solution meets every rule at its stated cost, its bound is this near, and both only improve. */
export function solvesFilm(seed: number, questions: number, leastBound: number): void {
  const shoot = feature({ scenes: 60, cast: 15, places: 16, slots: 20, seed });
  const bounds: number[] = [];
  const costs: number[] = [];
  const answer = solveShoot(shoot, {
    budget: budgetOf(questions),
    onProgress: ({ bound, cost }) => {
      bounds.push(bound);
      if (cost !== undefined) costs.push(cost);
    },
  });
  if (answer.status !== "feasible" && answer.status !== "optimal") throw new Error(answer.status);
  expect(verifySolution(shoot, answer.slots)).toEqual([]);
  expect(scheduleCost(shoot, answer.slots).total).toBe(answer.cost);
  expect(answer.bound).toBeGreaterThan(leastBound * answer.cost);
  expect(answer.bound).toBeLessThanOrEqual(answer.cost);
  expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
}
