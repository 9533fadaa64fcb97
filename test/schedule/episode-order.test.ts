import { describe, expect, it } from "vitest";
import { addDays } from "../../shared/dates/calendar-date.ts";
import type { Episode } from "../../shared/episodes/episode.ts";
import { type OrderedEpisode, orderedEpisodes } from "../../shared/episodes/episode-order.ts";
import { withOtherUnits } from "../../shared/schedule/constraints/other-units.ts";
import { verifySchedule } from "../../shared/schedule/constraints/verify-schedule.ts";
import { improvementInput } from "../../shared/schedule/improvement/improvable.ts";
import { problemInParts } from "../../shared/schedule/model/scene-parts.ts";
import type { SchedulingProblem } from "../../shared/schedule/model/scheduling-problem.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { bestSchedule } from "../../shared/schedule/solver/best-schedule.ts";
import { createBoardChecker, newViolations } from "../../shared/schedule/stripboard/board-checker.ts";
import { repairBoard } from "../../shared/schedule/stripboard/repair/repair-board.ts";
import type { Stripboard } from "../../shared/schedule/stripboard/stripboard.ts";
import { production, scene } from "./builders.ts";
import { board } from "./stripboard/a-board.ts";
import { sheetOf } from "./stripboard/a-sheet.ts";

const MONDAY = "2026-03-02";
const on = (days: number) => addDays(MONDAY, days);
const strips = ["1", "2", "3", "4"].map((number) => scene(number));
const episode = (number: string, sceneIds: readonly string[], after?: string): OrderedEpisode => ({
  ...{ number, sceneIds },
  ...(after !== undefined && { after }),
});
/** Scenes 3 and 4 come after 1 and 2. */
const episodeOrder = [episode("102", ["s3", "s4"], "101"), episode("101", ["s1", "s2"])];

const solved = (made: SchedulingProblem) => bestSchedule(made, { budget: budgetOf(200) });
const daysOf = (made: SchedulingProblem) => {
  const answer = solved(made);
  if (answer.status !== "feasible") throw new Error(answer.reasons.join(" "));
  expect(verifySchedule(answer.schedule, made)).toEqual([]);
  return answer.schedule.days.map(({ strips: shot }) => shot.map(({ number }) => number).toSorted());
};
const shotBy = (unit: string, date: string, sceneIds: readonly string[]) => ({
  ...{ unit, schedule: "Block" },
  days: [{ date, sceneIds, castIds: [], placeIds: [] }],
});

