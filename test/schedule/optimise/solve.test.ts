import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verifySolution } from "../../../shared/schedule/optimise/instance/verify-solution.ts";
import { solveShoot } from "../../../shared/schedule/optimise/solve.ts";
import { budgetOf } from "../../../shared/schedule/search/budget.ts";
import { feature } from "./productions.ts";
import {
  dropping,
  isBestOfAll,
  isBounded,
  isCheaperWithout,
  keepsRules,
  solvesFilm,
  tied,
  tiny,
} from "./solve-laws.ts";

describe("the solution for a production", () => {
  it.each([
    ["dates, pins and limits", tiny],
    ["hours, orders, shared, split and locked days", tied],
  ])("is the best of all schedules with %s if they are few, and exists exactly when one does", (_, any) => {
    fc.assert(fc.property(any, isBestOfAll), { numRuns: 3 });
  });

  it("meets every rule with drops and pickups, and has no bound above the optimum", () => {
    fc.assert(fc.property(dropping, keepsRules), { numRuns: 3 });
  });

  it.each([
    ["dates, pins and limits", tiny],
    ["hours, orders, shared, split and locked days", tied],
    ["drops and pick-ups", dropping],
  ])("has a bound below the cost of every schedule with %s, at any size", (_, any) => {
    fc.assert(fc.property(any, isBounded), { numRuns: 3 });
  });

  it("meets every rule at its stated cost for a feature film", () => solvesFilm(1, 1000, 0.5));

  it("is immediate for a calendar of years", () => {
    const shoot = feature({ scenes: 120, cast: 30, places: 30, slots: 700, tight: 0.3 });
    const answer = solveShoot(shoot, { budget: budgetOf(200) });
    if (answer.status !== "feasible") throw new Error(answer.status);
    expect(verifySolution(shoot, answer.slots)).toEqual([]);
  });

  it("is the same for the same seed", () => {
    const shoot = feature({ scenes: 40, cast: 12, places: 10, slots: 14 });
    const [one, other] = [7, 7].map((seed) => solveShoot(shoot, { budget: budgetOf(600), seed }));
    expect(one).toEqual(other);
  });

  it("never costs more when a constraint is dropped", () => {
    fc.assert(fc.property(fc.oneof(tiny, tied), fc.nat(), isCheaperWithout), { numRuns: 3 });
  });
});
