import { describe, expect, it } from "vitest";
import { type AcrossUnits, withOtherUnits } from "../../shared/schedule/constraints/other-units.ts";
import { verifySchedule } from "../../shared/schedule/constraints/verify-schedule.ts";
import type { ShootingDay } from "../../shared/schedule/model/schedule.ts";
import type { DayLimits, SchedulingProblem } from "../../shared/schedule/model/scheduling-problem.ts";
import { WORKING_WEEK } from "../../shared/schedule/model/working-calendar.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { bestSchedule } from "../../shared/schedule/solver/best-schedule.ts";
import { createBoardChecker } from "../../shared/schedule/stripboard/board-checker.ts";
import type { BoardContext } from "../../shared/schedule/stripboard/board-context.ts";
import { repairBoard } from "../../shared/schedule/stripboard/repair/repair-board.ts";
import { workWarnings } from "../../shared/schedule/work-week/warnings.ts";
import { production, scene } from "./builders.ts";
import { board } from "./stripboard/a-board.ts";

const [MONDAY, TUESDAY, WEDNESDAY] = ["2026-03-02", "2026-03-03", "2026-03-04"];
type Sky = "light" | "dark" | "either";

/** A day of the second unit with ANA alone. */
const withAna = (date: string, minutes: number, ...skies: Sky[]): AcrossUnits => {
  const hours = { minutes, skies };
  const day = { date, castIds: ["1"], placeIds: [], sceneIds: [], hours, castHours: { 1: hours } };
  return { others: [{ unit: "Second Unit", schedule: "Block", days: [day] }] };
};
const ANA_IN_BOTH = [{ kind: "cast" as const, id: "1", date: MONDAY }];
const strips = [
  scene("1", "EXT. DAY", ["1"]),
  scene("2", "EXT. NIGHT", ["1"]),
  scene("3", "INT. DAY", ["1"]),
  scene("4", "EXT. DAY", ["2"]),
];
const FREE = { kind: "flexible" } as const;
const sheetWith = (across: AcrossUnits, more: Partial<BoardContext> = {}): BoardContext => ({
  ...{ name: "Plan", location: "All locations", scenesPerDay: 3, weekdays: WORKING_WEEK, strips, gone: [] },
  ...{ places: [], placeOf: strips.map(() => -1) },
  cast: [
    { id: "1", name: "ANA", availability: FREE },
    { id: "2", name: "BEN", availability: FREE },
  ],
  ...across,
  ...more,
});
const breaches = (sheet: BoardContext, ...days: string[]) =>
  createBoardChecker(sheet)
    .breaches(board(days))
    .map(({ rule, sentence }) => `${rule}: ${sentence}`);

