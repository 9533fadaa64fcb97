import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardOptimality, optimalityKey } from "../../../shared/schedule/improvement/board-optimality.ts";
import { scheduleCost } from "../../../shared/schedule/optimise/instance/cost.ts";
import { solveShoot } from "../../../shared/schedule/optimise/solve.ts";
import { createBoardChecker } from "../../../shared/schedule/stripboard/board-checker.ts";
import { lockedAs, moved, pinnedAs, unscheduled } from "../../../shared/schedule/stripboard/board-edit.ts";
import { scene } from "../builders.ts";
import { board, boardAfter, date, MONDAY } from "./a-board.ts";
import { sheetOf } from "./a-sheet.ts";

const strips = ["1", "2", "3", "4", "5"].map((number, at) => scene(number, "INT. DAY", [String(at % 2)]));
const sheet = sheetOf(strips, {});
const start = board(["1 2", "3 4", "5"]);
/** Cast 0 and 1 work by day with another unit on these days of the board. */
const beside = (...days: number[]) => {
  const day = (on: number) => ({ date: date(on), sceneIds: [], castIds: ["0", "1"], placeIds: [] });
  return { others: [{ unit: "Second Unit", schedule: "Block", days: days.map(day) }] };
};
const budget = () => {
  let asked = 0;
  return { spent: () => 0, expired: () => ++asked > 200_000 };
};

describe("the optimality of a board", () => {
  it("is better for better boards of the same scenes", () => {
    const measure = boardOptimality(start, sheet, MONDAY);
    const [now, fewer] = [start, board(["1 2", "3 4 5", ""])].map((one) => measure.cost(one)!);
    expect(fewer).toBeLessThan(now!);
  });

  it("does not apply to other scenes, pins and locks", () => {
    const ids = new Set(["s1"]);
    const others = [
      boardAfter(unscheduled(start, ids)),
      boardAfter(pinnedAs(start, ids, true)),
      boardAfter(lockedAs(start, new Set([date(1)]), true)),
    ];
    const measure = boardOptimality(start, sheet, MONDAY);
    expect(others.map((one) => measure.cost(one))).toEqual([undefined, undefined, undefined]);
    const swapped = boardAfter(moved(start, ids, { on: date(1) }));
    expect(optimalityKey(swapped, MONDAY)).toBe(optimalityKey(start, MONDAY));
  });

  it("never rates a valid board below the solver's bound", () => {
    const measure = boardOptimality(start, sheet, MONDAY);
    const answer = solveShoot(measure.shoot, { budget: budget() });
    const bound = answer.status === "infeasible" ? Number.NaN : answer.bound;
    const judge = createBoardChecker(sheet);
    fc.assert(
      fc.property(fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }), (dayOf) => {
        const days = [0, 1, 2].map((day) => dayOf.flatMap((on, at) => (on === day ? [String(at + 1)] : [])).join(" "));
        const one = board(days);
        fc.pre(days[0] !== "" && judge.breaches(one).length === 0);
        expect(measure.cost(one)).toBeGreaterThanOrEqual(bound);
      }),
      { numRuns: 60 },
    );
  });
});

it.each([
  ["", {}],
  [" beside the work of its cast with another unit", beside(-2, -1, 5, 6, 8)],
])("equals the cost that the board shows%s", (_, across) => {
  const places = ["PIER", "BANK"].map((name, at) => ({
    ...{ id: `L${at + 1}`, name },
    availability: { kind: "flexible" } as const,
  }));
  const outside = strips.map((strip, at) => (at > 2 ? { ...strip, intExt: "EXT.", dayNight: "NIGHT" } : strip));
  const where = sheetOf(outside, {}, { scenesPerDay: 5, places, placeOf: [0, 1, 0, 1, 0], ...across });
  const judge = createBoardChecker(where);
  const all = fc.shuffledSubarray(["1", "2", "3", "4", "5"], { minLength: 5 });
  fc.assert(
    fc.property(all, fc.array(fc.nat(7), { minLength: 5, maxLength: 5 }), (numbers, dayOf) => {
      const days = Array.from({ length: 8 }, (_, day) => numbers.filter((_, at) => dayOf[at] === day).join(" "));
      const [first, last] = [days.findIndex((day) => day !== ""), days.findLastIndex((day) => day !== "")];
      // Days 5 and 6 are a weekend.
      fc.pre(days[5] === "" && days[6] === "");
      const one = board(Array.from({ length: last + 1 }, (_, day) => days[day] ?? ""));
      const cost = boardOptimality(one, where, date(first)).cost(one);
      expect(cost).toBe(judge.cost(one).weighed);
    }),
  );
});

it("equals the solver's own cost function", () => {
  const measure = boardOptimality(start, sheet, MONDAY);
  const slots = { 1: 0, 2: 0, 3: 1, 4: 1, 5: 2 };
  expect(measure.cost(start)).toBe(scheduleCost(measure.shoot, slots).total);
});
