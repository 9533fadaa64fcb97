import { describe, expect, it } from "vitest";
import { daySums } from "../../shared/reports/day-sums.ts";
import { withCategory } from "../../shared/reports/one-category.ts";
import { reportsFrom } from "../../shared/reports/reports.ts";
import { made, reports, roster, source } from "./a-production.ts";

const line = (title: string, name: string) => {
  const row = reports.dayOutOfDays.groups.find((group) => group.title === title)?.rows.find((one) => one.name === name);
  return row && { ...row, codes: row.codes.map((code) => code || "-").join(" ") };
};

describe("the day out of days", () => {
  it("is had of one category alone", () => {
    const groups = (title?: string) => withCategory(reports, title).dayOutOfDays.groups.map((group) => group.title);
    expect(groups()).toEqual(["Cast", "Props", "Drones"]);
    expect(groups("Props")).toEqual(["Props"]);
  });

  it("has a column for every date from the first shooting day to the last, numbered where somebody shoots", () => {
    expect(reports.dayOutOfDays.dates.map(({ date, day }) => [date.slice(8), day])).toEqual([
      ["06", 1],
      ["07", null],
      ["08", null],
      ["09", 2],
      ["10", 3],
      ["11", 4],
    ]);
  });

  it("holds the cast on shooting days only, with sums and the actor who is locked", () => {
    expect(line("Cast", "NORA")).toEqual({
      id: "1",
      name: "NORA",
      note: "Ingrid Osei",
      codes: "SW - - H W WF",
      start: "2026-03-06",
      finish: "2026-03-11",
      work: 3,
      hold: 1,
    });
    expect(line("Cast", "SAM")).toMatchObject({ codes: "SW - - H H WF", work: 2, hold: 2, note: "" });
    expect(line("Cast", "BO")).toMatchObject({ codes: "- - - SWF - -", start: "2026-03-09", finish: "2026-03-09" });
  });

  it("shows what people enter beside shooting, which is no start and no finish and no hold, and sums it", () => {
    const { dayOutOfDays } = reportsFrom({
      ...source,
      events: [
        { castId: "1", date: "2026-03-04", code: "FT" },
        { castId: "1", date: "2026-03-08", code: "TR" },
        { castId: "1", date: "2026-03-09", code: "R" },
        { castId: "1", date: "2026-03-11", code: "TR" },
        { castId: "99", date: "2026-01-01", code: "T" },
      ],
    });
    expect(dayOutOfDays.dates.map(({ date }) => date.slice(8)).join(" ")).toBe("04 05 06 07 08 09 10 11");
    const [nora] = dayOutOfDays.groups[0]!.rows;
    expect(nora).toMatchObject({ start: "2026-03-06", finish: "2026-03-11", work: 3, hold: 0 });
    expect(nora!.codes.map((code) => code || "-").join(" ")).toBe("FT - SW - TR R W WF");
    const sums = daySums(dayOutOfDays);
    expect(sums.titles).toEqual(["Work", "Hold", "Travel", "Fitting", "Rehearsal", "Total"]);
    expect(sums.of(nora!)).toEqual([3, 0, 1, 1, 1, 6]);
    expect(daySums(reports.dayOutOfDays).titles).toEqual(["Work", "Hold", "Total"]);
  });

  it("holds no things, and knows them however they are written", () => {
    expect(line("Props", "lantern")).toMatchObject({ codes: "SW - - - WF -", work: 2, hold: 0 });
  });

  it("has people's own categories, too, and none that the schedule does not need", () => {
    expect(reports.dayOutOfDays.groups.map(({ title }) => title)).toEqual(["Cast", "Props", "Drones"]);
  });
});

describe("the shooting schedule", () => {
  it("lists the scenes in shooting order, with cast by name and what they need", () => {
    const { days, scenes, eighths } = reports.shooting;
    expect(days.map((day) => day.scenes.map(({ strip }) => strip.number).join())).toEqual(["1", "3", "2", "4"]);
    expect(days[0]!.scenes[0]).toMatchObject({
      scriptDay: "D1",
      cast: [
        { castId: "1", character: "NORA" },
        { castId: "2", character: "SAM" },
      ],
      elements: [{ category: "Props", names: ["lantern", "ledger"] }],
    });
    expect(scenes).toBe(4);
    expect(eighths).toBe(days.reduce((sum, day) => sum + day.eighths, 0));
  });

  it("is empty without days", () => {
    const none = reportsFrom({
      project: "",
      schedule: { name: "None", location: "", scenesPerDay: 1, days: [] },
      breakdown: made,
      roster,
      actorOptions: [],
      palette: null,
      events: [],
    });
    expect(none.shooting).toEqual({ days: [], scenes: 0, eighths: 0 });
    expect(none.dayOutOfDays).toEqual({ dates: [], groups: [], events: [] });
  });
});
