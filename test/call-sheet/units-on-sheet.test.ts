import { describe, expect, it } from "vitest";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { calledPeople } from "../../shared/call-sheet/build/called-people.ts";
import { dayBeforeFrom, dayBeforeWith } from "../../shared/call-sheet/build/work-end.ts";
import { NO_TIMING, type Timing } from "../../shared/call-sheet/model/call-times.ts";
import type { DayBefore } from "../../shared/call-sheet/model/day-basis.ts";
import { sharedDepartments } from "../../shared/call-sheet/model/unit-on-sheet.ts";
import type { CastOfUnit, UnitWork } from "../../shared/call-sheet/model/unit-work.ts";
import { DEFAULT_WORK_RULES } from "../../shared/call-sheet/model/work-rules.ts";
import { crewList } from "../../shared/call-sheet/pdf/pdf-crew.ts";
import { castTable } from "../../shared/call-sheet/pdf/pdf-people.ts";
import { castOfUnit } from "../../shared/call-sheet/work-rules/cast-of-unit.ts";
import { violationsOn } from "../../shared/call-sheet/work-rules/find-violations.ts";
import { reportFrom } from "../../shared/production-report/report-from.ts";
import { NO_ACTOR_PROFILE } from "../../shared/roster/options/actor-profile.ts";
import { source } from "./builders.ts";

const H = 60;
const [MONDAY, TUESDAY] = ["2026-03-02", "2026-03-03"];
/** NORA's work with the second unit, from and to in hours. */
const nora = (date: string, from: number, to: number, more: Partial<UnitWork> = {}): CastOfUnit => {
  const work = { unit: "Second Unit", date, call: from * H, dismissed: to * H, ...more };
  return { castId: "1", unit: work.unit, date, work };
};
const sheets = (castElsewhere: readonly CastOfUnit[], more: Partial<typeof source> = {}) =>
  [0, 1, 2].map((dayIndex) => callSheetFrom({ ...source, ...more, dayIndex, castElsewhere }));
const minor = {
  actorOptions: source.actorOptions.map((one) => ({
    ...one,
    profile: { ...NO_ACTOR_PROFILE, minor: "9-15y" as const },
  })),
};
const found = (rule: string, at: number, ...given: Parameters<typeof sheets>) =>
  violationsOn(sheets(...given), at, DEFAULT_WORK_RULES).flatMap(({ rule: one, who, words }) =>
    one === rule && who.some((name) => name.startsWith("NORA")) ? [words] : [],
  );

describe("who works with another unit on a day without work here", () => {
  const day = sheets([nora(TUESDAY, 7, 19)])[1]!;

  it("is shown with that unit instead of on hold, without times", () => {
    expect(day.cast.map(({ character, status }) => [character, status])).toEqual([
      ["BO", "SWF"],
      ["NORA", "W/Second Unit"],
      ["SAM", "H"],
    ]);
    expect(day.cast[1]).toMatchObject({ pickUp: "", report: "", onSet: "" });
    expect(calledPeople(day).map(({ name }) => name)).not.toContain("Ingrid Osei");
  });

  it("is printed with the unit's name, and is not in this unit's report", () => {
    const printed = JSON.stringify(castTable(day, { outline: true, outlineText: "Cast", outlineParentId: "sheet" }));
    expect([printed.includes('"Second Unit"'), printed.includes('"HOLD"')]).toEqual([true, true]);
    const { cast } = reportFrom(day, { start: MONDAY, end: "2026-03-04" });
    expect(Object.values(cast).map(({ character }) => character)).toEqual(["SAM", "BO"]);
  });

  it("is known from the other unit's sheet", () => {
    const [first] = sheets([]);
    expect(castOfUnit({ ...first!, unit: "Second Unit" })).toMatchObject([
      { castId: "1", unit: "Second Unit", date: MONDAY, work: { call: 7 * H, dismissed: 20 * H } },
      { castId: "2" },
    ]);
  });
});

it("prints when a minor is dismissed, and not when an adult is", () => {
  const bookmark = { outline: true, outlineText: "Cast", outlineParentId: "sheet" } as const;
  const cast = sheets([], minor)[0]!.cast.map((call) => ({ ...call, dismissed: "6:15 PM" }));
  const printed = (minors: boolean) => {
    const those = cast.filter((call) => (call.minor !== null) === minors);
    return JSON.stringify(castTable({ ...sheets([], minor)[0]!, cast: those }, bookmark));
  };
  expect(printed(true)).toContain("(minor, until 6:15\u00a0PM)");
  expect(printed(false)).not.toContain("until");
});