describe("rest between two units", () => {
  it("follows a night exterior of either unit", () => {
    expect(breaches(sheetWith(withAna(MONDAY, 120, "dark")), "4", "1 3")).toEqual([
      "restBetweenUnits: ANA has a night exterior with Second Unit on 03/02/2026, right before the day exterior of scene 1 on 03/03/2026.",
    ]);
    expect(breaches(sheetWith(withAna(TUESDAY, 120, "light", "either")), "2")).toEqual([
      "restBetweenUnits: ANA has the night exterior of scene 2 on 03/02/2026, right before a day exterior with Second Unit on 03/03/2026.",
    ]);
    expect(breaches(sheetWith(withAna(MONDAY, 120, "dark")), "4", "3 4", "1")).toEqual([]);
    expect(breaches(sheetWith(withAna(TUESDAY, 120, "either")), "2")).toEqual([]);
  });

  it("is the turnaround, by the minutes of the person's own scenes", () => {
    const limits = { turnaroundHours: 20 };
    const long = withAna(MONDAY, 250, "light");
    expect(breaches(sheetWith(long, { limits }), "4", "3")).toEqual([
      "restBetweenUnits: ANA's scenes with Second Unit on 03/02/2026 take about 4 h 10 min, which leaves 19 h 50 min before a call at the same hour on 03/03/2026, and the turnaround is 20 h.",
    ]);
    expect(breaches(sheetWith(long, { limits }), "4", "2")).toEqual([]);
    expect(breaches(sheetWith(withAna(MONDAY, 240, "light"), { limits }), "4", "3")).toEqual([]);
    const limit = { limits: { turnaroundHours: 21 } };
    expect(breaches(sheetWith(withAna(TUESDAY, 60, "either"), limit), "1 3")).toEqual([
      "restBetweenUnits: ANA's scenes on 03/02/2026 take about 4 h, which leaves 20 h before a call at the same hour with Second Unit on 03/03/2026, and the turnaround is 21 h.",
    ]);
    expect(breaches(sheetWith(withAna(TUESDAY, 60, "dark"), limit), "1 3")).toEqual([]);
  });

  it("costs a board nothing by who works with another unit alone", () => {
    const dates = ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06", "2026-03-07", "2026-03-09"];
    const others = dates.flatMap((date) => withAna(date, 60, "light").others ?? []);
    const costOf = (across: AcrossUnits) => createBoardChecker(sheetWith(across)).cost(board(["4"])).weighed;
    expect(costOf({ others })).toBe(costOf({}));
  });

  it("counts both units' minutes of a date on which an owner allows both", () => {
    const limits = { turnaroundHours: 20 };
    const both = { ...withAna(MONDAY, 130, "light"), allowed: ANA_IN_BOTH };
    expect(breaches(sheetWith(both, { limits }), "1", "3")).toHaveLength(1);
    expect(breaches(sheetWith(both, { limits }), "4", "3")).toEqual([]);
  });

  it("is left by a repair", () => {
    const sheet = sheetWith(withAna(MONDAY, 120, "dark"));
    const repaired = repairBoard(board(["4", "1 3"]), sheet, MONDAY);
    expect(createBoardChecker(sheet).breaches(repaired.board)).toEqual([]);
    expect(repaired.moves).toMatchObject([{ sceneId: "s1" }]);
  });
});

it("counts a minor's minutes with all units of a date", () => {
  const cast = [{ id: "1", name: "ANA", availability: FREE, minor: "6-8y" as const }];
  const both = { ...withAna(MONDAY, 130, "either"), allowed: ANA_IN_BOTH };
  expect(breaches(sheetWith(both, { cast }), "1", "3")).toEqual([
    "hoursKept: ANA would work 4 h 10 min on 03/02/2026, 2 h 10 min of them with Second Unit, but a minor of that age may work at most 4 h.",
  ]);
  const other = { ...withAna(MONDAY, 300, "either"), allowed: ANA_IN_BOTH };
  expect(breaches(sheetWith(other, { cast }), "4", "1")).toEqual([]);
});

it("counts the days and the weekly rest of both units in someone's week", () => {
  const week = ["2026-03-03", "2026-03-04", "2026-03-05"].map((date) => ({ date, strips: [strips[2]!] }));
  const made = production({ strips });
  const across = withAna(MONDAY, 120, "either");
  const rules = { daysInRow: 4, weekRest: 0 };
  const warned = (problem: SchedulingProblem) => workWarnings(week, problem, rules);
  expect(warned(made)).toEqual([]);
  expect(warned(withOtherUnits(made, across))).toMatchObject([{ date: "2026-03-05", who: ["ROLE 1"] }]);
  const rested = (date: string) =>
    workWarnings(
      [...week, { date: "2026-03-09", strips: [strips[2]!] }],
      withOtherUnits(made, withAna(date, 600, "either")),
      { daysInRow: 0 },
    ).filter(({ who }) => who.includes("ROLE 1"));
  expect(rested("2026-02-20")).toEqual([]);
  expect(rested("2026-03-07")).toMatchObject([{ date: "2026-03-09", rule: "weekRest" }]);
});

