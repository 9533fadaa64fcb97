import { describe, expect, it } from "vitest";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { withOtherUnits } from "../../shared/schedule/constraints/other-units.ts";
import { verifySchedule } from "../../shared/schedule/constraints/verify-schedule.ts";
import { improvementInput } from "../../shared/schedule/improvement/improvable.ts";
import type { SchedulingProblem } from "../../shared/schedule/model/scheduling-problem.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { bestSchedule } from "../../shared/schedule/solver/best-schedule.ts";
import { createBoardChecker, newViolations } from "../../shared/schedule/stripboard/board-checker.ts";
import { repairBoard } from "../../shared/schedule/stripboard/repair/repair-board.ts";
import { production, scene } from "./builders.ts";
import { board } from "./stripboard/a-board.ts";
import { sheetOf } from "./stripboard/a-sheet.ts";

const MONDAY = "2026-03-02";
const on = (days: number) => addDays(MONDAY, days);
/** Role 1 is in the first two scenes. */
const strips = ["1", "2", "3", "4"].map((number, at) => scene(number, "INT. DAY", [at < 2 ? "1" : "2"]));

const within = (made: SchedulingProblem, withinDays: number): SchedulingProblem => ({
  ...made,
  cast: new Map([...made.cast].map(([id, party]) => [id, id === "1" ? { ...party, withinDays } : party])),
});
const sheetWithin = (withinDays: number, more: Parameters<typeof sheetOf>[2] = {}) => {
  const sheet = sheetOf(strips, {}, more);
  return { ...sheet, cast: sheet.cast.map((party) => (party.id === "1" ? { ...party, withinDays } : party)) };
};
const solved = (made: SchedulingProblem, checks = 3000) => bestSchedule(made, { budget: budgetOf(checks) });
const datesOf = (made: SchedulingProblem, checks?: number) => {
  const answer = solved(made, checks);
  if (answer.status !== "feasible") throw new Error(answer.reasons.join(" "));
  expect(verifySchedule(answer.schedule, made)).toEqual([]);
  return answer.schedule.days.flatMap(({ date, strips: shot }) =>
    shot.some(({ castIds }) => castIds.includes("1")) ? [date] : [],
  );
};
const shotBy = (unit: string, date: string) => ({
  ...{ unit, schedule: "Block" },
  days: [{ date, sceneIds: [], castIds: ["1"], placeIds: [] }],
});