describe("who works with both units on a day", () => {
  const bookmark = { outline: true, outlineText: "", outlineParentId: "sheet" } as const;
  const departments = source.departments.map((one) =>
    one.name === "Camera" ? { ...one, offset: -30, positions: [{ position: "Operator", name: "Bela Novak" }] } : one,
  );
  const second = (call: string) => ({
    ...{ unit: "Second Unit", crewCall: call, scenes: ["9"], places: [] },
    departments: [{ name: "Camera", call }],
  });
  const sheetOf = (more: Partial<typeof source>) =>
    callSheetFrom({ ...source, unit: "Main Unit", departments, dayIndex: 0, ...more });
  const printed = (sheet: ReturnType<typeof sheetOf>) =>
    JSON.stringify([castTable(sheet, bookmark), crewList(sheet, bookmark)]);

  it("has both calls in order on the printed sheet, in its clock", () => {
    expect(printed(sheetOf({ castElsewhere: [nora(MONDAY, 5, 6)] }))).toContain(
      "Second Unit 5:00 AM · Main Unit 7:00 AM",
    );
    expect(printed(sheetOf({ castElsewhere: [nora(MONDAY, 21, 23)] }))).toContain(
      "Main Unit 7:00 AM · Second Unit 9:00 PM",
    );
    const settings = { ...source.settings, clock: "24-hour" as const };
    expect(printed(sheetOf({ settings, castElsewhere: [nora(MONDAY, 21, 23)] }))).toContain(
      "Main Unit 07:00 · Second Unit 21:00",
    );
    expect(printed(sheetOf({ castElsewhere: [nora(TUESDAY, 5, 6)] }))).not.toContain("Second Unit");
  });

  it("is a department of both too, by its own calls", () => {
    expect(printed(sheetOf({ otherUnits: [second("5:00 PM")] }))).toContain("Main Unit 6:30 AM · Second Unit 5:00 PM");
    expect(printed(sheetOf({ otherUnits: [second("4:00 AM")] }))).toContain("Second Unit 4:00 AM · Main Unit 6:30 AM");
    const other = { ...second("4:00 AM"), departments: [{ name: "Sound", call: "4:00 AM" }] };
    expect(printed(sheetOf({ otherUnits: [other] }))).not.toContain("Second Unit");
  });
});

describe("work rules over units", () => {
  it("count the rest after another unit's day, and before it", () => {
    const late = [nora(TUESDAY, 6, 23)];
    expect(found("turnaround", 2, late)).toEqual([
      "8 h of rest before the call at 7:00 AM, 4 h less than 12 h. A call at 11:00 AM or later would be legal. The work with Second Unit counts.",
    ]);
    expect(found("turnaround", 0, late)).toEqual([
      "The call on the next day at 6:00 AM is 2 h too soon after this wrap. A wrap by 6:00 PM, or a call that day at 8:00 AM or later, would be legal. The work with Second Unit counts.",
    ]);
    expect(found("turnaround", 2, [])).toEqual([]);
  });

  it("leave a rest to the sheet of the unit that calls first or wraps last", () => {
    expect(found("turnaround", 0, [nora(MONDAY, 21, 23), nora(TUESDAY, 6, 12)])).toEqual([]);
    const late = nora("2026-03-01", 7, 22);
    expect(found("turnaround", 0, [late])).toHaveLength(1);
    expect(found("turnaround", 0, [late, nora(MONDAY, 5, 6)])).toEqual([]);
  });

  it("count a day in both units from the first call to the last dismissal", () => {
    expect(found("day", 0, [nora(MONDAY, 5, 6)])).toEqual([expect.stringMatching(/^15 h .* Second Unit counts\.$/)]);
    expect(found("day", 0, [nora(TUESDAY, 5, 6)])).toEqual([]);
  });

  it("count a minor's minutes on camera with all units", () => {
    const camera = { scenes: ["9"], eighths: 20, minutes: 300 };
    const both = found("minor", 0, [nora(MONDAY, 8, 9, { camera })], minor);
    expect(both).toContainEqual(expect.stringMatching(/on camera in scenes 1, 2, 9 .* Second Unit counts\.$/));
    expect(found("minor", 0, [], minor).filter((words) => words.includes("on camera"))).toEqual([]);
  });

  it("count the week with all units", () => {
    const week = ["2026-02-24", "2026-02-25", "2026-02-26", "2026-02-27"].map((date) => nora(date, 7, 20));
    expect(found("week", 0, week)).toEqual([expect.stringMatching(/^65 h of work .* Second Unit counts\.$/)]);
    expect(found("week", 0, week.slice(2))).toEqual([]);
  });
});

