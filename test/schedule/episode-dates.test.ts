import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../shared/dates/calendar-date.ts";
import type { Episode } from "../../shared/episodes/episode.ts";
import { type EpisodeWindow, episodeWindows } from "../../shared/episodes/episode-window.ts";
import { verifySchedule } from "../../shared/schedule/constraints/verify-schedule.ts";
import { improvementInput } from "../../shared/schedule/improvement/improvable.ts";
import { problemInParts } from "../../shared/schedule/model/scene-parts.ts";
import type { SchedulingProblem } from "../../shared/schedule/model/scheduling-problem.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { bestSchedule } from "../../shared/schedule/solver/best-schedule.ts";
import { createBoardChecker } from "../../shared/schedule/stripboard/board-checker.ts";
import { repairBoard } from "../../shared/schedule/stripboard/repair/repair-board.ts";
import { production, scene } from "./builders.ts";
import { board } from "./stripboard/a-board.ts";
import { sheetOf } from "./stripboard/a-sheet.ts";

const MONDAY = "2026-03-02";
const on = (days: number) => addDays(MONDAY, days);
const strips = ["1", "2", "3", "4"].map((number) => scene(number));
const window = (number: string, dates: Omit<EpisodeWindow, "number" | "sceneIds">, sceneIds: readonly string[]) => ({
  ...{ number, sceneIds },
  ...dates,
});
const solved = (made: SchedulingProblem) => bestSchedule(made, { budget: budgetOf(200) });
const daysOf = (made: SchedulingProblem) => {
  const answer = solved(made);
  if (answer.status !== "feasible") throw new Error(answer.reasons.join(" "));
  expect(verifySchedule(answer.schedule, made)).toEqual([]);
  return Object.fromEntries(
    answer.schedule.days.map(({ date, strips: shot }) => [
      date,
      shot
        .map(({ number }) => number)
        .toSorted()
        .join(" "),
    ]),
  );
};

