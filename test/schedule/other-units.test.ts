import { describe, expect, it } from "vitest";
import {
  type AcrossUnits,
  scenesElsewhere,
  withOtherUnits,
  withoutElsewhere,
} from "../../shared/schedule/constraints/other-units.ts";
import { verifySchedule } from "../../shared/schedule/constraints/verify-schedule.ts";
import type { SchedulingProblem } from "../../shared/schedule/model/scheduling-problem.ts";
import { WORKING_WEEK } from "../../shared/schedule/model/working-calendar.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { bestSchedule } from "../../shared/schedule/solver/best-schedule.ts";
import { createBoardChecker } from "../../shared/schedule/stripboard/board-checker.ts";
import type { BoardContext } from "../../shared/schedule/stripboard/board-context.ts";
import { repairBoard } from "../../shared/schedule/stripboard/repair/repair-board.ts";
import { scene } from "./builders.ts";
import { board } from "./stripboard/a-board.ts";

const [MONDAY, TUESDAY] = ["2026-03-02", "2026-03-03"];
const strips = [scene("1", "INT. DAY", ["1"]), scene("2", "INT. DAY", ["2"]), scene("3")];
const day = (date: string, castIds: string[], placeIds: string[] = [], sceneIds: string[] = []) => ({
  ...{ date, castIds, placeIds, sceneIds },
});
const second = (...days: ReturnType<typeof day>[]): AcrossUnits => ({
  others: [{ unit: "Second Unit", schedule: "Block", days }],
});
const FREE = { kind: "flexible" } as const;
const sheetWith = (across: AcrossUnits): BoardContext => ({
  ...{ name: "Plan", location: "All locations", scenesPerDay: 3, weekdays: WORKING_WEEK, strips, gone: [] },
  places: [{ id: "L1", name: "THE PIER", availability: FREE }],
  placeOf: [0, -1, -1],
  cast: [
    { id: "1", name: "ANA", availability: FREE },
    { id: "2", name: "BEN", availability: FREE },
  ],
  ...across,
});
const breaches = (across: AcrossUnits, ...days: string[]) =>
  createBoardChecker(sheetWith(across))
    .breaches(board(days))
    .map(({ rule, sentence }) => [rule, sentence]);

describe("a board beside that of another unit", () => {
  it("has no one in two units on a date, until an owner allows it", () => {
    const across = second(day(MONDAY, ["1"]));
    expect(breaches(across, "1 2")).toEqual([["castInOneUnit", "ANA works with Second Unit on 03/02/2026."]]);
    const [found] = createBoardChecker(sheetWith(across)).breaches(board(["1 2"]));
    expect(found?.party).toEqual({ kind: "cast", id: "1", name: "ANA" });
    expect(breaches(across, "2", "1")).toEqual([]);
    const allow = (date: string) => [{ kind: "cast" as const, id: "1", date }];
    expect(breaches({ ...across, allowed: allow(MONDAY) }, "1 2")).toEqual([]);
    expect(breaches({ ...across, allowed: allow(TUESDAY) }, "1 2")).toHaveLength(1);
  });

  it("has no location in two units on a date, until an owner allows it", () => {
    const across = second(day(MONDAY, [], ["L1"]));
    const sentence = "Second Unit shoots at THE PIER on 03/02/2026.";
    expect(breaches(across, "1 2")).toEqual([["locationInOneUnit", sentence]]);
    expect(breaches({ ...across, allowed: [{ kind: "location", id: "L1", date: MONDAY }] }, "1")).toEqual([]);
    expect(breaches({ ...across, allowed: [{ kind: "cast", id: "L1", date: MONDAY }] }, "1")).toHaveLength(1);
  });

  it("has no scene of another unit, with what would help", () => {
    const across = second(day(TUESDAY, [], [], ["s3"]));
    const [found] = createBoardChecker(sheetWith(across)).breaches(board(["1 3"]));
    expect(found).toMatchObject({
      rule: "sceneInOneUnit",
      sentence: "Scene 3 is also on 03/03/2026 of Second Unit.",
      fix: "Remove it from one of the two boards.",
    });
  });

  it("is repaired to dates without the other unit", () => {
    const sheet = sheetWith(second(day(MONDAY, ["1"])));
    const repaired = repairBoard(board(["1 2", "3"]), sheet, MONDAY);
    expect(createBoardChecker(sheet).breaches(repaired.board)).toEqual([]);
  });
});

it("finds a scene elsewhere, whole or in other parts, but not another part of the same", () => {
  const across = second(day(MONDAY, [], [], ["s1", "s2~1of2"]));
  const found = scenesElsewhere(["s1", "s1~1of3", "s2", "s2~1of2", "s2~2of2", "s3"], across);
  expect(found.map(({ sceneId }) => sceneId)).toEqual(["s1", "s1~1of3", "s2", "s2~1of2"]);
});

describe("the search", () => {
  const problem: SchedulingProblem = {
    ...{ name: "Plan", location: "All locations", scenesPerDay: 3, strips },
    calendar: { startDate: MONDAY, weekdays: WORKING_WEEK },
    places: new Map(),
    cast: new Map([
      ["1", { id: "1", name: "ANA", availability: FREE }],
      ["2", { id: "2", name: "BEN", availability: FREE }],
    ]),
  };
  const solved = (production: SchedulingProblem) => bestSchedule(production, { budget: budgetOf(200) });

  it("does not use dates or scenes of another unit, and its result has no violation", () => {
    const across = second(day(MONDAY, ["1"], [], ["s3"]), day(TUESDAY, ["2"]));
    const production = withoutElsewhere(withOtherUnits(problem, across));
    const answer = solved(production);
    if (answer.status !== "feasible") throw new Error(answer.reasons.join());
    expect(verifySchedule(answer.schedule, production)).toEqual([]);
    expect(answer.schedule.days.map(({ date, strips: shot }) => [date, shot.map(({ number }) => number)])).toEqual([
      ["2026-03-04", ["1", "2"]],
    ]);
  });

  it("says which unit has a person whom a scene lacks", () => {
    const availability = { kind: "days", days: [MONDAY], dates: [MONDAY], ranges: [] } as const;
    const ana = { id: "1", name: "ANA", availability };
    const answer = solved(withOtherUnits({ ...problem, cast: new Map([["1", ana]]) }, second(day(MONDAY, ["1"]))));
    expect(answer).toMatchObject({ status: "infeasible" });
    expect("reasons" in answer && answer.reasons.join()).toContain("ANA works with Second Unit on 03/02/2026");
  });
});
