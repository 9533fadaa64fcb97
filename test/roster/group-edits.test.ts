import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LocationOption } from "../../shared/roster/options/option.ts";
import { optionsByGroup } from "../../shared/roster/options/options-by-owner.ts";
import { describeGroupChange } from "../../shared/roster/roles/describe-group-change.ts";
import type { GroupChange } from "../../shared/roster/roles/group-change.ts";
import { GroupError, rosterRegrouped } from "../../shared/roster/roles/group-edits.ts";
import type { Roster } from "../../shared/roster/roles/roster.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { breakdown, row } from "./builders.ts";

const SCENES = breakdown(
  row("1", "INT. HOUSE - KITCHEN - DAY"),
  row("2", "INT. HOUSE - HALL - DAY"),
  row("3", "EXT. MILL - DAY"),
  row("4", "INT. MILL, OFFICE - NIGHT"),
  row("5", "EXT. ROAD - DAY"),
);
const start = rosterFromBreakdown(SCENES);

/** The groups after some changes, each in one line: `L1 HOUSE: HOUSE - KITCHEN, HOUSE - HALL`. */
function groupsAfter(...changes: GroupChange[]): string[] {
  return changes.reduce(rosterRegrouped, start).groups.map(({ id, name, sets }) => `${id} ${name}: ${sets.join(", ")}`);
}

it("starts with the groups of the breakdown", () => {
  expect(groupsAfter()).toEqual([
    "L1 HOUSE: HOUSE - KITCHEN, HOUSE - HALL",
    "L2 MILL: MILL, MILL, OFFICE",
    "L3 ROAD: ROAD",
  ]);
});

describe("a location group", () => {
  it("is created from sets of any groups, under an unused id", () => {
    expect(groupsAfter({ kind: "addGroup", name: "OUTSIDE", sets: ["MILL", "house - hall"] })).toEqual([
      "L1 HOUSE: HOUSE - KITCHEN",
      "L2 MILL: MILL, OFFICE",
      "L3 ROAD: ROAD",
      "L4 OUTSIDE: MILL, HOUSE - HALL",
    ]);
  });

  it("replaces a group whose sets it all includes, and may have its name", () => {
    const after = rosterRegrouped(start, { kind: "addGroup", name: "Road", sets: ["ROAD", "MILL"] });
    expect(after.groups.at(-1)).toEqual({ id: "L4", name: "Road", sets: ["ROAD", "MILL"], merged: ["L3"] });
    expect(after.groups.map(({ id }) => id)).toEqual(["L1", "L2", "L4"]);
  });

  it("is split into a group for each of its sets, and its id is never used again", () => {
    expect(
      groupsAfter({ kind: "removeGroup", groupId: "L1" }, { kind: "addGroup", name: "BOTH", sets: ["ROAD", "MILL"] }),
    ).toEqual([
      "L4 HOUSE - KITCHEN: HOUSE - KITCHEN",
      "L5 HOUSE - HALL: HOUSE - HALL",
      "L2 MILL: MILL, OFFICE",
      "L6 BOTH: ROAD, MILL",
    ]);
  });

  it("can be renamed, also to another spelling of its own name", () => {
    expect(groupsAfter({ kind: "renameGroup", groupId: "L2", name: "The Old Mill" })[1]).toMatch(/^L2 The Old Mill:/);
    expect(groupsAfter({ kind: "renameGroup", groupId: "L2", name: "Mill" })[1]).toMatch(/^L2 Mill:/);
  });

  it("can be merged into another and unmerged", () => {
    expect(groupsAfter({ kind: "mergeGroups", from: "L3", into: "L1" })).toEqual([
      "L1 HOUSE: HOUSE - KITCHEN, HOUSE - HALL, ROAD",
      "L2 MILL: MILL, MILL, OFFICE",
    ]);
    expect(groupsAfter({ kind: "splitGroup", groupId: "L1", name: "HALL", sets: ["HOUSE - HALL"] })).toEqual([
      "L1 HOUSE: HOUSE - KITCHEN",
      "L2 MILL: MILL, MILL, OFFICE",
      "L3 ROAD: ROAD",
      "L4 HALL: HOUSE - HALL",
    ]);
  });

  it("gets sets from other groups", () => {
    expect(groupsAfter({ kind: "moveSets", groupId: "L2", sets: ["ROAD", "HOUSE - HALL", "MILL"] })).toEqual([
      "L1 HOUSE: HOUSE - KITCHEN",
      "L2 MILL: MILL, MILL, OFFICE, ROAD, HOUSE - HALL",
    ]);
  });
});

