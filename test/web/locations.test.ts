import { describe, expect, it } from "vitest";
import { tsvFromBreakdown } from "../../shared/breakdown/formats/breakdown-tsv.ts";
import { locationListTsv, locationOptionsTsv } from "../../shared/roster/options/location-list.ts";
import { NO_LOCATION_SITE } from "../../shared/roster/options/location-site.ts";
import type { LocationOption } from "../../shared/roster/options/option.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { groupsFrom, isKept, isShown, isUngrouped, kindsOf } from "../../web/locations/location-groups.ts";
import { breakdown, row } from "../roster/builders.ts";

const made = breakdown(
  row("1", "INT. PIER - DAY", "NORA, SAM", { cells: { Synopsis: "They wait." } }),
  row("2", "INT. BANK - DAY", "NORA"),
  row("3A", "EXT. PIER - NIGHT", "NORA"),
);
const roster = rosterFromBreakdown(made);

const option = (groupId: string, locationName: string, more: Partial<LocationOption> = {}): LocationOption => ({
  groupId,
  locationName,
  address: "",
  dates: "No Constraint",
  locked: false,
  ...more,
});
const dunmore = option("L1", "Dunmore Pier", { address: "4 Harbour Road", dates: "03/02/2026", locked: true });
const quay = option("L1", "Old Quay");
const vault = option("L2", "The Vault");

const LOCK = { id: "L1", name: "Dunmore Pier", by: "dana@example.com", at: "2026-03-01T10:00:00.000Z" };

const groupsWith = (...options: LocationOption[]) =>
  groupsFrom({
    location_list: locationListTsv(roster, made, options),
    location_options: locationOptionsTsv(options),
    breakdown: tsvFromBreakdown(made),
    details: options.flatMap(({ groupId, locationName, version, site }) =>
      version !== undefined && site ? [{ groupId, locationName, version, site, photos: [], picture: null }] : [],
    ),
    locks: [LOCK],
  });

describe("location groups", () => {
  it("have their scenes and options", () => {
    expect(groupsWith(dunmore, vault, quay)[0]).toEqual({
      id: "L1",
      name: "PIER",
      sets: ["PIER"],
      sceneCount: 2,
      episodes: [],
      isInt: true,
      isExt: true,
      locked: "Dunmore Pier",
      lock: LOCK,
      options: [dunmore, quay],
      scenes: [
        {
          number: "1",
          intExt: "INT.",
          location: "PIER",
          time: "DAY",
          synopsis: "They wait.",
          characters: "NORA, SAM",
        },
        { number: "3A", intExt: "EXT.", location: "PIER", time: "NIGHT", synopsis: "", characters: "NORA" },
      ],
    });
  });

  it("have the details of their options", () => {
    const known = { ...quay, version: 1, site: { ...NO_LOCATION_SITE, parking: "On the mole" } };
    expect(groupsWith(dunmore, known)[0]?.options).toEqual([dunmore, { ...known, photos: [], picture: null }]);
  });

  it("may have no lock", () => {
    expect(groupsWith(quay, vault).map(({ locked }) => locked)).toEqual([undefined, undefined]);
  });

  it("of a single scene are not shown as groups; their scenes are ungrouped", () => {
    const groups = groupsWith();
    expect(groups.filter(isShown).map(({ name }) => name)).toEqual(["PIER"]);
    expect(groups.filter(isUngrouped).flatMap(({ scenes }) => scenes.map(({ number }) => number))).toEqual(["2"]);
  });

  it("without scenes are shown if they have options", () => {
    const [pier] = groupsWith(quay);
    expect([pier!, { ...pier!, sceneCount: 0 }, { ...pier!, sceneCount: 0, options: [] }].map(isKept)).toEqual([
      false,
      true,
      false,
    ]);
  });

  const tables = (rows: string) => ({
    location_list: `Location ID\tLocation Group Name\tINT\tEXT\tLocked\n${rows}`,
    location_options: "Location ID\tName\nL1\tOld Quay\n",
    breakdown: "Scene Number\n",
    details: [],
    locks: [],
  });

  it.each(["", "None"])("without an id, %j, are omitted", (id) => {
    expect(groupsFrom(tables(`${id}\tPIER\tTrue\tTrue\tFalse\n`))).toEqual([]);
  });

  it.each(["True", "TRUE", "1"])("parse %j as true", (yes) => {
    expect(groupsFrom(tables(`L1\tPIER\t${yes}\tFalse\tFalse\n`))[0]).toMatchObject({ isInt: true, isExt: false });
  });

  it("use an option's Name if there is no Location Name", () => {
    expect(groupsFrom(tables("L1\tPIER\tTrue\tTrue\tFalse\n"))[0]?.options[0]?.locationName).toBe("Old Quay");
  });
});

describe("the kinds of scenes", () => {
  const scene = (intExt: string) => ({ number: "1", intExt, location: "", time: "", synopsis: "", characters: "" });

  it.each([
    [["INT."], "int"],
    [["EXT."], "ext"],
    [["INT./EXT."], "intExt"],
    [["I/E"], "intExt"],
    [["INT.", "EXT."], "int ext"],
    [[""], ""],
  ])("%j are %j", (cells, expected) => {
    const { isInt, isExt, isIntExt } = kindsOf(cells.map(scene));
    expect([isInt && "int", isExt && "ext", isIntExt && "intExt"].filter(Boolean).join(" ")).toBe(expected);
  });
});
