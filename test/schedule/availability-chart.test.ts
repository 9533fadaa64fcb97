import { describe, expect, it } from "vitest";
import type { ActorOption, LocationOption } from "../../shared/roster/options/option.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import {
  type AvailabilityRow,
  availabilityChart,
  cellOn,
} from "../../shared/schedule/availability/availability-chart.ts";
import type { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";
import { schedulingProblemFrom } from "../../shared/schedule/model/scheduling-problem.ts";
import { breakdown, row } from "../roster/builders.ts";

const made = breakdown(
  row("1", "INT. PIER - DAY", "NORA, SAM"),
  row("2", "INT. BANK - DAY", "NORA"),
  row("3", "EXT. PIER - DAY", "SAM, IVY"),
);
const roster = rosterFromBreakdown(made);

const actor = (castId: string, actorName: string, dates: string, locked = false): ActorOption => ({
  castId,
  actorName,
  details: "",
  dates,
  locked,
});
const place = (groupId: string, locationName: string, dates: string, locked = false): LocationOption => ({
  groupId,
  locationName,
  address: "",
  dates,
  locked,
});

function boardOf(
  actorOptions: readonly ActorOption[],
  locationOptions: readonly LocationOption[] = [],
  calendar?: ProductionCalendar,
) {
  const given = { breakdown: made, roster, actorOptions, locationOptions };
  const asked = { name: "", scope: "all", scenesPerDay: 1, today: "2026-03-01" };
  return availabilityChart(schedulingProblemFrom({ ...asked, ...given }), given, calendar);
}

const rowOf = (rows: readonly AvailabilityRow[], name: string) => rows.find((one) => one.name === name)!;

describe("the availability chart", () => {
  it("counts a scene only on the dates of its episode", () => {
    const given = { breakdown: made, roster, actorOptions: [], locationOptions: [] };
    const whole = schedulingProblemFrom({ ...given, name: "", scope: "all", scenesPerDay: 1, today: "2026-03-01" });
    const episodeDates = [{ number: "101", from: "2026-03-03", finishBy: "2026-03-04", sceneIds: ["sc-1", "sc-2"] }];
    const { from, possible } = availabilityChart({ ...whole, episodeDates }, given);
    expect([from, possible.slice(0, 4)]).toEqual(["2026-03-02", [1, 3, 3, 1]]);
  });

  it("has a row for each role and each group with scenes, with the days of its locked option or of any", () => {
    const { rows } = boardOf(
      [
        actor("1", "Ada", "03/02/2026 - 03/04/2026", true),
        actor("1", "Bea", "03/20/2026"),
        actor("2", "Cal", "03/03/2026"),
        actor("2", "Dov", "03/04/2026, 03/09/2026"),
      ],
      [place("L1", "Old Pier", "No Constraint")],
    );
    expect(rows.map(({ kind, id, name, sceneCount }) => `${kind} ${id} ${name} ${sceneCount}`)).toEqual([
      "role 1 NORA 2",
      "role 2 SAM 2",
      "role 3 IVY 1",
      "location L1 PIER 2",
      "location L2 BANK 1",
    ]);
    expect(rowOf(rows, "NORA")).toMatchObject({
      options: 2,
      locked: "Ada",
      flexible: false,
      ranges: [{ start: "2026-03-02", end: "2026-03-04" }],
    });
    expect(rowOf(rows, "SAM")).toMatchObject({
      locked: null,
      ranges: [
        { start: "2026-03-03", end: "2026-03-04" },
        { start: "2026-03-09", end: "2026-03-09" },
      ],
    });
    expect(rowOf(rows, "PIER")).toMatchObject({ options: 1, locked: null, flexible: true, ranges: [] });
    expect(rowOf(rows, "IVY")).toMatchObject({ options: 0, flexible: true });
  });

  it("names the options without dates that count: of the locked one, or of all", () => {
    const undated = [actor("1", "Ada", "", true), actor("1", "Bea", ""), actor("2", "Cal", "03/03/2026")];
    const { rows } = boardOf([...undated, actor("2", "Dan", " ")]);
    expect(rows.map(({ name, undated }) => [name, undated])).toEqual([
      ["NORA", ["Ada"]],
      ["SAM", ["Dan"]],
      ["IVY", []],
      ["PIER", []],
      ["BANK", []],
    ]);
    expect(rowOf(rows, "SAM")).toMatchObject({ flexible: true, ranges: [] });
  });

  it("shows in each cell whether the role is flexible, its locked option is free, some option is, or none", () => {
    const { rows } = boardOf([actor("1", "Ada", "03/02/2026", true), actor("2", "Cal", "03/03/2026")]);
    expect(cellOn(rowOf(rows, "NORA"), "2026-03-02")).toBe("locked");
    expect(cellOn(rowOf(rows, "NORA"), "2026-03-03")).toBe("out");
    expect(cellOn(rowOf(rows, "SAM"), "2026-03-03")).toBe("free");
    expect(cellOn(rowOf(rows, "IVY"), "2026-03-03")).toBe("any");
  });

  it("counts for each day the scenes whose place and cast are free", () => {
    const { from, possible, sceneCount } = boardOf([actor("1", "Ada", "03/02/2026"), actor("2", "Cal", "03/03/2026")]);
    expect({ from, sceneCount }).toEqual({ from: "2026-03-02", sceneCount: 3 });
    // Scene 2 on the first day, scene 3 on the second; scene 1 needs both.
    expect(possible.slice(0, 3)).toEqual([1, 1, 0]);
  });

  it("names the scenes without a possible day, whom they need, and what would help", () => {
    const { impossible } = boardOf([actor("1", "Ada", "03/02/2026"), actor("2", "Cal", "03/03/2026")]);
    expect(impossible).toEqual([
      {
        number: "1",
        reason: "Scene 1 has no day: NORA (cast 1) is available on 03/02/2026, SAM (cast 2) on 03/03/2026.",
        needs: ["L1", "1", "2"],
        remedy: {
          date: "2026-03-02",
          ids: ["2"],
          sentence: "It could be shot on 03/02/2026 if SAM were available that day.",
        },
      },
    ]);
  });

  it("marks the production's week and days off, on which no scene is possible", () => {
    const calendar = {
      weekdays: [2, 3, 4, 5, 6],
      region: "GB-SCT",
      worked: [],
      daysOff: [{ start: "2026-03-03", end: "2026-03-04", note: "Company move" }],
    };
    const { weekdays, daysOff, impossible } = boardOf([actor("3", "Eve", "03/03/2026")], [], calendar);
    expect(weekdays).toEqual([2, 3, 4, 5, 6]);
    expect(daysOff).toEqual([
      { date: "2026-03-03", name: "Company move" },
      { date: "2026-03-04", name: "Company move" },
      { date: "2026-04-03", name: "Good Friday" },
    ]);
    expect(impossible).toMatchObject([
      {
        number: "3",
        reason: "Scene 3 has no day: IVY (cast 3) is available on 03/03/2026; on 03/03/2026 the company has a day off.",
        remedy: { ids: [], sentence: "It could be shot on 03/03/2026 if that day off were worked." },
      },
    ]);
  });

  it("covers eight weeks to two years, and counts dates beyond", () => {
    expect(boardOf([])).toMatchObject({ from: "2026-03-02", to: "2026-04-26", beyond: 0 });
    expect(boardOf([actor("1", "Ada", "02/01/2026, 05/20/2026")])).toMatchObject({ to: "2026-05-20", beyond: 1 });
    const far = boardOf([actor("1", "Ada", "03/02/2026, 03/02/2036 - 03/04/2036")]);
    expect(far).toMatchObject({ to: "2028-03-01", beyond: 3 });
    expect(far.possible).toHaveLength(731);
  });
});
