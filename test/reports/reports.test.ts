import { describe, expect, it } from "vitest";
import { closedText } from "../../shared/reports/day-heads.ts";
import { daySums } from "../../shared/reports/day-sums.ts";
import { withCategory } from "../../shared/reports/one-category.ts";
import type { ReportSource } from "../../shared/reports/report-source.ts";
import { reportsFrom } from "../../shared/reports/reports.ts";
import { USUAL_CALENDAR } from "../../shared/schedule/model/default-calendar.ts";
import { made, reports, roster, source } from "./a-production.ts";

const line = (title: string, name: string) => {
  const row = reports.dayOutOfDays.groups.find((group) => group.title === title)?.rows.find((one) => one.name === name);
  return row && { ...row, codes: row.codes.map((code) => code || "-").join(" ") };
};

describe("the day out of days", () => {
  it("can be limited to one category", () => {
    const groups = (title?: string) => withCategory(reports, title).dayOutOfDays.groups.map((group) => group.title);
    expect(groups()).toEqual(["Cast", "Props", "Drones"]);
    expect(groups("Props")).toEqual(["Props"]);
  });

  it("has a column for every date from the first shoot day to the last, with numbered shoot days", () => {
    expect(reports.dayOutOfDays.dates.map(({ date, day }) => [date.slice(8), day])).toEqual([
      ["06", 1],
      ["07", null],
      ["08", null],
      ["09", 2],
      ["10", 3],
      ["11", 4],
    ]);
  });

  it("marks the cast on shoot days only, with sums and the locked actor", () => {
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

  it("shows entered statuses, which are not a start, finish or hold, with sums", () => {
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
    expect(sums.titles).toEqual(["Work", "Hold", "Travel", "Fitting", "Rehearsal", "Holiday", "Total"]);
    expect(sums.of(nora!)).toEqual([3, 0, 1, 1, 1, 0, 6]);
    expect(daySums(reports.dayOutOfDays).titles).toEqual(["Work", "Hold", "Travel", "Rehearsal", "Holiday", "Total"]);
  });

  it("marks holidays and company travel of people engaged then, with sums", () => {
    const { dayOutOfDays } = reportsFrom({
      ...source,
      calendar: {
        ...USUAL_CALENDAR,
        region: "GB-ENG",
        daysOff: [{ start: "2026-03-07", end: "2026-03-07", note: "" }],
      },
      schedule: {
        ...source.schedule,
        // Good Friday is the third of April, Easter Monday the sixth.
        days: source.schedule.days.map((day, at) => ({
          ...day,
          date: ["2026-04-02", "2026-04-07", "2026-04-08", "2026-04-09"][at]!,
        })),
      },
      board: [
        { date: "2026-04-04", locked: false, items: [{ kind: "banner", id: "b", banner: "travel", text: "To Skye" }] },
        { date: "2026-04-07", locked: false, items: [{ kind: "scene", id: "3", pinned: false }] },
      ],
      events: [{ castId: "2", date: "2026-04-03", code: "TR" }],
    });
    expect(
      dayOutOfDays.dates.flatMap(({ date, closed }) => (closed ? [[date.slice(8), closed.kind, closed.name]] : [])),
    ).toEqual([
      ["03", "holiday", "Good Friday"],
      ["04", "travel", "To Skye"],
      ["06", "holiday", "Easter Monday"],
    ]);
    const codes = (at: number) => dayOutOfDays.groups[0]!.rows[at]!.codes.map((code) => code || "-").join(" ");
    expect(codes(0)).toBe("SW / M - / H W WF");
    expect(codes(1)).toBe("SW TR M - / H H WF");
    // BO starts and finishes on the seventh; elements are not engaged.
    expect(codes(2)).toBe("- - - - - SWF - -");
    expect(dayOutOfDays.groups[1]!.rows.every((row) => !row.codes.includes("/"))).toBe(true);
    const sums = daySums(dayOutOfDays);
    expect(sums.titles).toEqual(["Work", "Hold", "Travel", "Rehearsal", "Holiday", "Company travel", "Total"]);
    expect(sums.of(dayOutOfDays.groups[0]!.rows[0]!)).toEqual([3, 1, 0, 0, 2, 1, 7]);
    expect(closedText(dayOutOfDays)).toContain("Good Friday: Friday, April 3, 2026. To Skye: Saturday, April 4, 2026.");
  });

  it("marks no holiday of a dropped actor", () => {
    const days = ["2026-03-20", "2026-03-23", "2026-04-09", "2026-04-10"];
    const { dayOutOfDays } = reportsFrom({
      ...source,
      calendar: { ...USUAL_CALENDAR, region: "GB-ENG" },
      schedule: { ...source.schedule, days: source.schedule.days.map((day, at) => ({ ...day, date: days[at]! })) },
    });
    const [, sam] = dayOutOfDays.groups[0]!.rows;
    expect(sam!.codes.filter((code) => code !== "")).toEqual(["SWD", "PWF"]);
  });

  it("has no hold days for elements, and matches them in any spelling", () => {
    expect(line("Props", "lantern")).toMatchObject({ codes: "SW - - - WF -", work: 2, hold: 0 });
  });

  it("includes custom categories, and only those that the schedule needs", () => {
    expect(reports.dayOutOfDays.groups.map(({ title }) => title)).toEqual(["Cast", "Props", "Drones"]);
  });
});

describe("the shooting schedule", () => {
  it("lists the scenes in shooting order, with cast by name and their elements", () => {
    const { days, scenes, eighths } = reports.shooting;
    expect(days.map((day) => day.scenes.map(({ strip }) => strip.number).join())).toEqual(["1", "3", "2", "4"]);
    expect(days[0]!.scenes[0]).toMatchObject({
      scriptDay: "D1",
      location: "PIER",
      cast: [
        { castId: "1", character: "NORA" },
        { castId: "2", character: "SAM" },
      ],
      elements: [{ category: "Props", names: ["lantern", "ledger"] }],
    });
    expect(scenes).toBe(4);
    expect(eighths).toBe(days.reduce((sum, day) => sum + day.eighths, 0));
  });

  it("shows starts of weeks and reasons for days off between the days", () => {
    const strips = (changes: Partial<ReportSource>, dates: readonly string[]) => {
      const days = source.schedule.days.map((day, at) => ({ ...day, date: dates[at]! }));
      const { shooting } = reportsFrom({ ...source, ...changes, schedule: { ...source.schedule, days } });
      return shooting.days.map(({ before }) => before.map(({ kind, text }) => `${kind}: ${text}`));
    };
    expect(strips({}, ["2026-03-06", "2026-03-09", "2026-03-10", "2026-03-12"])).toEqual([
      ["week: Week 1 – from Friday, March 6, 2026"],
      [
        "off: 2 days off – Saturday, March 7, 2026 to Sunday, March 8, 2026",
        "week: Week 2 – from Monday, March 9, 2026",
      ],
      [],
      ["off: Day off – Wednesday, March 11, 2026"],
    ]);
    const calendar = { ...USUAL_CALENDAR, region: "GB-ENG", weekdays: [3, 4, 5, 6, 0] };
    expect(strips({ calendar }, ["2026-04-01", "2026-04-02", "2026-04-05", "2026-04-08"])).toEqual([
      ["week: Week 1 – from Wednesday, April 1, 2026"],
      [],
      ["holiday: Good Friday – Friday, April 3, 2026", "off: Day off – Saturday, April 4, 2026"],
      [
        "holiday: Easter Monday – Monday, April 6, 2026",
        "off: Day off – Tuesday, April 7, 2026",
        "week: Week 2 – from Wednesday, April 8, 2026",
      ],
    ]);
  });

  it("is empty without days", () => {
    const none = reportsFrom({
      project: "",
      schedule: { name: "None", location: "", scenesPerDay: 1, days: [] },
      breakdown: made,
      roster,
      actorOptions: [],
      locationOptions: [],
      palette: null,
      events: [],
      calendar: USUAL_CALENDAR,
      board: [],
    });
    expect(none.shooting).toEqual({ days: [], boneyard: [], scenes: 0, eighths: 0 });
    expect(none.dayOutOfDays).toEqual({ dates: [], groups: [], events: [] });
  });
});
