import { expect, it } from "vitest";
import { payForWork, payOf } from "../../../infra/local/talent/pay.ts";
import { talentProblem } from "../../../infra/local/talent/problem.ts";
import { solveTalent } from "../../../infra/local/talent/solve.ts";
import { searchSubsets } from "../../../infra/local/talent/subset-search.ts";
import { budgetOf } from "../../../shared/schedule/search/budget.ts";
import { leastPay } from "../../bench/talent-baseline.ts";
import { randomTalentInstance } from "../../bench/talent-instances.ts";
import { orders } from "./instances.ts";

const seeds = [1, 2, 3, 4, 5];

it("are the same for the same seed, and every actor has at least two scenes", () => {
  for (const seed of seeds) {
    const instance = randomTalentInstance(16, 8, seed);
    expect(randomTalentInstance(16, 8, seed)).toEqual(instance);
    expect(randomTalentInstance(16, 8, seed + 1)).not.toEqual(instance);
    const counts = instance.matrix.map((row) => row.filter((needed) => needed === 1).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(8);
  }
});

it("have the same minimum pay by the baseline as by trying all orders", () => {
  for (const seed of seeds) {
    const instance = randomTalentInstance(6, 5, seed);
    const all = orders([0, 1, 2, 3, 4, 5]).map((order) => payOf(instance, order));
    expect(leastPay(instance, budgetOf(1e6))).toBe(Math.min(...all));
  }
});

it("are solved at the same pay by the baseline and by the solver", () => {
  for (const seed of seeds) {
    const instance = randomTalentInstance(14, 9, seed);
    const { status, cost } = solveTalent(instance, { budget: budgetOf(1e6) });
    expect(status).toBe("optimal");
    expect(leastPay(instance, budgetOf(1e6))).toBe(cost);
  }
});

it("are solved over all subsets at the same pay, from any known order, for odd and even numbers of scenes", () => {
  for (const [seed, scenes] of [9, 12, 13, 14, 15].entries()) {
    const instance = randomTalentInstance(scenes, 12, seed);
    const problem = talentProblem(instance);
    const order = Array.from({ length: scenes }, (_, scene) => scene);
    const best = { order, cost: payOf(instance, order) - payForWork(instance) };
    const found = searchSubsets(problem, { best, budget: budgetOf(1e6) });
    expect(found?.order.toSorted((one, other) => one - other)).toEqual(order);
    expect(payOf(instance, found?.order ?? [])).toBe(leastPay(instance, budgetOf(1e6)));
    expect(found?.cost).toBe(payOf(instance, found?.order ?? []) - payForWork(instance));
    expect(searchSubsets(problem, { best: found ?? best, budget: budgetOf(1e6) })).toBe(found);
    expect(searchSubsets(problem, { best, budget: budgetOf(0) })).toBeUndefined();
  }
});

it("are proven optimal where the search with bounds stops early, up to 26 scenes", () => {
  for (const scenes of [14, 27]) {
    const instance = randomTalentInstance(scenes, 22, 1);
    const { status } = solveTalent(instance, { budget: budgetOf(1e6), mostStates: 1 });
    expect(status).toBe(scenes === 14 ? "optimal" : "feasible");
  }
});

it("are too large for the baseline beyond 24 scenes, and its budget ends it", () => {
  expect(leastPay(randomTalentInstance(25, 8, 1), budgetOf(1e6))).toBeUndefined();
  expect(leastPay(randomTalentInstance(16, 8, 1), budgetOf(3))).toBeUndefined();
});
