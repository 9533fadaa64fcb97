import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { feature } from "./productions.ts";
import {
  boundOf,
  dropping,
  isBestOfAll,
  isBounded,
  isCheaperWithout,
  isFoundExactly,
  keepsRules,
  resting,
  solvesFilm,
  tied,
  tiny,
} from "./solve-laws.ts";

describe("the solution for a production", () => {
  it.each([
    ["dates, pins and limits", tiny],
    ["hours, orders, shared, split and locked days", tied],
    ["weekly rests", resting],
  ])("is the best of all schedules with %s if they are few, and exists exactly when one does", (_, any) => {
    fc.assert(fc.property(any, isBestOfAll), { numRuns: 25 });
  });

  it("is found by the exact search alone if scenes are few", () => {
    fc.assert(fc.property(fc.oneof(tiny, tied, resting), isFoundExactly), { numRuns: 90 });
  });

  it.each([
    ["drops and pickups", dropping],
    ["weekly rests", resting],
  ])("meets every rule with %s, and has no bound above the optimum", (_, any) => {
    fc.assert(fc.property(any, keepsRules), { numRuns: 20 });
  });

  it("has a bound that does not split an actor between an early and a late scene", () => {
    const shoot = feature({ scenes: 60, cast: 20, places: 20, slots: 24, seed: 3 });
    // The cost of the best known schedule. If the cast of a day is only paid per day, the bound stays below 1,054,000.
    const known = 1_138_550;
    const bound = boundOf(shoot, known, 8000);
    expect(bound).toBeLessThanOrEqual(known);
    expect(bound).toBeGreaterThan(1_075_000);
  });

  it.each([
    ["dates, pins and limits", tiny],
    ["hours, orders, shared, split and locked days", tied],
    ["drops and pick-ups", dropping],
  ])("has a bound below the cost of every schedule with %s, at any size", (_, any) => {
    fc.assert(fc.property(any, isBounded), { numRuns: 30 });
  });

  it.each([1, 2, 3])("meets every rule at its stated cost for a feature film (seed %i)", (seed) => {
    solvesFilm(seed, 9000, 0.8);
  });

  it("never costs more when a constraint is dropped", () => {
    fc.assert(fc.property(fc.oneof(tiny, tied), fc.nat(), isCheaperWithout), { numRuns: 24 });
  });
});