it.each<[GroupChange, string]>([
  [{ kind: "renameGroup", groupId: "L9", name: "X" }, "Location group L9 no longer exists."],
  [{ kind: "renameGroup", groupId: "L1", name: "mill" }, 'A group named "MILL" (L2) already exists.'],
  [{ kind: "addGroup", name: "Mill", sets: ["ROAD"] }, 'A group named "MILL" (L2) already exists.'],
  [{ kind: "addGroup", name: "X", sets: ["BARN"] }, 'The set "BARN" is no longer in the breakdown.'],
  [{ kind: "removeGroup", groupId: "L3" }, '"ROAD" has only one set'],
  [{ kind: "mergeGroups", from: "L1", into: "L1" }, '"HOUSE" cannot be merged with itself.'],
  [{ kind: "splitGroup", groupId: "L1", name: "X", sets: ["ROAD"] }, '"ROAD" is not in "HOUSE".'],
  [
    { kind: "splitGroup", groupId: "L1", name: "X", sets: ["HOUSE - HALL", "HOUSE - KITCHEN"] },
    'These are all the sets of "HOUSE".',
  ],
])("%j is refused", (change, message) => {
  expect(() => rosterRegrouped(start, change)).toThrow(GroupError);
  expect(() => rosterRegrouped(start, change)).toThrow(message);
});

it.each<[GroupChange, string]>([
  [{ kind: "addGroup", name: "OUTSIDE", sets: ["ROAD"] }, "Added the location group OUTSIDE"],
  [{ kind: "removeGroup", groupId: "L1" }, "Removed the location group HOUSE"],
  [{ kind: "renameGroup", groupId: "L1", name: "HOME" }, "Renamed HOUSE to HOME"],
  [{ kind: "mergeGroups", from: "L3", into: "L1" }, "Merged ROAD into HOUSE"],
  [{ kind: "splitGroup", groupId: "L1", name: "HALL", sets: ["HOUSE - HALL"] }, "Split HALL off HOUSE"],
  [{ kind: "moveSets", groupId: "L1", sets: ["ROAD"] }, "Moved ROAD to HOUSE"],
])("describes %j", (change, words) => {
  expect(describeGroupChange(start.groups, change)).toBe(words);
});

describe("the options of merged groups", () => {
  const option = (groupId: string, locationName: string, locked = false): LocationOption => ({
    groupId,
    locationName,
    address: "",
    dates: "",
    locked,
  });
  const merged = rosterRegrouped(start, { kind: "mergeGroups", from: "L3", into: "L1" });

  it("belong to the group that stays, with at most one locked", () => {
    const options = [option("L3", "A road", true), option("L1", "A house", true), option("L2", "A mill", true)];
    expect(optionsByGroup(merged, options)).toEqual([
      option("L1", "A house", true),
      option("L2", "A mill", true),
      option("L1", "A road"),
    ]);
  });

  it("move with the group when it is merged again", () => {
    const twice = rosterRegrouped(merged, { kind: "mergeGroups", from: "L1", into: "L2" });
    expect(optionsByGroup(twice, [option("L3", "A road")])).toEqual([option("L2", "A road")]);
  });
});

const sets = start.groups.flatMap((group) => group.sets);
const groupId = fc.integer({ min: 1, max: 8 }).map((number) => `L${number}`);
const some = fc.uniqueArray(fc.constantFrom(...sets), { minLength: 1 });
const name = fc.constantFrom("HOUSE", "ROAD", "NORTH", "SOUTH");
const anyChange: fc.Arbitrary<GroupChange> = fc.oneof(
  fc.record({ kind: fc.constant("addGroup" as const), name, sets: some }),
  fc.record({ kind: fc.constant("removeGroup" as const), groupId }),
  fc.record({ kind: fc.constant("renameGroup" as const), groupId, name }),
  fc.record({ kind: fc.constant("mergeGroups" as const), from: groupId, into: groupId }),
  fc.record({ kind: fc.constant("splitGroup" as const), groupId, name, sets: some }),
  fc.record({ kind: fc.constant("moveSets" as const), groupId, sets: some }),
);

/** The roster after a change, or unchanged if the change is refused. */
function tried(roster: Roster, change: GroupChange): Roster {
  try {
    return rosterRegrouped(roster, change);
  } catch (error) {
    if (error instanceof GroupError) return roster;
    throw error;
  }
}

it("never loses or duplicates a set, reuses an id or is undone by reading the breakdown again", () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 12 }), (changes) => {
      const seen = new Set(start.groups.map(({ id }) => id));
      let roster = start;
      for (const change of changes) {
        const before = new Set(roster.groups.map(({ id }) => id));
        roster = tried(roster, change);
        const added = roster.groups.map(({ id }) => id).filter((id) => !before.has(id));
        expect(added.filter((id) => seen.has(id))).toEqual([]);
        for (const id of added) seen.add(id);
      }
      expect(roster.groups.flatMap((group) => group.sets).sort()).toEqual([...sets].sort());
      expect(rosterFromBreakdown(SCENES, roster)).toEqual(roster);
    }),
  );
});