describe("warnings of a week with both units", () => {
  const made = production({ strips });
  const days = (...dates: number[]) =>
    dates.map((day) => ({ date: `2026-03-0${day}`, strips: [strips[day % 2 === 0 ? 2 : 3]!] }));
  const warned = (across: AcrossUnits, shot: ReturnType<typeof days>, daysInRow = 0) =>
    workWarnings(shot, withOtherUnits(made, across), { daysInRow }).map(({ date, who, sentence }) => ({
      ...{ date, who: who.join(), sentence },
    }));

  it("name the unit whose work counts", () => {
    const beside = withAna("2026-03-05", 120, "either");
    const inRow = warned(beside, days(4, 6), 3).filter(({ sentence }) => sentence.includes("in a row"));
    expect(inRow).toEqual([
      {
        ...{ date: "2026-03-06", who: "ROLE 1" },
        sentence:
          "03/06/2026, for ROLE 1: This is work day 3 in a row, and its pay and rest follow from that. The work with Second Unit counts.",
      },
    ]);
    expect(warned(withAna("2026-02-05", 120, "either"), days(4, 5, 6), 3)).toMatchObject([{ who: "the crew" }]);
  });

  it("state on the day before what the other unit's day lacks because of the work here", () => {
    const beside = withAna("2026-03-07", 600, "either");
    expect(warned(beside, days(2, 4, 6))).toEqual([
      {
        ...{ date: "2026-03-06", who: "ROLE 1" },
        sentence:
          "03/07/2026, for ROLE 1: The longest rest in the seven days before this wrap is 46 h, 8 h less than 54 h. The work with Second Unit counts.",
      },
    ]);
    expect(warned(beside, days(4, 6))).toEqual([]);
  });

  it("are those of the departments of both units too, unless all of the crew lack it", () => {
    const crew = (...dates: string[]): AcrossUnits => ({
      others: [
        {
          ...{ unit: "Second Unit", schedule: "Block", departments: ["Camera", "Sound"] },
          days: dates.map((date) => ({ date, castIds: [], placeIds: [], sceneIds: [] })),
        },
      ],
    });
    expect(warned(crew("2026-03-07"), days(2, 3, 4, 5, 6), 6)).toMatchObject([
      { date: "2026-03-06", who: "Camera,Sound", sentence: expect.stringMatching(/^03\/07.* work day 6 in a row/) },
      { date: "2026-03-06", who: "Camera,Sound", sentence: expect.stringMatching(/^03\/07.* Second Unit counts\.$/) },
    ]);
    expect(warned(crew("2026-03-02"), days(3, 4, 5, 6, 7), 6)).toMatchObject([
      { date: "2026-03-07", who: "Camera,Sound" },
      { date: "2026-03-07", who: "Camera,Sound" },
    ]);
    expect(warned(crew("2026-02-20"), days(2, 3, 4, 5, 6, 7))).toMatchObject([{ date: "2026-03-07", who: "the crew" }]);
  });
});

