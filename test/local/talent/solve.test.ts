import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payOf } from "../../../infra/local/talent/pay.ts";
import { talentProblem } from "../../../infra/local/talent/problem.ts";
import { searchTalent } from "../../../infra/local/talent/search.ts";
import { solveTalent } from "../../../infra/local/talent/solve.ts";
import { budgetOf } from "../../../shared/schedule/search/budget.ts";
import { film, films, orders } from "./instances.ts";

const inOrder = (scenes: number) => Array.from({ length: scenes }, (_, scene) => scene);
const plenty = () => budgetOf(1_000_000);

describe("a talent solution", () => {
  it("is the best of all orders of a small film", () => {
    fc.assert(
      fc.property(films({ scenes: 6, actors: 5 }), (instance) => {
        const best = Math.min(...orders(inOrder(instance.scenes)).map((order) => payOf(instance, order)));
        const { status, order, cost, bound } = solveTalent(instance, { budget: plenty() });
        expect([status, cost, bound]).toEqual(["optimal", best, best]);
        expect(payOf(instance, order)).toBe(cost);
        expect(order.toSorted((a, b) => a - b)).toEqual(inOrder(instance.scenes));
      }),
      { numRuns: 150 },
    );
  });

  it("is optimal without annealing, by the search alone", () => {
    fc.assert(
      fc.property(films({ scenes: 6, actors: 5 }), (instance) => {
        const known = { order: [], cost: Number.POSITIVE_INFINITY };
        const options = { best: known, budget: plenty(), mostStates: 100_000 };
        const { waiting, bound } = searchTalent(talentProblem(instance), options);
        const best = Math.min(...orders(inOrder(instance.scenes)).map((order) => payOf(instance, order)));
        expect(payOf(instance, waiting.order)).toBe(best);
        expect(bound).toBe(waiting.cost);
      }),
      { numRuns: 150 },
    );
  });

  it("costs the same when the scenes of a long film are in reverse", () => {
    const rows = ["xx..x..", ".xx..x.", "x..xx..", "..xx..x"].map((row) => row.repeat(6).slice(0, 40));
    const film40 = film(rows.map((row, at) => row.slice(at * 5) + row.slice(0, at * 5)));
    const turned = { ...film40, matrix: film40.matrix.map((row) => row.toReversed()) };
    const [one, other] = [film40, turned].map((instance) => solveTalent(instance, { budget: plenty() }));
    expect(one?.status).toBe("optimal");
    expect(other?.cost).toBe(one?.cost);
  });

  it("has no bound above a known order when the budget expires early", () => {
    fc.assert(
      fc.property(films({ scenes: 12, actors: 8 }), fc.nat({ max: 40 }), (instance, steps) => {
        const { status, cost, bound, order } = solveTalent(instance, { budget: budgetOf(steps) });
        const best = solveTalent(instance, { budget: plenty() });
        expect(bound).toBeLessThanOrEqual(best.cost);
        expect(cost).toBeGreaterThanOrEqual(best.cost);
        expect(payOf(instance, order)).toBe(cost);
        if (status === "optimal") expect(cost).toBe(best.cost);
      }),
      { numRuns: 60 },
    );
  });

  it("has a bound for what remains open when the state limit is reached", () => {
    const busy = film(["x..x..x.x", ".xx...x.x", "x.x.x....", "..xx.x.x.", "x....xx.x"], { cost: [3, 1, 4, 1, 5] });
    const known = { order: [], cost: Number.POSITIVE_INFINITY };
    const problem = talentProblem(busy);
    const whole = searchTalent(problem, { best: known, budget: plenty(), mostStates: 1_000_000 });
    const cut = searchTalent(problem, { best: known, budget: plenty(), mostStates: 60 });
    expect(whole.bound).toBe(whole.waiting.cost);
    expect(cut.bound).toBeGreaterThan(0);
    expect(cut.bound).toBeLessThanOrEqual(whole.bound);
  });

  it("is the same for the same seed and steps", () => {
    fc.assert(
      fc.property(films({ scenes: 14, actors: 6 }), fc.nat({ max: 60 }), fc.nat(99), (instance, steps, seed) => {
        const [one, other] = [1, 2].map(() => solveTalent(instance, { budget: budgetOf(steps), seed }));
        expect(one).toEqual(other);
      }),
      { numRuns: 40 },
    );
  });

  it("is feasible, and not claimed optimal, for more scenes than the proof can handle", () => {
    const rows = Array.from({ length: 33 }, (_, actor) =>
      Array.from({ length: 70 }, (_, scene) => ((scene + actor * 3) % 11 === 0 || scene === actor ? "x" : ".")).join(
        "",
      ),
    );
    const { status, order, cost, bound } = solveTalent(film(rows), { budget: budgetOf(200) });
    expect(status).toBe("feasible");
    expect(order.toSorted((a, b) => a - b)).toEqual(inOrder(70));
    expect(bound).toBeLessThan(cost);
  });
});

describe("pay", () => {
  it.each([
    ["who is in no scene is not paid", ["..."], [0, 1, 2], 0],
    ["who is in one scene is paid for it", [".x."], [0, 1, 2], 2],
    ["who waits between two scenes is paid meanwhile", ["x.x"], [0, 1, 2], 7],
    ["who is called in a row does not wait", ["x.x"], [0, 2, 1], 5],
  ])("%s", (_, rows, order, pay) => {
    expect(payOf(film(rows, { duration: [1, 2, 4] }), order)).toBe(pay);
  });
});
