import { describe, expect, it } from "vitest";
import { rosterCorrected } from "../../shared/roster/roles/role-merge.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { sameCharacterSuggestions } from "../../shared/roster/roles/same-character-suggestions.ts";
import { breakdown, row } from "./builders.ts";

/** The suggestions when each of the names has a scene of its own, and the first has two. */
const suggested = (...names: string[]) => {
  const scenes = breakdown(...[names[0]!, ...names].map((name, at) => row(String(at + 1), "INT. HALL - DAY", name)));
  return sameCharacterSuggestions(rosterFromBreakdown(scenes), scenes);
};

describe("possible duplicates among characters", () => {
  it.each([
    ["JAMES", "JIM", '"JIM" and "JAMES" are forms of one name.'],
    ["JIM", "JIMMY", '"JIMMY" and "JIM" are forms of one name.'],
    ["KATHERINE DOE", "KATE DOE", '"KATE DOE" and "KATHERINE DOE" are forms of one name.'],
    ["OLIVIA", "0LIVIA", '"0LIVIA" and "OLIVIA" look alike to a scanner.'],
    ["BILL", "BI11", '"BI11" and "BILL" look alike to a scanner.'],
    ["MARNIE", "MAMIE", '"MAMIE" and "MARNIE" look alike to a scanner.'],
    ["MURROW", "MURRCHW", '"MURRCHW" and "MURROW" look alike to a scanner.'],
    ["SMITH", "MR. SMITH", '"MR. SMITH" is "SMITH" with a title.'],
    ["OLSEN", "DET. OLSEN", '"DET. OLSEN" is "OLSEN" with a title.'],
    ["DETECTIVE OLSEN", "DET. OLSEN", '"DET. OLSEN" and "DETECTIVE OLSEN" are forms of one name.'],
    ["MARCUS OYELARAN", "OYELARAN", '"OYELARAN" may be short for "MARCUS OYELARAN".'],
    ["CAPTAIN", "CAPTIAN", '"CAPTIAN" and "CAPTAIN" differ by one letter.'],
    ["LOUIS", "LOUIE", '"LOUIE" and "LOUIS" are forms of one name.'],
    ["GUNTHER", "GUNTER", '"GUNTER" and "GUNTHER" differ by one letter.'],
  ])("include %s and %s", (frequent, rare, reason) => {
    expect(suggested(frequent, rare)).toMatchObject([
      { from: { name: rare, scenes: 1 }, into: { name: frequent, scenes: 2 }, reason },
    ]);
  });

  it.each([
    ["JIM", "YOUNG JIM"],
    ["GUARD 1", "GUARD 2"],
    ["GUARD 1", "GUARD I"],
    ["GUARD", "GUARDS"],
    ["JIM", "JIM'S FATHER"],
    ["NORA", "EMIL"],
    ["ANN", "ANA"],
    ["MR. SMITH", "MRS. SMITH"],
    ["MR. SMITH", "MRS. SMITH", "SMITH"],
    ["SERGEANT OLSEN", "DET. OLSEN"],
    ["MARY STONE", "MARY POOLE", "MARY"],
    ["COP", "COP DRIVER"],
    ["WALTER", "WAITER"],
    ["MASTER", "CASTER"],
    ["MARTHA", "MARINA"],
    ["MURRCHW", "MURROW"],
  ])("exclude %s and %s", (...names) => {
    expect(suggested(...names)).toEqual([]);
  });

  it("exclude two who share a scene, unless a scanner read one name in two ways", () => {
    const scenes = breakdown(
      row("1", "INT. HALL - DAY", "MARIA, MARIO, JIM, JAMES, OLIVIA, 0LIVIA, MARNIE, MAMIE, MURROW, MURRCHW"),
      row("2", "INT. HALL - DAY", "MARIA, JAMES, OLIVIA, MURROW"),
    );
    expect(sameCharacterSuggestions(rosterFromBreakdown(scenes), scenes).map(({ from }) => from.name)).toEqual([
      "0LIVIA",
    ]);
  });

  it("exclude a series of names that differ in one letter", () => {
    expect(suggested(...Array.from("ABCDEFGHI", (letter) => `UNIT ${letter}`))).toEqual([]);
    expect(suggested("MARTHA", "MARTHE", "MARTHO").map(({ from }) => from.name)).toEqual([
      "MARTHE",
      "MARTHO",
      "MARTHO",
    ]);
  });

  it("are found among thousands of alike names within the time limit", () => {
    const letters = (at: number) => [at / 676, (at / 26) % 26, at % 26].map((one) => String.fromCharCode(65 + one));
    const names = Array.from({ length: 3000 }, (_, at) => `BENJ${letters(at).join("")}`);
    expect(suggested("OLIVIA", "0LIVIA", ...names).filter(({ into }) => into.name === "OLIVIA")).toHaveLength(1);
  });

  it("exclude two whom a person marked as different", () => {
    const scenes = breakdown(row("1", "INT. HALL - DAY", "JIM"), row("2", "INT. HALL - DAY", "JAMES"));
    const roster = rosterCorrected(rosterFromBreakdown(scenes), { kind: "keepApart", castIds: ["2", "1"] });
    expect(sameCharacterSuggestions(roster, scenes)).toEqual([]);
  });
});
