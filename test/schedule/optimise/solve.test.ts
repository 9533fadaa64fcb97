import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budgetOf } from "../../../shared/schedule/budget.ts";
import { boundSearch } from "../../../shared/schedule/optimise/bound/lower-bound.ts";
import { check } from "../../../shared/schedule/optimise/check.ts";
import { constraintsOf, without } from "../../../shared/schedule/optimise/constraints.ts";
import { costOf } from "../../../shared/schedule/optimise/cost.ts";
import type { Shoot } from "../../../shared/schedule/optimise/instance.ts";
import { modelOf } from "../../../shared/schedule/optimise/model.ts";
import { isRefuted } from "../../../shared/schedule/optimise/refute.ts";
import { solveShoot } from "../../../shared/schedule/optimise/solve.ts";
import { feature, leastCost, productions } from "./productions.ts";

const plenty = () => budgetOf(6000);
const tiny = productions({ scenes: 5, slots: 4 });
const tied = productions({ scenes: 5, slots: 4, tied: true });
/** With drops after a gap of so many days, which the calendar has room for. */
const dropping = fc
  .tuple(productions({ scenes: 5, slots: 5 }), fc.integer({ min: 1, max: 3 }))
  .map(([shoot, dropDays]): Shoot => ({ ...shoot, params: { ...shoot.params, dropDays } }));

/** The bound of the large method, taken until it rises no more. */
function boundOf(shoot: Shoot, upper: number, questions = 4000): number {
  const search = boundSearch(modelOf(shoot), () => upper);
  const budget = budgetOf(questions);
  while (!budget.expired() && search.raise(budget));
  return search.bound();
}

describe("the answer for a production", () => {
  it.each([
    ["dates, pins and limits", tiny],
    ["hours, orders, shared, split and locked days", tied],
  ])("is the best of all schedules with %s when there are few, and none exactly when there is none", (_, any) => {
    fc.assert(
      fc.property(any, (shoot) => {
        const least = leastCost(shoot);
        const answer = solveShoot(shoot, { budget: plenty() });
        const expected = Number.isFinite(least)
          ? { status: "optimal", cost: least, bound: least }
          : { status: "infeasible" };
        expect(answer).toMatchObject(expected);
      }),
      { numRuns: 25 },
    );
  });

  it("keeps every rule with drops and pick-ups, and has no bound above the best", () => {
    fc.assert(
      fc.property(dropping, (shoot) => {
        const least = leastCost(shoot);
        const answer = solveShoot(shoot, { budget: budgetOf(300) });
        if (answer.status !== "feasible" && answer.status !== "optimal") {
          expect(least).toBe(Number.POSITIVE_INFINITY);
          return;
        }
        expect(check(shoot, answer.slots)).toEqual([]);
        expect(answer.cost).toBe(costOf(shoot, answer.slots).total);
        expect(answer.cost).toBeGreaterThanOrEqual(least);
        expect(answer.bound).toBeLessThanOrEqual(least);
      }),
      { numRuns: 20 },
    );
  });

  it("has a bound that does not let half an actor come early for one scene and half late for another", () => {
    const shoot = feature({ scenes: 60, cast: 20, places: 20, slots: 24, seed: 3 });
    // The best schedule known. Where a day's cast is only paid day by day, the bound stays below 1,054,000.
    const known = 1_138_550;
    const bound = boundOf(shoot, known, 8000);
    expect(bound).toBeLessThanOrEqual(known);
    expect(bound).toBeGreaterThan(1_075_000);
  });

  it.each([
    ["dates, pins and limits", tiny],
    ["hours, orders, shared, split and locked days", tied],
    ["drops and pick-ups", dropping],
  ])("has a bound that no schedule with %s undercuts, whatever the size it was made for", (_, any) => {
    fc.assert(
      fc.property(any, (shoot) => {
        const least = leastCost(shoot);
        fc.pre(least < Number.POSITIVE_INFINITY && !isRefuted(shoot));
        expect(boundOf(shoot, least * 1.1 + 1)).toBeLessThanOrEqual(least * (1 + 1e-9) + 1e-6);
      }),
      { numRuns: 30 },
    );
  });

  it.each([1, 2, 3])("obeys every rule and costs what it says for a whole film (seed %i)", (seed) => {
    const shoot = feature({ scenes: 60, cast: 15, places: 16, slots: 20, seed });
    const bounds: number[] = [];
    const costs: number[] = [];
    const answer = solveShoot(shoot, {
      budget: budgetOf(9000),
      onProgress: ({ bound, cost }) => {
        bounds.push(bound);
        if (cost !== undefined) costs.push(cost);
      },
    });
    if (answer.status !== "feasible" && answer.status !== "optimal") throw new Error(answer.status);
    expect(check(shoot, answer.slots)).toEqual([]);
    expect(costOf(shoot, answer.slots).total).toBe(answer.cost);
    expect(answer.bound).toBeGreaterThan(0.8 * answer.cost);
    expect(answer.bound).toBeLessThanOrEqual(answer.cost);
    expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  });

  it("comes at once for a calendar of years", () => {
    const shoot = feature({ scenes: 120, cast: 30, places: 30, slots: 700, tight: 0.3 });
    const answer = solveShoot(shoot, { budget: budgetOf(200) });
    if (answer.status !== "feasible") throw new Error(answer.status);
    expect(check(shoot, answer.slots)).toEqual([]);
  });

  it("is the same for the same seed", () => {
    const shoot = feature({ scenes: 40, cast: 12, places: 10, slots: 14 });
    const [one, other] = [7, 7].map((seed) => solveShoot(shoot, { budget: budgetOf(4000), seed }));
    expect(one).toEqual(other);
  });

  it("never costs more when a constraint is dropped", () => {
    fc.assert(
      fc.property(fc.oneof(tiny, tied), fc.nat(), (shoot, choice) => {
        const droppable = constraintsOf(shoot).filter(({ kind }) => kind !== "cast" && kind !== "calendar");
        const dropped = droppable[choice % droppable.length]!;
        const [before, after] = [shoot, without(shoot, [dropped])].map((one) => solveShoot(one, { budget: plenty() }));
        if (before?.status !== "optimal") return;
        expect(after).toMatchObject({ status: "optimal" });
        if (after?.status === "optimal") expect(after.cost).toBeLessThanOrEqual(before.cost);
      }),
      { numRuns: 24 },
    );
  });
});
