import { describe, expect, it } from "vitest";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { groupOfSet } from "../../shared/roster/roles/roster-scenes.ts";
import { skyOf } from "../../shared/schedule/constraints/turnaround.ts";
import { dayNightOf } from "../../shared/schedule/model/day-night.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { stripColour } from "../../shared/schedule/strip-colours/strip-colour.ts";
import { breakdown, row } from "../roster/builders.ts";
import { scene } from "./builders.ts";

it.each([
  ["DAY", "DAY"],
  ["night", "NIGHT"],
  ["LATER THAT NIGHT", "NIGHT"],
  ["THE NEXT MORNING", "DAY"],
  ["PRE-DAWN", "NIGHT"],
  ["DAWN", "DAWN"],
  ["MAGIC HOUR", "DUSK"],
  ["SUNSET", "DUSK"],
  ["MINUIT", "NIGHT"],
  ["रात", "NIGHT"],
  ["GECE", "NIGHT"],
  ["", ""],
  ["1985", ""],
])("%j counts as %j", (time, light) => {
  expect(dayNightOf(time)).toBe(light);
});

it.each(["CONTINUOUS", "LATER", "SAME TIME", "MOMENTS LATER", "MÁS TARDE"])(
  "%j continues from the scene before",
  (time) => {
    expect(dayNightOf(time, "NIGHT")).toBe("NIGHT");
    expect(dayNightOf(time, "DAWN")).toBe("DAWN");
    expect(dayNightOf(time)).toBe("");
  },
);

it("has the set without the shot of its heading", () => {
  const made = breakdown(row("1", "INT. FERRY OFFICE (CLOSER) - DAY"), row("2", "INT. FERRY OFFICE - WIDER - DAY"));
  const strips = stripsFromBreakdown(made, rosterFromBreakdown(made), "all");
  expect(strips.map(({ set }) => set)).toEqual(["FERRY OFFICE", "FERRY OFFICE"]);
});

it("is in the group that has its heading as a set, as in older rosters", () => {
  const made = breakdown(row("1", "INT. FERRY OFFICE - DAY"), row("2", "INT. FERRY OFFICE (CLOSER) - DAY"));
  const groups = [
    { id: "L1", name: "FERRY OFFICE", sets: ["FERRY OFFICE"] },
    { id: "L2", name: "ODA'S DESK", sets: ["FERRY OFFICE (CLOSER)"] },
  ];
  const roster = { roles: [], groups, nextCastId: 1, nextGroupId: 3 };
  const setsOf = (scope: string) => stripsFromBreakdown(made, roster, scope).map(({ set }) => set);
  expect([setsOf("L1"), setsOf("L2")]).toEqual([["FERRY OFFICE"], ["FERRY OFFICE (CLOSER)"]]);
  for (const { set } of stripsFromBreakdown(made, roster, "L2")) expect(groupOfSet(roster, set)?.id).toBe("L2");
});

it.each([
  ["INT. DAY", "white", "either"],
  ["INT. NIGHT", "blue", "either"],
  ["INT. DUSK", "blue", "either"],
  ["EXT. DAY", "yellow", "light"],
  ["EXT. NIGHT", "green", "dark"],
  ["EXT. DAWN", "pink", "light"],
  ["EXT. DUSK", "orange", "dark"],
  ["INT./EXT. NIGHT", "green", "dark"],
  ["I/E DAY", "yellow", "light"],
])("a scene %j has a %s strip and needs %s", (heading, colour, sky) => {
  expect(stripColour(scene("1", heading))).toBe(colour);
  expect(skyOf(scene("1", heading))).toBe(sky);
});

describe("the strips of a breakdown", () => {
  const made = breakdown(
    row("1", "EXT. PIER - NIGHT", "NORA, SAM", { cells: { Notes: "Tide" } }),
    row("2", "OMITTED"),
    row("3", "INT. BANK - CONTINUOUS", "SAM, NORA, RADIO", { voices: ["Radio", "SAM"], cells: { Pages: "a bit" } }),
  );
  const roster = rosterFromBreakdown(made);

  it("have what the board shows, without voice-only characters", () => {
    expect(stripsFromBreakdown(made, roster, "all")).toEqual([
      {
        sceneId: "sc-1",
        number: "1",
        intExt: "EXT.",
        dayNight: "NIGHT",
        set: "PIER",
        synopsis: "",
        castIds: ["1", "2"],
        eighths: 11,
        notes: "Tide",
        minutes: 205,
        minutesReason: "1 3/8 pages, 2 cast, night exterior: 3 h 25 min",
      },
      expect.objectContaining({ sceneId: "sc-3", dayNight: "NIGHT", castIds: ["1"], eighths: 0 }),
    ]);
  });

  it("can be limited to one location group, and continue from scenes elsewhere", () => {
    expect(stripsFromBreakdown(made, roster, "L2").map(({ number, dayNight }) => number + dayNight)).toEqual([
      "3NIGHT",
    ]);
  });
});
