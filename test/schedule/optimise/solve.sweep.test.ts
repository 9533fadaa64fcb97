import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { feature } from "./productions.ts";
import {
  boundOf,
  dropping,
  isBestOfAll,
  isBounded,
  isCheaperWithout,
  keepsRules,
  solvesFilm,
  tied,
  tiny,
} from "./solve-laws.ts";

describe("the answer for a production", () => {
  it.each([
    ["dates, pins and limits", tiny],
    ["hours, orders, shared, split and locked days", tied],
  ])("is the best of all schedules with %s when there are few, and none exactly when there is none", (_, any) => {
    fc.assert(fc.property(any, isBestOfAll), { numRuns: 25 });
  });

  it("keeps every rule with drops and pick-ups, and has no bound above the best", () => {
    fc.assert(fc.property(dropping, keepsRules), { numRuns: 20 });
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
    fc.assert(fc.property(any, isBounded), { numRuns: 30 });
  });

  it.each([1, 2, 3])("obeys every rule and costs what it says for a whole film (seed %i)", (seed) => {
    solvesFilm(seed, 9000, 0.8);
  });

  it("never costs more when a constraint is dropped", () => {
    fc.assert(fc.property(fc.oneof(tiny, tied), fc.nat(), isCheaperWithout), { numRuns: 24 });
  });
});
