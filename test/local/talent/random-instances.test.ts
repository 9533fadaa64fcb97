import { expect, it } from "vitest";
import { payOf } from "../../../infra/local/talent/pay.ts";
import { solveTalent } from "../../../infra/local/talent/solve.ts";
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

it("are too large for the baseline beyond 24 scenes, and its budget ends it", () => {
  expect(leastPay(randomTalentInstance(25, 8, 1), budgetOf(1e6))).toBeUndefined();
  expect(leastPay(randomTalentInstance(16, 8, 1), budgetOf(3))).toBeUndefined();
});