describe("the days within which all work of an actor is", () => {
  it("are checked on a board, at the scenes outside", () => {
    const breaches = (...days: string[]) =>
      createBoardChecker(sheetWithin(2))
        .breaches(board(days))
        .map(({ rule, sceneId, sentence }) => [rule, sceneId, sentence]);
    expect(breaches("1", "2", "3 4")).toEqual([]);
    expect(breaches("1", "3 4", "2")).toEqual([
      [
        "castWithinDays",
        "s2",
        "Scene 2 is on 03/04/2026, but the work of ROLE 1 must fit within 2 days. It runs from 03/02/2026 to 03/04/2026.",
      ],
    ]);
  });

  it("are new on a board where someone else's are exceeded instead", () => {
    const sheet = sheetOf(["1", "2", "3", "4"].map((number, at) => scene(number, "INT. DAY", [at < 2 ? "1" : "2"])));
    const checker = createBoardChecker({ ...sheet, cast: sheet.cast.map((party) => ({ ...party, withinDays: 2 })) });
    const added = (before: string[], after: string[]) =>
      newViolations(checker.breaches(board(before)), checker.breaches(board(after))).map(({ sceneId }) => sceneId);
    expect(added(["1", "3 4", "2"], ["1 2", "3", "", "4"])).toEqual(["s4"]);
    expect(added(["1", "3 4", "2"], ["1", "3 4", "", "2"])).toEqual([]);
  });

  it("are reached where the work is given long after the start", () => {
    const two = [scene("1", "INT. DAY", ["1"], "A"), scene("2", "INT. DAY", ["1"], "B")];
    const far = production({ scenesPerDay: 1, strips: two, places: { A: "09/01/2026" } });
    const near = production({ scenesPerDay: 1, strips: two });
    const ties = { pins: [{ sceneId: "s1", date: "2026-09-01" }], orders: [], together: [], lockedDays: [] };
    const there = withOtherUnits(near, { others: [shotBy("Second Unit", "2026-09-01")] });
    for (const made of [far, { ...near, ties }, there]) expect(datesOf(within(made, 5)).length).toBe(2);
  });

  it("count work with other units, and do not blame a board for more of it", () => {
    const checked = (others: readonly ReturnType<typeof shotBy>[], ...days: string[]) =>
      createBoardChecker(sheetWithin(2, { others }))
        .breaches(board(days))
        .filter(({ rule }) => rule === "castWithinDays")
        .map(({ sceneId }) => sceneId);
    expect(checked([shotBy("Second Unit", on(2))], "1", "2", "3 4")).toEqual(["s1"]);
    expect(checked([shotBy("Second Unit", on(2))], "", "2", "", "1")).toEqual(["s1"]);
    const far = [shotBy("Second Unit", on(0)), shotBy("Splinter", on(3))];
    expect(checked(far, "", "1", "2")).toEqual([]);
    expect(checked(far, "", "1", "", "", "2")).toEqual(["s2"]);
    const made = production({ strips, scenesPerDay: 1 });
    const dates = datesOf(within(withOtherUnits(made, { others: [shotBy("Second Unit", on(8))] }), 4));
    expect(dates.every((date) => date >= on(5) && date <= on(11))).toBe(true);
  });

  it("are kept by a new schedule, where only dates far apart would be free otherwise", () => {
    const cast = { 1: "03/02/2026, 03/16/2026 - 03/18/2026" };
    const made = production({ strips, scenesPerDay: 1, cast });
    expect(datesOf(within(made, 2)).every((date) => date > on(13))).toBe(true);
    expect(datesOf(within(made, 15))).toHaveLength(2);
  });

  it("are kept for a guest in many scenes of a long schedule", () => {
    const many = Array.from({ length: 50 }, (_, at) =>
      scene(`${at}`, "INT. DAY", at % 5 === 0 ? ["1", `${2 + (at % 3)}`] : [`${2 + (at % 7)}`], `SET ${at % 11}`),
    );
    expect(datesOf(within(production({ strips: many, scenesPerDay: 4 }), 5), 300).length).toBeGreaterThan(2);
  });

  it("are named where there is no schedule, with how many are enough", () => {
    const made = production({ strips, scenesPerDay: 1, cast: { 1: "03/02/2026, 03/06/2026" } });
    const answer = solved(within(made, 3));
    if (answer.status === "feasible") throw new Error("There is a schedule.");
    expect(answer.reasons).toContain("The work of ROLE 1 (cast 1) fits within 3 days.");
    expect(answer.changes).toContain("Let the work of ROLE 1 (cast 1) take 5 days.");
    const crowded = production({
      strips: Array.from({ length: 30 }, (_, at) => scene(`${at}`, "INT. DAY", ["1"])),
      scenesPerDay: 4,
    });
    const full = solved(within(crowded, 5));
    if (full.status === "feasible") throw new Error("There is a schedule.");
    expect(full.reasons).toContain("The work of ROLE 1 (cast 1) fits within 5 days.");
  });

  it("are kept by a repair with the fewest moves, and by an improvement", () => {
    const sheet = sheetWithin(2);
    const start = board(["1 3", "4", "2"]);
    const { board: after, moves } = repairBoard(start, sheet, MONDAY);
    expect(createBoardChecker(sheet).breaches(after)).toEqual([]);
    expect(moves).toHaveLength(1);
    expect(moves[0]?.why).toContain("the work of ROLE 1 must fit within 2 days");
    const made = within(production({ strips }), 2);
    const asked = { today: MONDAY, priority: "balanced" } as const;
    expect(improvementInput(start, made, asked).cost).toBeUndefined();
    expect(improvementInput(after, made, asked).cost).toBeDefined();
  });
});