describe("the search beside another unit", () => {
  const solved = (problem: SchedulingProblem) => bestSchedule(problem, { budget: budgetOf(200) });

  it.each<[string, string[], AcrossUnits, DayLimits]>([
    ["after a night there", ["EXT. DAY"], withAna(MONDAY, 120, "dark"), {}],
    ["before a day there", ["EXT. NIGHT"], withAna(WEDNESDAY, 120, "light"), {}],
    ["after a long day there", ["INT. DAY"], withAna(MONDAY, 300, "either"), { turnaroundHours: 20 }],
    ["before an early call there", ["INT. DAY", "INT. DAY"], withAna(WEDNESDAY, 60, "either"), { turnaroundHours: 21 }],
  ])("leaves the rest that the checker asks for: %s", (_, headings, across, limits) => {
    const scenes = headings.map((heading, at) => scene(`${at + 1}`, heading, ["1"]));
    const made = { ...production({ strips: scenes, cast: { 1: "03/03/2026, 03/05/2026" } }), limits };
    const alone = solved(made);
    expect(alone).toMatchObject({ schedule: { days: [{ date: TUESDAY }] } });
    const beside = withOtherUnits(made, across);
    const answer = solved(beside);
    if (answer.status !== "feasible") throw new Error(answer.reasons.join());
    expect(verifySchedule(answer.schedule, beside)).toEqual([]);
    expect(verifySchedule("schedule" in alone ? alone.schedule : answer.schedule, beside)).toHaveLength(1);
  });

  it("uses a date on which the rest suffices", () => {
    const made = production({ strips: [strips[2]!], cast: { 1: "03/03/2026, 03/05/2026" } });
    const answer = solved(withOtherUnits(made, withAna(MONDAY, 120, "dark")));
    expect(answer).toMatchObject({ schedule: { days: [{ date: TUESDAY }] } });
  });

  it("leaves a minor the minutes that the other unit does not need", () => {
    const scenes = [scene("1", "INT. DAY", ["1"]), scene("2", "INT. DAY", ["1"])];
    const made = production({ strips: scenes, cast: { 1: "03/02/2026 - 03/03/2026" } });
    const ana = { ...made.cast.get("1")!, minor: "6-8y" as const };
    const both = { ...withAna(MONDAY, 60, "either"), allowed: ANA_IN_BOTH };
    const beside = withOtherUnits({ ...made, cast: new Map([["1", ana]]) }, both);
    const answer = solved(beside);
    if (answer.status !== "feasible") throw new Error(answer.reasons.join());
    expect(verifySchedule(answer.schedule, beside)).toEqual([]);
  });

  it("says who lacks rest when there is no other date", () => {
    const made = production({ strips: [strips[0]!], cast: { 1: "03/03/2026" } });
    const answer = solved(withOtherUnits(made, withAna(MONDAY, 120, "dark")));
    expect("reasons" in answer && answer.reasons.join()).toContain(
      "ROLE 1 has too little rest between two units on 03/03/2026",
    );
  });
});

describe("the weekly rest over two units in the search", () => {
  /** Four days of ANA, and one of BEN, in one week from Monday. */
  const scenes = ["1", "1", "1", "1", "2"].map((castId, at) => scene(`${at + 1}`, "INT. DAY", [castId]));
  const made = production({ strips: scenes, scenesPerDay: 1 });
  /** The second unit has ANA on these dates. */
  const beside = (...dates: string[]): AcrossUnits => ({
    others: [
      {
        ...{ unit: "Second Unit", schedule: "Block" },
        days: dates.flatMap((date) => withAna(date, 600, "either").others![0]!.days),
      },
    ],
  });
  const daysOf = (problem: SchedulingProblem) => {
    const answer = bestSchedule(problem, { budget: budgetOf(2000) });
    if (answer.status !== "feasible") throw new Error(answer.reasons.join());
    expect(verifySchedule(answer.schedule, problem)).toEqual([]);
    return answer.schedule.days;
  };
  const withoutRest = (days: readonly ShootingDay[], problem: SchedulingProblem) =>
    workWarnings(days, problem, { daysInRow: 0 }).flatMap(({ who }) => who);

  it("leaves a person the rest before a Saturday with the other unit", () => {
    const days = daysOf(withOtherUnits(made, beside("2026-03-07")));
    const dates = days.flatMap(({ date, strips: shot }) => (shot[0]!.castIds.includes("1") ? [date] : []));
    expect(dates).toEqual(["2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06"]);
  });

  it("leaves a person the rest after a weekend with the other unit", () => {
    const problem = withOtherUnits(made, beside("2026-02-28", "2026-03-01"));
    expect(withoutRest(daysOf(problem), problem)).toEqual([]);
    expect(withoutRest(daysOf(made), problem)).toEqual(["ROLE 1"]);
  });
});
