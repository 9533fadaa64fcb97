import type { ReportSource } from "../../shared/reports/report-source.ts";
import { type Reports, reportsFrom } from "../../shared/reports/reports.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { USUAL_CALENDAR } from "../../shared/schedule/model/default-calendar.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { breakdown, row } from "../roster/builders.ts";

export const made = breakdown(
  row("1", "INT. PIER - DAY", "NORA, SAM", { cells: { Props: "lantern, ledger", "Script Day": "D1" } }),
  row("2", "EXT. PIER - NIGHT", "NORA", { cells: { Props: "Lantern", Drones: "two drones" } }),
  row("3", "INT. BANK - DAY", "BO"),
  row("4", "INT. BANK - DAY", "NORA, SAM", { cells: { Props: "pistol" } }),
);
export const roster = rosterFromBreakdown(made);
const [one, two, three, four] = stripsFromBreakdown(made, roster, "all");

/** Four scenes from a Friday to the following Wednesday, over a weekend. */
export const source: ReportSource = {
  project: "The Long Tide",
  schedule: {
    name: "Plan A",
    location: "All locations",
    scenesPerDay: 2,
    days: [
      { date: "2026-03-06", strips: [one!] },
      { date: "2026-03-09", strips: [three!] },
      { date: "2026-03-10", strips: [two!] },
      { date: "2026-03-11", strips: [four!] },
    ],
  },
  breakdown: made,
  roster,
  actorOptions: [{ castId: "1", actorName: "Ingrid Osei", details: "", dates: "", locked: true }],
  locationOptions: [],
  palette: null,
  events: [],
  calendar: USUAL_CALENDAR,
  board: [],
};
export const reports: Reports = reportsFrom(source);