describe("a derived call after another unit's day", () => {
  const CAMERA = source.departments.map((one) =>
    one.name === "Camera" ? { ...one, positions: [{ position: "Operator", name: "Bela Novak" }] } : one,
  );
  /** Wednesday, after the second unit's Tuesday, on which NORA or departments worked until an hour. */
  const afterTuesday = (hour: number, who: "NORA" | readonly string[], timing: Timing = NO_TIMING) => {
    const end = { minutes: hour * H, isReported: true };
    const ended = { date: TUESDAY, wrap: end, cast: who === "NORA" ? { 1: end } : {} };
    const [, tuesday] = sheets([], { timing: NO_TIMING, departments: CAMERA });
    const departments = who === "NORA" ? [] : who;
    const before = dayBeforeWith(dayBeforeFrom(tuesday!), [{ unit: "Second Unit", ended, departments }]);
    return callSheetFrom({ ...source, departments: CAMERA, timing, dayIndex: 2, before });
  };

  it("leaves the cast their rest since that dismissal, and says where it is from", () => {
    const late = afterTuesday(25, "NORA");
    const nora = late.cast.find(({ castId }) => castId === "1");
    expect([nora?.report, late.derived?.crewCall.reason]).toEqual([
      "1:00 PM",
      "12 h turnaround after NORA's wrap with Second Unit at 1:00 AM, as reported",
    ]);
    expect(afterTuesday(18, "NORA").derived?.crewCall.reason).not.toContain("Second Unit");
  });

  it("is not moved by that unit's wrap, whatever departments both have", () => {
    const call = ({ timing, derived }: ReturnType<typeof afterTuesday>) => [timing.crewCall, derived?.crewCall];
    expect(call(afterTuesday(25, ["Camera"]))).toEqual(call(afterTuesday(25, [])));
  });

  it("has the latest wrap of each department that any other unit has too", () => {
    const [, tuesday] = sheets([], { timing: NO_TIMING, departments: CAMERA });
    const other = (unit: string, hour: number, departments: readonly string[]) => {
      const ended = { date: TUESDAY, wrap: { minutes: hour * H, isReported: true }, cast: {} };
      return { unit, ended, departments };
    };
    const others = [other("Third", 26, ["Camera"]), other("Second Unit", 25, ["Camera"]), other("Fourth", 27, ["Art"])];
    const before = dayBeforeWith(dayBeforeFrom(tuesday!), others);
    const sheet = callSheetFrom({ ...source, departments: CAMERA, dayIndex: 2, before });
    const found = violationsOn([sheet], 0, DEFAULT_WORK_RULES).filter(({ rule }) => rule === "turnaround");
    expect(found).toMatchObject([
      { who: ["Camera"], words: expect.stringMatching(/^5 h of rest .* Third counts\.$/) },
      { who: ["Art"], words: expect.stringMatching(/^4 h of rest .* Fourth counts\.$/) },
    ]);
  });

  it("finds a call that was entered too early for a department of both, and for no other", () => {
    const days = [0, 1].map((dayIndex) => callSheetFrom({ ...source, departments: CAMERA, dayIndex }));
    const third = afterTuesday(25, ["Camera"], source.timing);
    const found = violationsOn([...days, third], 2, DEFAULT_WORK_RULES).filter(({ rule }) => rule === "turnaround");
    expect(found.map(({ who, words }) => [who, words])).toEqual([
      [
        ["Camera"],
        "6 h of rest before the call at 7:00 AM, 4 h less than 10 h. A call at 11:00 AM or later would be legal. The work with Second Unit counts.",
      ],
    ]);
  });

  it("counts from the latest end with any unit, on any date", () => {
    const at = (date: string, hour: number) => {
      const end = { minutes: hour * H, isReported: false };
      return { date, wrap: end, cast: { 1: end } };
    };
    const other = (unit: string, ended: DayBefore) => ({ unit, ended, departments: ["Camera"] });
    const both = dayBeforeWith(at(MONDAY, 20), [other("Second Unit", at(TUESDAY, 1)), other("Third", at(MONDAY, 22))]);
    expect(both).toMatchObject({
      ...{ date: MONDAY, wrap: { minutes: 20 * H } },
      otherWraps: [
        { minutes: 25 * H, unit: "Second Unit" },
        { minutes: 22 * H, unit: "Third" },
      ],
    });
    expect(both?.cast["1"]).toEqual({ minutes: 25 * H, isReported: false, unit: "Second Unit" });
    expect(dayBeforeWith(at(TUESDAY, 1), [other("Second Unit", at(MONDAY, 20))])).toMatchObject(at(TUESDAY, 1));
    expect(dayBeforeWith(undefined, [other("Second Unit", at(MONDAY, 20))])).toMatchObject({
      ...{ date: MONDAY, otherWraps: [{ minutes: 20 * H, departments: ["Camera"] }] },
    });
    expect(dayBeforeWith(undefined, [])).toBeUndefined();
  });

  it("shares the departments with people that are on both sheets", () => {
    const [camera, sound, grip] = CAMERA;
    expect(sharedDepartments([camera!, sound!, grip!], [sound!, camera!])).toEqual(["Camera"]);
  });
});
