import { describe, expect, it } from "vitest";
import type { dayOutOfDaysReport } from "../../shared/reports/day-out-of-days-report.ts";
import type { ReportSource } from "../../shared/reports/report-source.ts";
import { reportsFrom } from "../../shared/reports/reports.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { breakdown, row } from "../roster/builders.ts";
import { source as film } from "./a-production.ts";

const SECOND = "b";
const inSecond = { episode: SECOND };
const made = breakdown(
  row("1", "INT. PIER - DAY", "NORA, SAM", { cells: { Props: "lantern" } }),
  row("2", "INT. PIER - DAY", "NORA", { ...inSecond, cells: { Props: "Lantern" } }),
  row("3", "INT. PIER - DAY", "NORA", inSecond),
  row("4", "INT. PIER - DAY", "NORA", { ...inSecond, cells: { Props: "ledger" } }),
  row("5", "INT. PIER - DAY", "NORA, SAM", { cells: { Props: "lantern" } }),
);
const roster = rosterFromBreakdown(made);
const strips = stripsFromBreakdown(made, roster, "all");
const dates = ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06"];
/** 101 on the first day and the last, and 102 on the days between. */
const source: ReportSource = {
  ...film,
  breakdown: made,
  roster,
  schedule: { ...film.schedule, days: strips.map((strip, at) => ({ date: dates[at]!, strips: [strip] })) },
};
const episode = (id: string, number: string) => ({ id, number, name: "" });
const episodes = [episode("first", "101"), episode(SECOND, "102"), episode("c", "103")];
const lines = ({ groups }: ReturnType<typeof dayOutOfDaysReport>) =>
  groups.flatMap(({ rows }) =>
    rows.map(({ name, codes, work, hold }) => [name, codes.map((code) => code || "-").join(" "), work, hold]),
  );
const linesOf = (id: string, from: ReportSource = source) =>
  lines(reportsFrom(from, { episodes, episode: id }).dayOutOfDays);

describe("the day out of days of an episode", () => {
  it("leaves work for other episodes blank, which is no hold, start or finish", () => {
    expect(linesOf("first")).toEqual([
      ["NORA", "SW - - - WF", 2, 0],
      ["SAM", "SW H H H WF", 2, 3],
      ["lantern", "SW - - - WF", 2, 0],
    ]);
    expect(linesOf(SECOND)).toEqual([
      ["NORA", "- W W W -", 3, 0],
      ["lantern", "- W - - -", 1, 0],
      ["ledger", "- - - SWF -", 1, 0],
    ]);
  });

  it("has the dates of the episode as start and finish, and no hold outside them", () => {
    const [one, , , four, five] = source.schedule.days;
    const days = [one!, { ...four!, strips: [] }, { ...five!, strips: [strips[3]!] }];
    const held = { ...source, schedule: { ...source.schedule, days } };
    expect(linesOf("first", held)[0]).toEqual(["NORA", "SW - - - -", 1, 0]);
    const [nora] = reportsFrom(held, { episodes, episode: SECOND }).dayOutOfDays.groups[0]!.rows;
    expect(nora).toMatchObject({ start: dates[4], finish: dates[4], work: 1, hold: 0 });
    expect(lines(reportsFrom(held).dayOutOfDays)[0]).toEqual(["NORA", "SW - - H WF", 2, 1]);
  });

  it("has no drop for work on another episode", () => {
    const later = ["2026-03-02", "2026-03-10", "2026-03-13", "2026-03-16", "2026-03-20"];
    const days = source.schedule.days.map((day, at) => ({ ...day, date: later[at]! }));
    const [nora] = linesOf("first", { ...source, schedule: { ...source.schedule, days } });
    expect(String(nora![1]).split(" ").at(0)).toBe("SW");
  });

  it("names an episode without scheduled scenes, which has no rows", () => {
    const none = reportsFrom(source, { episodes, episode: "c" });
    expect(none.episode).toEqual({ id: "c", number: "103", name: "" });
    expect(none.dayOutOfDays.groups).toEqual([]);
    expect(none.episodes?.map(({ number }) => number)).toEqual(["101", "102"]);
  });
});
