import { expect, it } from "vitest";
import { applyCorrection } from "../../shared/breakdown/corrections/apply-correction.ts";
import { describeCorrection } from "../../shared/breakdown/corrections/describe-changes.ts";
import { type Breakdown, COLUMNS } from "../../shared/breakdown/model/breakdown.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { breakdown, row } from "../roster/builders.ts";

const made: Breakdown = {
  ...breakdown(row("1", "INT. PIER - DAY", "NORA"), row("2", "EXT. PIER - DAY")),
  columns: Object.values(COLUMNS).filter((column) => column !== COLUMNS.minutes),
};
const setTo = (minutes: number | null) => ({ kind: "setMinutes", row: "sc-1", minutes }) as const;
const minutesOf = (changed: Breakdown) =>
  stripsFromBreakdown(changed, rosterFromBreakdown(changed), "all").map(({ minutes }) => minutes);

it("overwrites the estimated shooting time of a scene, in a column before the notes, until it is removed", () => {
  const estimated = minutesOf(made);
  const set = applyCorrection(made, setTo(190));
  expect(set.columns.slice(-2)).toEqual(["Shooting Minutes", "Notes"]);
  expect(minutesOf(set)).toEqual([190, estimated[1]]);
  expect(set.rows[0]!.edited).toEqual(["Shooting Minutes"]);
  expect(minutesOf(applyCorrection(set, setTo(null)))).toEqual(estimated);
});

it("is described in the history", () => {
  expect([setTo(190), setTo(null)].map((correction) => describeCorrection(made, correction))).toEqual([
    "Set the shooting time of scene 1 to 190 min",
    "Removed the shooting time of scene 1",
  ]);
});

it("is refused for a scene that is gone", () => {
  expect(() => applyCorrection(made, { ...setTo(5), row: "sc-9" })).toThrow("no longer in the breakdown");
});