describe("the dates of episodes", () => {
  it("are those of the episodes that have dates and scenes", () => {
    const episode = (id: string, dates?: Episode["dates"]): Episode => ({
      ...{ id, number: id, name: "", closed: false },
      ...(dates && { dates }),
    });
    const rows = [{ id: "s1" }, { id: "s2", episode: "b" }, { id: "s3", episode: "b" }];
    const listed = [episode("first"), episode("b", { finishBy: MONDAY }), episode("c", { from: MONDAY })];
    expect(episodeWindows(listed, rows)).toEqual([{ number: "b", finishBy: MONDAY, sceneIds: ["s2", "s3"] }]);
    expect(episodeWindows([episode("first", {})], rows)).toEqual([]);
  });

  it("are checked on a board, in words", () => {
    const episodeDates = [
      window("101", { from: on(1), until: on(2) }, ["s1", "s2"]),
      window("102", { until: on(2), finishBy: on(1) }, ["s3"]),
    ];
    const checker = createBoardChecker(sheetOf(strips, {}, { episodeDates, scenesPerDay: 9 }));
    const breaches = (...days: string[]) => checker.breaches(board(days)).map(({ rule, sentence }) => [rule, sentence]);
    expect(breaches("3 4", "1", "2")).toEqual([]);
    expect(breaches("1 4", "3", "", "2")).toEqual([
      ["episodeDatesKept", "Scene 1 is on 03/02/2026, before the block of episode 101 starts (03/03/2026)."],
      ["episodeDatesKept", "Scene 2 is on 03/05/2026, after the block of episode 101 ends (03/04/2026)."],
    ]);
    expect(breaches("4", "", "3")).toEqual([
      ["episodeDatesKept", "Scene 3 is on 03/04/2026, after episode 102 must be finished (03/03/2026)."],
    ]);
    expect(breaches("4", "", "", "3")).toHaveLength(2);
  });

  it("hold for each part of a scene", () => {
    const episodeDates = [window("101", { finishBy: on(1) }, ["s1"])];
    const made = problemInParts({ ...production({ strips: [strips[0]!] }), episodeDates }, () => 3);
    expect(solved(made)).toMatchObject({ status: "infeasible" });
    expect(daysOf({ ...made, episodeDates: [window("101", { finishBy: on(2) }, ["s1"])] })).toEqual({
      ...{ [MONDAY]: "1 pt 1/3", [on(1)]: "1 pt 2/3", [on(2)]: "1 pt 3/3" },
    });
  });

  it("are kept by a new schedule, in a block far after the start and with a last date", () => {
    const made = production({ strips, scenesPerDay: 1 });
    const block = { from: on(300), until: on(303) };
    const found = daysOf({
      ...made,
      episodeDates: [window("101", block, ["s1", "s2"]), window("102", { finishBy: on(1) }, ["s3", "s4"])],
    });
    const dates = Object.keys(found).toSorted();
    expect(dates.slice(0, 2)).toEqual([MONDAY, on(1)]);
    expect(dates.slice(2).every((date) => date >= block.from && date <= block.until)).toBe(true);
    expect(dates).toHaveLength(4);
  });

  it("fill every day of a late block", () => {
    const many = Array.from({ length: 40 }, (_, at) => scene(`${at + 1}`, "EXT. DAY"));
    const made = production({ strips: many, scenesPerDay: 1 });
    const all = many.map(({ sceneId }) => sceneId);
    expect(
      Object.keys(daysOf({ ...made, episodeDates: [window("101", { from: on(700), until: on(753) }, all)] })),
    ).toHaveLength(40);
  });

  it("are named with their dates where there is no schedule, with what would help", () => {
    const made = production({ strips, scenesPerDay: 1, places: { "THE PIER": "03/02/2026 - 03/06/2026" } });
    const answer = solved({
      ...made,
      episodeDates: [window("101", { finishBy: on(2) }, ["s1", "s2"]), window("102", { until: on(2) }, ["s3", "s4"])],
    });
    if (answer.status === "feasible") throw new Error("There is a schedule.");
    expect(answer.reasons.join("\n")).toContain("Episode 101 must be finished by 03/04/2026.");
    expect(answer.reasons.join("\n")).toContain("Episode 102 is only shot until 03/04/2026.");
    expect(answer.changes.join("\n")).toMatch(/Let episode 10[12] be shot on 03\/0[56]\/2026 too\./);
  });

  it("are the reason of a scene without a day", () => {
    const made = production({ strips: [scene("1", "INT. DAY", ["1"])], cast: { 1: "03/05/2026" } });
    const reasonOf = (dates: Omit<EpisodeWindow, "number" | "sceneIds">) => {
      const answer = solved({ ...made, episodeDates: [window("101", dates, ["s1"])] });
      return answer.status === "infeasible" ? answer.reasons : answer.status;
    };
    expect(reasonOf({ finishBy: on(1) })).toEqual([
      "Scene 1 has no day: ROLE 1 (cast 1) is available on 03/05/2026; its episode 101 must be finished by 03/03/2026.",
    ]);
    expect(reasonOf({ from: on(7), until: on(8) }).toString()).toContain(
      "; its episode 101 is only shot from 03/09/2026 to 03/10/2026",
    );
    expect(reasonOf({ until: addDays(MONDAY, -3) }).toString()).toContain("the schedule starts on 03/02/2026");
    expect(reasonOf({ from: "2036-01-01" }).toString()).toContain("the schedule starts on 03/02/2026");
  });

  it("are kept by a repair and by an improvement", () => {
    const episodeDates = [window("101", { from: on(1) }, ["s1"]), window("102", { finishBy: MONDAY }, ["s4"])];
    const sheet = sheetOf(strips, {}, { episodeDates });
    const start = board(["1 2", "3 4"]);
    const repaired = repairBoard(start, sheet, MONDAY);
    expect(createBoardChecker(sheet).breaches(repaired.board)).toEqual([]);
    expect(repaired.moves.map(({ sceneId }) => sceneId).toSorted()).toEqual(["s1", "s4"]);
    expect(repaired.moves[0]?.why).toMatch(/block of episode 101|episode 102 must be finished/);
    const made = { ...production({ strips }), episodeDates };
    const asked = { today: MONDAY, priority: "balanced" } as const;
    expect(improvementInput(start, made, asked).cost).toBeUndefined();
    expect(improvementInput(repaired.board, made, asked).cost).toBeDefined();
  });

  it("change nothing of a problem whose dates all are within them", () => {
    const dates = fc.record({ from: fc.integer({ min: -9, max: 0 }), until: fc.integer({ min: 60, max: 90 }) });
    const made = production({ strips: [...strips, scene("5", "EXT. NIGHT")], scenesPerDay: 2 });
    fc.assert(
      fc.property(dates, ({ from, until }) => {
        const wide = window("101", { from: on(from), until: on(until) }, ["s1", "s5"]);
        expect(daysOf({ ...made, episodeDates: [wide] })).toEqual(daysOf(made));
      }),
      { numRuns: 3 },
    );
  });
});
