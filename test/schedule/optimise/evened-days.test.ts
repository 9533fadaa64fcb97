import fc from "fast-check";
import { expect, it } from "vitest";
import { modelOf } from "../../../shared/schedule/optimise/instance/compiled-model.ts";
import { scheduleCost } from "../../../shared/schedule/optimise/instance/cost.ts";
import { parseInstance, type SchedulingInstance } from "../../../shared/schedule/optimise/instance/instance.ts";
import { verifySolution } from "../../../shared/schedule/optimise/instance/verify-solution.ts";
import { evenedDays } from "../../../shared/schedule/optimise/local-search/evened-days.ts";
import { solveShoot } from "../../../shared/schedule/optimise/solve.ts";
import { budgetOf } from "../../../shared/schedule/search/budget.ts";
import { feature } from "./productions.ts";
import { tied, tiny } from "./solve-laws.ts";

const slotsOf = ({ scenes }: SchedulingInstance, slotOf: readonly number[]) =>
  Object.fromEntries(scenes.map(({ id }, scene) => [id, slotOf[scene]!]));

/** Sum of the squares of the days' lengths, which is least when they are equal. */
const unevenness = ({ scenes, calendar }: SchedulingInstance, slots: Readonly<Record<string, number>>) =>
  calendar.dates.reduce((sum, _, slot) => {
    const length = (of: "minutes" | "eighths") =>
      scenes.reduce((all, scene) => all + (slots[scene.id] === slot ? scene[of] : 0), 0);
    return sum + (scenes.some(({ minutes }) => minutes > 0) ? length("minutes") : length("eighths")) ** 2;
  }, 0);

function shoot(kinds: readonly string[], dates: number, more: object = {}): SchedulingInstance {
  const abs = [...Array(dates).keys()];
  return parseInstance({
    params: {
      ...{ maxEighths: 100, maxScenes: 9, maxLocs: 3, moveEighths: 0 },
      ...{ dayCost: 9, overhead: 1, blockCost: 1, intraCost: 1 },
      ...more,
    },
    calendar: { dates: abs.map((day) => `2031-03-${10 + day}`), abs },
    scenes: kinds.map((kind, at) => ({ id: `${at}`, loc: 0, eighths: 8, minutes: 100, cast: [], kind })),
    cast: [],
    locations: [{ id: "the pier", avail: null }],
  });
}

it("closes gaps between days, and begins on the first slot", () => {
  const given = shoot(["D", "N", "D"], 9, { maxScenes: 1 });
  const { slotOf, cost } = evenedDays(modelOf(given), { slotOf: [3, 5, 8], cost: 39 });
  // A day cannot follow right after a night.
  expect(slotOf.toSorted()).toEqual([0, 1, 3]);
  expect(cost).toBe(3 * 9 + 4 + 2);
});

it("begins on the first slot although its gaps save pay", () => {
  const given = shoot(["D", "D", "D"], 9, { maxScenes: 1, dropDays: 3 });
  const cast = [{ id: "ana", rate: 20 }];
  const scenes = given.scenes.map((scene, at) => ({ ...scene, cast: at === 1 ? [] : [0] }));
  const dropped = parseInstance({ ...given, cast, scenes });
  const slots = [2, 3, 8];
  const { total } = scheduleCost(dropped, slotsOf(dropped, slots));
  expect(evenedDays(modelOf(dropped), { slotOf: slots, cost: total })).toEqual({ slotOf: [0, 1, 6], cost: total - 2 });
});

it("shares the scenes of a location between its days", () => {
  const given = shoot(["F", "F", "F", "F", "F", "F"], 2);
  const { slotOf, cost } = evenedDays(modelOf(given), { slotOf: [0, 0, 0, 0, 0, 1], cost: 21 });
  expect(slotOf.filter((slot) => slot === 0)).toHaveLength(3);
  expect(cost).toBe(21);
});

it("puts nights next to each other", () => {
  const given = shoot(["N", "F", "N", "F"], 4, { rest: false, maxScenes: 1 });
  const { slotOf } = evenedDays(modelOf(given), { slotOf: [0, 1, 2, 3], cost: 41 });
  expect(Math.abs(slotOf[0]! - slotOf[2]!)).toBe(1);
});

it("puts the scenes of a sequence on consecutive days, and keeps them there", () => {
  const given = { ...shoot(["F", "F", "F", "F"], 4, { maxScenes: 1 }), sequences: [[0, 3]] };
  const { slotOf } = evenedDays(modelOf(given), { slotOf: [0, 1, 2, 3], cost: 41 });
  expect(slotOf[3]! - slotOf[0]!).toBe(1);
});

it("moves a day up to the one before it in a sequence when the days between stay in order", () => {
  const orders = [{ scene: 2, after: 1, days: 1 }];
  const given = { ...shoot(["F", "F", "F", "F"], 4, { maxScenes: 1 }), sequences: [[0, 3]], orders };
  const { slotOf } = evenedDays(modelOf(given), { slotOf: [0, 1, 2, 3], cost: 41 });
  expect(slotOf).toEqual([0, 2, 3, 1]);
});

it("never costs more, violates nothing, and is never less even, for any schedule", () => {
  fc.assert(
    fc.property(fc.oneof(tiny, tied), fc.nat(), (given, seed) => {
      const answer = solveShoot(given, { budget: budgetOf(20), seed });
      if (answer.status !== "feasible" && answer.status !== "optimal") return;
      const start = given.scenes.map(({ id }) => answer.slots[id]!);
      const { slotOf, cost } = evenedDays(modelOf(given), { slotOf: start, cost: answer.cost });
      const slots = slotsOf(given, slotOf);
      expect(verifySolution(given, slots)).toEqual([]);
      expect(cost).toBe(scheduleCost(given, slots).total);
      expect(cost).toBeLessThanOrEqual(answer.cost);
      expect(unevenness(given, slots)).toBeLessThanOrEqual(unevenness(given, answer.slots));
    }),
    { numRuns: 15 },
  );
});

it("evens out a feature film at the same cost", () => {
  const film = feature({ scenes: 60, cast: 15, places: 16, slots: 24, seed: 4 });
  const timed = { ...film, scenes: film.scenes.map((scene) => ({ ...scene, minutes: 15 * scene.eighths })) };
  let before: Readonly<Record<string, number>> = {};
  const answer = solveShoot(timed, {
    budget: budgetOf(300),
    onProgress: ({ slots }) => {
      if (slots) before = slots;
    },
  });
  if (answer.status !== "feasible" && answer.status !== "optimal") throw new Error(answer.status);
  expect(scheduleCost(timed, answer.slots).total).toBeLessThanOrEqual(scheduleCost(timed, before).total);
  expect(unevenness(timed, answer.slots)).toBeLessThan(unevenness(timed, before));
});