describe("the order of episodes", () => {
  it("is of those after another, and of the others", () => {
    const listed = (id: string, after?: string): Episode => ({
      ...{ id, number: `10${id}`, name: "", closed: false },
      ...(after !== undefined && { after }),
    });
    const rows = [
      { id: "s1", episode: "1" },
      { id: "s2", episode: "2" },
      { id: "s3", episode: "4" },
    ];
    expect(orderedEpisodes([listed("1"), listed("2", "1"), listed("3", "2"), listed("4")], rows)).toEqual([
      { number: "101", sceneIds: ["s1"] },
      { number: "102", sceneIds: ["s2"], after: "101" },
    ]);
    expect(orderedEpisodes([listed("1"), listed("2")], rows)).toEqual([]);
  });

  it("holds over an episode without scenes, and names none that a member does not see", () => {
    const listed = (id: string, after?: string): Episode => ({
      ...{ id, number: `10${id}`, name: "", closed: false },
      ...(after !== undefined && { after }),
    });
    const all = [listed("1"), listed("2", "1"), listed("3", "2")];
    const rows = [
      { id: "s1", episode: "1" },
      { id: "s3", episode: "3" },
    ];
    expect(orderedEpisodes(all, rows)).toEqual([
      { number: "101", sceneIds: ["s1"] },
      { number: "103", sceneIds: ["s3"], after: "101" },
    ]);
    expect(orderedEpisodes(all, rows.slice(1))).toEqual([]);
  });

  it("is checked against another unit's dates first", () => {
    const others = [shotBy("Second Unit", on(3), ["s2"])];
    const checker = createBoardChecker(sheetOf(strips, {}, { episodeOrder, others, scenesPerDay: 9 }));
    expect(checker.breaches(board(["3 4", "1"])).map(({ sceneId }) => sceneId)).toEqual(["s3", "s4"]);
  });

  it("refuses no edit that leaves fewer scenes out of order", () => {
    const checker = createBoardChecker(sheetOf(strips, {}, { episodeOrder, scenesPerDay: 9 }));
    const added = (before: Stripboard, after: Stripboard) =>
      newViolations(checker.breaches(before), checker.breaches(after)).map(({ sentence }) => sentence);
    expect(added(board(["3 4", "1", "2"]), board(["3 4", "1", ""], "2"))).toEqual([]);
    expect(added(board(["", "1 2 3 4"]), board(["1", "2 3 4"]))).toEqual([]);
    expect(added(board(["1 2", "3", "4"]), board(["1 2 4", "3", ""]))).toHaveLength(1);
  });

  it("reaches the days after a scene that is pinned far from the start", () => {
    const made = production({ scenesPerDay: 1, strips: [scene("1"), scene("2")] });
    const ties = { pins: [{ sceneId: "s1", date: "2026-09-01" }], orders: [], together: [], lockedDays: [] };
    const order = [episode("101", ["s1"]), episode("102", ["s2"], "101")];
    expect(daysOf({ ...made, ties, episodeOrder: order })).toEqual([["1"], ["2"]]);
  });

  it("is checked on a board, at the scenes of which fewer are out of order", () => {
    const checker = createBoardChecker(sheetOf(strips, {}, { episodeOrder, scenesPerDay: 9 }));
    const breaches = (...days: string[]) => checker.breaches(board(days)).map(({ rule, sentence }) => [rule, sentence]);
    expect(breaches("1 2", "3 4")).toEqual([]);
    expect(breaches("3 4", "")).toEqual([]);
    expect(breaches("1 2 3", "4")).toEqual([
      [
        "episodeOrderKept",
        "Scene 3 is on 03/02/2026, but episode 102 is only shot once episode 101 is finished (03/02/2026).",
      ],
    ]);
    expect(breaches("1", "3 4", "2")).toEqual([
      [
        "episodeOrderKept",
        "Scene 2 is on 03/04/2026, but episode 101 must be finished before episode 102 begins (03/03/2026).",
      ],
    ]);
  });

  it("holds over an episode without scenes, and over the parts of a scene", () => {
    const over = [episode("101", ["s1"]), episode("102", [], "101"), episode("103", ["s2"], "102")];
    const checker = createBoardChecker(sheetOf(strips, {}, { episodeOrder: over }));
    expect(checker.breaches(board(["2", "1"])).map(({ sceneId }) => sceneId)).toEqual(["s2"]);
    const made = problemInParts({ ...production({ strips: strips.slice(0, 2) }), episodeOrder: over }, ({ sceneId }) =>
      sceneId === "s1" ? 2 : 1,
    );
    expect(daysOf(made)).toEqual([["1 pt 1/2"], ["1 pt 2/2"], ["2"]]);
  });

  it("is kept by a new schedule, even if it costs days, and a wait for dates", () => {
    const places = ["A", "B", "A", "B"].map((set, at) => scene(`${at + 1}`, "INT. DAY", [], set));
    expect(daysOf({ ...production({ strips: places, scenesPerDay: 4 }), episodeOrder })).toEqual([
      ["1", "2"],
      ["3", "4"],
    ]);
    const late = production({
      strips: [scene("1", "INT. DAY", ["9"]), ...strips.slice(1)],
      scenesPerDay: 2,
      cast: { 9: "06/01/2026" },
    });
    const answer = solved({ ...late, episodeOrder });
    if (answer.status !== "feasible") throw new Error(answer.reasons.join(" "));
    expect(answer.schedule.days.map(({ date }) => date).at(-1)! > "2026-06-01").toBe(true);
  });

  it("is found for many scenes that no date divides", () => {
    const many = Array.from({ length: 60 }, (_, at) => scene(`${at}`, "INT. DAY", [`${at % 7}`], `SET ${at % 9}`));
    const numbers = ["101", "102", "103"];
    const order = numbers.map((number, part) =>
      episode(
        number,
        many.flatMap(({ sceneId }, at) => (at % 3 === part ? [sceneId] : [])),
        numbers[part - 1],
      ),
    );
    const made = { ...production({ strips: many, scenesPerDay: 5 }), episodeOrder: order };
    const answer = bestSchedule(made, { budget: budgetOf(500) });
    expect(answer.status).toBe("feasible");
    if (answer.status === "feasible") expect(verifySchedule(answer.schedule, made)).toEqual([]);
  });

  it("needs both scenes of the earlier episode on a day that leaves a long turnaround", () => {
    const found = (minutes: number, from?: string) => {
      const made = production({
        strips: strips.slice(0, 3).map((strip) => ({ ...strip, minutes })),
        scenesPerDay: 2,
        places: { "THE PIER": "03/02/2026, 03/04/2026 - 03/05/2026" },
      });
      const episodeDates = from === undefined ? [] : [{ number: "101", sceneIds: ["s1", "s2"], from }];
      const problem = { ...made, episodeOrder, episodeDates, limits: { turnaroundHours: 22 } };
      const { status } = solved(problem);
      return status === "feasible" ? daysOf(problem) : status;
    };
    const inOrder = [["1", "2"], ["3"]];
    expect(found(60, on(1))).toEqual(inOrder);
    expect(found(61, on(1))).toBe("infeasible");
    expect(found(61)).toEqual(inOrder);
  });

  it("is named where there is no schedule, with what would help", () => {
    const made = production({ strips, scenesPerDay: 1, places: { "THE PIER": "03/02/2026 - 03/05/2026" } });
    const episodeDates = [{ number: "102", sceneIds: ["s3", "s4"], finishBy: on(2) }];
    const answer = solved({ ...made, episodeOrder, episodeDates });
    if (answer.status === "feasible") throw new Error("There is a schedule.");
    expect(answer.reasons).toContain("Episode 102 is only shot once episode 101 is finished.");
    expect(answer.changes).toContain("Let episode 102 begin before episode 101 is finished.");
  });

  it("is kept by a repair with the fewest moves, and by an improvement", () => {
    const sheet = sheetOf(strips, {}, { episodeOrder });
    const start = board(["1 3", "2 4"]);
    const { board: after, moves } = repairBoard(start, sheet, MONDAY);
    expect(createBoardChecker(sheet).breaches(after)).toEqual([]);
    expect(moves).toHaveLength(2);
    expect(moves[0]?.why).toMatch(/episode 101/);
    const made = { ...production({ strips }), episodeOrder };
    const asked = { today: MONDAY, priority: "balanced" } as const;
    expect(improvementInput(start, made, asked).cost).toBeUndefined();
    expect(improvementInput(after, made, asked).cost).toBeDefined();
  });

  it("leaves what cannot move where it is, and says so", () => {
    const sheet = sheetOf(strips, {}, { episodeOrder });
    const { left } = repairBoard(board(["3*", "1*"]), sheet, MONDAY);
    expect(left.map(({ rule }) => rule)).toEqual(["episodeOrderKept"]);
  });

  it("counts what other units shoot", () => {
    const others = [shotBy("Second Unit", on(1), ["s2"]), shotBy("Splinter", on(3), ["s4"])];
    const sheet = sheetOf(strips, {}, { episodeOrder, others });
    const found = (...days: string[]) => createBoardChecker(sheet).breaches(board(days));
    expect(found("", "3").map(({ sentence }) => sentence)).toEqual([
      "Scene 3 is on 03/03/2026, but episode 102 is only shot once Second Unit has finished episode 101 (03/03/2026).",
    ]);
    expect(found("", "", "", "1").map(({ sentence }) => sentence)).toEqual([
      "Scene 1 is on 03/05/2026, but episode 101 must be finished before Splinter begins episode 102 (03/05/2026).",
    ]);
    const own = production({ strips: [strips[0]!, strips[2]!] });
    expect(daysOf(withOtherUnits({ ...own, episodeOrder }, { others }))).toEqual([["1"], ["3"]]);
    const tight = production({ strips: [strips[0]!], places: { "THE PIER": "03/05/2026" } });
    const answer = solved(withOtherUnits({ ...tight, episodeOrder }, { others }));
    expect(answer).toMatchObject({
      status: "infeasible",
      reasons: [
        "Scene 1 has no day: THE PIER is available on 03/05/2026; its episode 101 must be finished before Splinter begins episode 102 (03/05/2026).",
      ],
    });
    const repaired = repairBoard(board(["", "3"]), sheet, MONDAY);
    expect(repaired.left).toEqual([]);
    expect(repaired.board.days.find(({ items }) => items.length > 0)?.date).toBe(on(2));
  });
});
