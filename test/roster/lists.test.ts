import { expect, it } from "vitest";
import { numberedByEpisodes } from "../../shared/breakdown/episodes/episode-numbers.ts";
import {
  castListCompleteTsv,
  castListTsv,
  castMemberTsv,
  castOptionLines,
  castOptionsTsv,
} from "../../shared/roster/options/cast-list.ts";
import { locationListTsv, locationOptionsTsv } from "../../shared/roster/options/location-list.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { tableFromTsv } from "../../shared/tables/tsv.ts";
import { breakdown, row } from "./builders.ts";

const made = breakdown(
  row("1", "INT. PIER - DAY", "NORA, SAM"),
  row("2", "OMITTED"),
  row("3A", "EXT. PIER - NIGHT", "NORA"),
  row("4", "INT. BANK - DAY", "NORA"),
);
const roster = rosterFromBreakdown(made);
const actors = [
  { castId: "1", actorName: "Ingrid Osei", details: "", dates: "03/02/2026", locked: true },
  { castId: "2", actorName: "Tomás", details: "speaks\tCzech", dates: "", locked: false },
];
const places = [
  { groupId: "L1", locationName: "Dunmore Pier", address: "4 Harbour Road", dates: "No Constraint", locked: true },
];

/** A table as displayed, one line for each row. */
const lines = (tsv: string) => {
  const { columns, rows } = tableFromTsv(tsv);
  return [columns, ...rows].map((cells) => cells.join(" ; "));
};

it("lists the cast with their scenes", () => {
  expect(lines(castListTsv(roster, made))).toEqual([
    "Character ; Cast ID ; Number of Scenes ; Scene Numbers ; Scenes",
    "NORA ; 1 ; 3 ; 1, 3A, 4 ; 1 INT. PIER - DAY | 3A EXT. PIER - NIGHT | 4 INT. BANK - DAY",
    "SAM ; 2 ; 1 ; 1 ; 1 INT. PIER - DAY",
  ]);
});

it("lists the cast with their locks", () => {
  expect(lines(castListCompleteTsv(roster, made, actors))).toEqual([
    "Cast ID ; Character ; Locked ; Number of Scenes",
    "1 ; NORA ; Ingrid Osei ; 3",
    "2 ; SAM ; False ; 1",
  ]);
});

it("lists actor options, with and without a header", () => {
  expect(lines(castOptionsTsv(actors))[0]).toBe("Cast ID ; Actor Name ; Details ; Dates");
  expect(castOptionLines(actors)).toEqual(["1\tIngrid Osei\t\t03/02/2026", "2\tTomás\tspeaks\\tCzech\t"]);
  expect(castMemberTsv(roster.roles[0]!, made)).toBe("1\tNORA\t3");
});

it("lists location groups and options", () => {
  expect(lines(locationListTsv(roster, made, places))).toEqual([
    "Location ID ; Location Group Name ; LocationName ; Number of Scenes ; INT ; EXT ; Scene Numbers ; Locked",
    "L1 ; PIER ; PIER ; 2 ; True ; True ; 1, 3A ; Dunmore Pier",
    "L2 ; BANK ; BANK ; 1 ; True ; False ; 4 ; False",
  ]);
  expect(lines(locationOptionsTsv(places))).toEqual([
    "Location ID ; Location Name ; Address ; Media ; Dates ; Locked",
    "L1 ; Dunmore Pier ; 4 Harbour Road ;  ; No Constraint ; True",
  ]);
});

it("lists the episodes of roles and locations of a series, and its guests", () => {
  const ofSecond = made.rows.map((row, at) => (at < 2 ? row : { ...row, episode: "b" }));
  const episodes = [
    { id: "first", number: "101" },
    { id: "b", number: "102" },
  ];
  const series = numberedByEpisodes({ ...made, rows: ofSecond }, episodes);
  expect(
    lines(castListTsv(roster, series)).map((line) => line.split(" ; ").slice(3).toSpliced(1, 1).join(" ; ")),
  ).toEqual(["Scene Numbers ; Episodes ; Guest", "101/1, 102/3A, 102/4 ; 101, 102 ; False", "101/1 ; 101 ; True"]);
  expect(lines(castListCompleteTsv(roster, series, actors))).toEqual([
    "Cast ID ; Character ; Locked ; Number of Scenes ; Episodes ; Guest",
    "1 ; NORA ; Ingrid Osei ; 3 ; 101, 102 ; False",
    "2 ; SAM ; False ; 1 ; 101 ; True",
  ]);
  expect(lines(locationListTsv(roster, series, places)).map((line) => line.split(" ; ").at(-1))).toEqual([
    ...["Episodes", "101, 102", "102"],
  ]);
});
