import type { CallSheetSource } from "../../shared/call-sheet/build/call-sheet-source.ts";
import { DEFAULT_TIMING } from "../../shared/call-sheet/model/call-times.ts";
import { EMPTY_PLAN } from "../../shared/call-sheet/model/day-plan.ts";
import { DEFAULT_SETTINGS } from "../../shared/call-sheet/model/settings.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { breakdown, row } from "../roster/builders.ts";

const made = breakdown(
  row("1", "INT. PIER - DAY", "NORA, SAM", { cells: { Props: "lantern, ledger", "Set Dressing": "nets" } }),
  row("2", "EXT. PIER - NIGHT", "NORA", { cells: { "Background Actors": "20 bathers", Notes: "Low tide" } }),
  row("3", "INT. BANK - DAY", "BO"),
  row("4", "INT. BANK - DAY", "NORA, SAM", { cells: { Props: "pistol" } }),
);
const roster = rosterFromBreakdown(made);
const [one, two, three, four] = stripsFromBreakdown(made, roster, "all");

/** A production of three days; scenes 1 and 2, then 3, then 4. */
export const source: CallSheetSource = {
  project: { name: "The Long Tide" },
  settings: { ...DEFAULT_SETTINGS, company: "Harbour Light Pictures" },
  schedule: {
    name: "Plan A",
    location: "All locations",
    scenesPerDay: 2,
    days: [
      { date: "2026-03-02", strips: [one!, two!] },
      { date: "2026-03-03", strips: [three!] },
      { date: "2026-03-04", strips: [four!] },
    ],
  },
  dayIndex: 0,
  breakdown: made,
  roster,
  actorOptions: [{ castId: "1", actorName: "Ingrid Osei", details: "", dates: "", locked: true }],
  locationOptions: [
    { groupId: "L1", locationName: "Old Pier", address: "1 Sea Road", dates: "", locked: false },
    { groupId: "L1", locationName: "Dunmore Pier", address: "4 Harbour Road", dates: "", locked: true },
  ],
  timing: DEFAULT_TIMING,
  plan: EMPTY_PLAN,
  departments: ["Camera", "Sound", "Grip", "Art", "Wardrobe"].map((name) => ({ id: name, name, positions: [] })),
};
