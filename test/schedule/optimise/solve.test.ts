import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseInstance } from "../../../shared/schedule/optimise/instance/instance.ts";
import { verifySolution } from "../../../shared/schedule/optimise/instance/verify-solution.ts";
import { solveShoot } from "../../../shared/schedule/optimise/solve.ts";
import { budgetOf, budgetOfWork } from "../../../shared/schedule/search/budget.ts";
import { feature } from "./productions.ts";
import {
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
    fc.assert(fc.property(any, isBestOfAll), { numRuns: 3 });
  });

  it("is found by the exact search alone if scenes are few", () => {
    fc.assert(fc.property(fc.oneof(tiny, tied, resting), isFoundExactly), { numRuns: 9 });
  });

  it("keeps a night between two others a night, although an earlier one has room for its scene", () => {
    const abs = [0, 1, 2];
    const shoot = parseInstance({
      params: {
        ...{ maxEighths: 9, maxScenes: 3, maxLocs: 1, moveEighths: 0, nightBlockCost: 5 },
        ...{ dayCost: 1, overhead: 1, blockCost: 0, intraCost: 0 },
      },
      calendar: { dates: abs.map((day) => `2031-03-1${day}`), abs },
      scenes: ["N", "F", "N", "N"].map((kind, at) => ({ id: `${at}`, loc: 0, eighths: 1, cast: [], kind })),
      cast: [],
      locations: [{ id: "the pier" }],
      pinned: abs.map((slot) => ({ scene: slot, slot })),
    });
    isFoundExactly(shoot);
    expect(solveShoot(shoot, { budget: budgetOf(1000) })).toMatchObject({ slots: { 3: 1 }, cost: 3 + 3 + 5 });
  });

  it("is proven to be the best although it has to pay for a missing weekly rest", () => {
    const abs = [0, 1, 2, 3, 4, 5, 6, 7];
    const shoot = parseInstance({
      params: {
        ...{ maxEighths: 1, maxScenes: 1, maxLocs: 1, moveEighths: 0, weekRest: 54 * 60, weekRestCost: 30 },
        ...{ dayCost: 10, overhead: 1, blockCost: 0, intraCost: 0 },
      },
      calendar: { dates: abs.map((day) => `2031-03-1${day}`), abs },
      scenes: abs.slice(1).map((at) => ({ id: `${at}`, loc: 0, eighths: 1, cast: [], kind: "D" })),
      cast: [],
      locations: [{ id: "the pier" }],
    });
    // Seven of eight days leave no rest of 54 hours.
    expect(solveShoot(shoot, { budget: budgetOf(3000) })).toMatchObject({
      status: "optimal",
      cost: 70 + 7 + 30,
      bound: 107,
    });
  });

  it("keeps someone's rest before a week with another unit, although another order is cheaper until then", () => {
    const abs = [0, 1, 6, 7];
    const pay = { rate: 5, avail: null };
    const shoot = parseInstance({
      params: {
        ...{ maxEighths: 1, maxScenes: 1, maxLocs: 1, moveEighths: 0, weekRest: 54 * 60, weekRestCost: 30 },
        ...{ dayCost: 10, overhead: 1, blockCost: 0, intraCost: 0 },
      },
      calendar: { dates: abs.map((day) => `2031-03-1${day}`), abs },
      scenes: [[1], [0], [1], []].map((cast, at) => ({ id: `${at}`, loc: 0, eighths: 1, cast, kind: "D" })),
      cast: [
        {
          ...{ id: "Ana", rate: 0, avail: null },
          elsewhere: [8, 9, 10, 11, 12].map((day) => ({ day, call: 7 * 60, wrap: 19 * 60 })),
        },
        { id: "Ben", ...pay },
      ],
      locations: [{ id: "the pier" }],
      pinned: [
        { scene: 0, slot: 0 },
        { scene: 3, slot: 3 },
      ],
    });
    isFoundExactly(shoot);
    // Ben waits on a day, so that Ana does not work two days before her week.
    const answer = solveShoot(shoot, { budget: budgetOf(1000) });
    expect(answer).toMatchObject({ slots: { 1: 1, 2: 2 }, cost: 40 + 4 + 15, bound: 59 });
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

  it("meets every rule at its stated cost for a feature film", () => solvesFilm(1, 2000, 0.5));

  it("is immediate for a calendar of years", () => {
    const shoot = feature({ scenes: 120, cast: 30, places: 30, slots: 700, tight: 0.3 });
    const answer = solveShoot(shoot, { budget: budgetOf(200) });
    if (answer.status !== "feasible") throw new Error(answer.status);
    expect(verifySolution(shoot, answer.slots)).toEqual([]);
  });

  it("is found for five groups of scenes, one after the other", () => {
    const film = feature({ scenes: 100, cast: 40, places: 30, slots: 80, tight: 0 });
    const groups = [0, 1, 2, 3, 4];
    const group = { rate: 0, avail: null, minutes: null, mayDrop: false, within: null };
    const shoot = {
      ...{ ...film, pinned: [] },
      cast: [...film.cast, ...groups.map((at) => ({ ...group, id: `group ${at}` }))],
      scenes: film.scenes.map((scene, at) => ({ ...scene, cast: [...scene.cast, film.cast.length + (at % 5)] })),
      successions: groups.slice(1).map((at) => {
        const next = film.cast.length + at;
        return { first: next - 1, next, sentence: "", change: "" };
      }),
    };
    expect(solveShoot(shoot, { budget: budgetOf(50) }).status).toBe("feasible");
  });

  it("is the same for the same seed", () => {
    const shoot = feature({ scenes: 40, cast: 12, places: 10, slots: 14 });
    const [one, other] = [7, 7].map((seed) => solveShoot(shoot, { budget: budgetOf(600), seed }));
    expect(one).toEqual(other);
  });

  it("is the same however long its work takes", () => {
    const shoot = feature({ scenes: 40, cast: 12, places: 10, slots: 14 });
    const [fast, slow] = [0.1, 0.9].map((part) =>
      solveShoot(shoot, { budget: budgetOfWork(600, { expired: () => false, spent: () => part }) }),
    );
    expect(slow).toEqual(fast);
  });

  it("takes hardly any work from the search for a bound that the budget is too small for", () => {
    const shoot = feature({ scenes: 60, cast: 15, places: 16, slots: 20 });
    const whole = budgetOfWork(1000, { expired: () => false, spent: () => 0 });
    let forTheBound = 0;
    const expired = (work = 1) => {
      if (work > 1) forTheBound += work;
      return whole.expired(work);
    };
    expect(solveShoot(shoot, { budget: { ...whole, expired } })).toMatchObject({ status: "feasible" });
    expect(forTheBound).toBeLessThan(150);
  });

  it.each([60, 120, 400])("has a bound at once, before there is time to search for one: %i scenes", (scenes) => {
    const shoot = feature({ scenes, cast: 15, places: Math.ceil(scenes / 4), slots: Math.ceil(scenes / 3) });
    const answer = solveShoot(shoot, { budget: budgetOf(150) });
    if (answer.status !== "feasible") throw new Error(answer.status);
    expect(answer.bound).toBeGreaterThan(answer.cost / 2);
  });

  it("has a bound near the cost of a season at once, where dates fix the spans of the cast", () => {
    const shoot = feature({ scenes: 600, cast: 120, places: 90, slots: 120, seed: 5 });
    const answer = solveShoot(shoot, { budget: budgetOf(150) });
    if (answer.status !== "feasible") throw new Error(answer.status);
    // The cost of the best known schedule is 10,678,450; the fewest days alone come to 5,414,850.
    expect(answer.bound).toBeLessThan(10_678_450);
    expect(answer.bound).toBeGreaterThan(9_500_000);
  });

  it("never costs more when a constraint is dropped", () => {
    fc.assert(fc.property(fc.oneof(tiny, tied), fc.nat(), isCheaperWithout), { numRuns: 3 });
  });
});
