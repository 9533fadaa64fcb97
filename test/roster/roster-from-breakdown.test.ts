import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COLUMNS } from "../../shared/breakdown/model/breakdown.ts";
import { charactersOfCell } from "../../shared/breakdown/model/cells.ts";
import { rosterRegrouped } from "../../shared/roster/roles/group-edits.ts";
import type { Roster } from "../../shared/roster/roles/roster.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { groupOfSet, scenesOfGroup, scenesOfRole } from "../../shared/roster/roles/roster-scenes.ts";
import { breakdown, row } from "./builders.ts";

const cast = (roster: Roster) => roster.roles.map(({ castId, name }) => `${castId} ${name}`);
const groups = (roster: Roster) => roster.groups.map(({ id, name, sets }) => `${id} ${name}: ${sets.join(" | ")}`);

describe("cast ids", () => {
  it("follow the number of scenes, then the first appearance", () => {
    const made = breakdown(
      row("1", "INT. A - DAY", "BO, NORA"),
      row("2", "INT. A - DAY", "NORA, SAM"),
      row("3", "INT. A - DAY", "SAM, NORA, nora"),
    );
    expect(cast(rosterFromBreakdown(made))).toEqual(["1 NORA", "2 SAM", "3 BO"]);
  });

  it("stay when the breakdown changes, and are never reused", () => {
    const first = rosterFromBreakdown(
      breakdown(row("1", "INT. A - DAY", "NORA, SAM"), row("2", "INT. A - DAY", "NORA")),
    );
    const second = rosterFromBreakdown(
      breakdown(row("1", "INT. A - DAY", "SAM, BO"), row("2", "INT. A - DAY", "SAM")),
      first,
    );
    expect(cast(second)).toEqual(["1 NORA", "2 SAM", "3 BO"]);
    expect(second.nextCastId).toBe(4);
  });

  it("belong to aliases too", () => {
    const previous: Roster = {
      roles: [{ castId: "7", name: "JAMES", aliases: ["JIM"] }],
      groups: [],
      nextCastId: 8,
      nextGroupId: 1,
    };
    const made = breakdown(row("1", "INT. A - DAY", "jim"), row("2", "INT. A - DAY", "JAMES, BO"));
    const roster = rosterFromBreakdown(made, previous);
    expect(cast(roster)).toEqual(["7 JAMES", "8 BO"]);
    expect(scenesOfRole(made, roster.roles[0]!).map(({ id }) => id)).toEqual(["sc-1", "sc-2"]);
  });

  it("remain with a character whose usual spelling changes between drafts", () => {
    const draft = (...names: string[]) =>
      breakdown(...names.map((name, at) => row(String(at + 1), "INT. A - DAY", name)));
    const first = rosterFromBreakdown(draft("DR. PELL", "GUARD 1", "NORA"));
    const second = draft("DOCTOR PELL", "GUARD ONE", "DOCTOR PELL'S VOICE", "GUARD TWO");
    const roster = rosterFromBreakdown(second, first);
    expect(roster.roles.map(({ castId, name, aliases }) => [castId, name, ...aliases].join(" "))).toEqual([
      "1 DR. PELL DOCTOR PELL DOCTOR PELL'S VOICE",
      "2 GUARD 1 GUARD ONE",
      "3 NORA",
      "4 GUARD TWO",
    ]);
    expect(roster.roles.map((role) => scenesOfRole(second, role).length)).toEqual([2, 1, 0, 1]);
    expect(rosterFromBreakdown(second, roster)).toEqual(roster);
  });

  it("do not pass to one of two roles with another spelling of the name", () => {
    const roster = rosterFromBreakdown(
      breakdown(row("1", "INT. A - DAY", "GUARD #1")),
      rosterFromBreakdown(breakdown(row("1", "INT. A - DAY", "GUARD 1, GUARD ONE"))),
    );
    expect(cast(roster)).toEqual(["1 GUARD 1", "2 GUARD ONE", "3 GUARD #1"]);
  });

  it("are not assigned to characters of an omitted scene", () => {
    expect(cast(rosterFromBreakdown(breakdown(row("1", "OMITTED", "NORA"))))).toEqual([]);
  });

  it("include a voice, an ad lib and a second spelling in the role, and no one for a crowd or several together", () => {
    const made = breakdown(
      row("1", "INT. A - DAY", "NORA, NORA'S VOICE, NORA AND EMIL, THE REPORTERS"),
      row("2", "INT. A - DAY", "EMIL, LOUIS, LOUIS/LOUIE, EMIL AD LIB, REPORTERS AD LIB, ALL"),
      row("3", "INT. A - DAY", "NORA'S VOICE, MAN'S VOICE, EMIL & NORA, NORA'S MOTHER, THE TWINS"),
    );
    const roster = rosterFromBreakdown(made);
    expect(roster.roles.map(({ name, aliases }) => [name, ...aliases].join(" = "))).toEqual([
      "NORA = NORA'S VOICE",
      "EMIL = EMIL AD LIB",
      "LOUIS = LOUIS/LOUIE",
      "MAN'S VOICE",
      "NORA'S MOTHER",
      "THE TWINS",
    ]);
    expect(scenesOfRole(made, roster.roles[0]!).map(({ id }) => id)).toEqual(["sc-1", "sc-3"]);
    expect(rosterFromBreakdown(made, roster)).toEqual(roster);
  });

  it("include a voice that a later draft adds to a known role", () => {
    const before = rosterFromBreakdown(breakdown(row("1", "INT. A - DAY", "NORA")));
    const after = rosterFromBreakdown(breakdown(row("1", "INT. A - DAY", "NORA’S VOICE")), before);
    expect(after.roles).toEqual([{ castId: "1", name: "NORA", aliases: ["NORA’S VOICE"] }]);
  });

  it("are unique, stable and complete, whatever the cells contain", () => {
    const cell = fc
      .array(fc.constantFrom("NORA", "Sam", "SAM", "BO", "राजेश"), { maxLength: 4 })
      .map((names) => names.join(", "));
    const draft = fc
      .array(cell, { maxLength: 6 })
      .map((cells) =>
        breakdown(...cells.map((names, index) => row(String(index), `INT. SET ${index % 3} - DAY`, names))),
      );
    fc.assert(
      fc.property(fc.array(draft, { minLength: 1, maxLength: 4 }), (drafts) => {
        let roster: Roster | undefined;
        for (const one of drafts) {
          const next = rosterFromBreakdown(one, roster);
          expect(next.roles.slice(0, roster?.roles.length ?? 0)).toEqual(roster?.roles ?? []);
          expect(new Set(next.roles.map(({ castId }) => castId)).size).toBe(next.roles.length);
          for (const name of one.rows.flatMap((each) => charactersOfCell(each.cells.Characters ?? ""))) {
            expect(next.roles.filter((role) => role.name.toUpperCase() === name.toUpperCase())).toHaveLength(1);
          }
          expect(rosterFromBreakdown(one, next)).toEqual(next);
          roster = next;
        }
      }),
    );
  });
});

describe("location groups", () => {
  it("have sets without the shots of their headings", () => {
    const made = breakdown(
      row("1", "INT. FERRY OFFICE (CLOSER) - DAY"),
      row("2", "INT. FERRY OFFICE - DAY"),
      row("3", "INT. FERRY OFFICE (CLOSE SHOT - NORA) - DAY"),
    );
    const roster = rosterFromBreakdown(made);
    expect(groups(roster)).toEqual(["L1 FERRY OFFICE: FERRY OFFICE"]);
    expect(scenesOfGroup(made, roster, roster.groups[0]!)).toHaveLength(3);
  });

  it("have sets without the cast members in a shot, where the set stands alone elsewhere", () => {
    const made = breakdown(
      row("1", "INT. FERRY OFFICE - DAY", "NORA, EMIL, ODA'S VOICE, GUARD"),
      row("2", "INT. FERRY OFFICE NORA, EMIL AND ODA - DAY", "NORA, EMIL"),
      row("3", "INT. RESTAURANT - DAY"),
      row("4", "EXT. OUTSIDE RESTAURANT EMIL - DAY"),
      row("5", "INT. HOTEL - DAY"),
      row("6", "INT. HOTEL ODA - DAY"),
      row("7", "INT. FERRY OFFICE GUARD ROOM - DAY"),
    );
    const roster = rosterFromBreakdown(made);
    expect(groups(roster)).toEqual([
      "L1 FERRY OFFICE: FERRY OFFICE",
      "L2 RESTAURANT: RESTAURANT | OUTSIDE RESTAURANT",
      "L3 HOTEL ODA: HOTEL | HOTEL ODA",
      "L4 FERRY OFFICE GUARD ROOM: FERRY OFFICE GUARD ROOM",
    ]);
    expect(roster.groups.map((group) => scenesOfGroup(made, roster, group).length)).toEqual([2, 2, 2, 1]);
    expect(rosterFromBreakdown(made, roster)).toEqual(roster);
  });

  it.each(["BAR", "TRATTORIA", "BOAT", "CAMP", "PORT", "LAKE", "MOUNT", "CASA", "YACHT"])(
    "have the sets that are named after persons: %s",
    (place) => {
      const made = breakdown(row("1", `EXT. ${place} - DAY`, "ODA"), row("2", `EXT. ${place} ODA - DAY`, "ODA"));
      expect(rosterFromBreakdown(made).groups.flatMap(({ sets }) => sets)).toEqual([place, `${place} ODA`]);
    },
  );

  it("have the sets of several persons after a dash", () => {
    const made = breakdown(
      row("1", "INT. APARTMENT - DAY", "NORA, EMIL"),
      row("2", "INT. APARTMENT - NORA - DAY", "NORA"),
      row("3", "INT. APARTMENT - EMIL - DAY", "EMIL"),
    );
    const sets = rosterFromBreakdown(made).groups.flatMap((group) => group.sets);
    expect(sets).toEqual(["APARTMENT", "APARTMENT - NORA", "APARTMENT - EMIL"]);
  });

  describe("of older rosters with shots as sets", () => {
    const made = breakdown(
      row("1", "INT. FERRY OFFICE - DAY"),
      row("2", "INT. FERRY OFFICE (CLOSER) - DAY"),
      row("3", "INT. FERRY OFFICE, WIDER - DAY"),
      row("4", "EXT. PIER - DAY"),
      row("5", "INT. FERRY OFFICE (CLOSE SHOT - NORA) - DAY"),
    );
    const older: Roster = {
      roles: [],
      groups: [
        { id: "L1", name: "FERRY OFFICE", sets: ["FERRY OFFICE"] },
        { id: "L2", name: "ODA'S DESK", sets: ["FERRY OFFICE (CLOSER)"] },
        { id: "L3", name: "PIER", sets: ["PIER", "FERRY OFFICE, WIDER"] },
      ],
      nextCastId: 1,
      nextGroupId: 4,
    };

    it("stay as they are", () => expect(rosterFromBreakdown(made, older)).toEqual(older));

    it("have each scene once, in the group that has its heading or else its set", () => {
      const inGroups = older.groups.map((group) => scenesOfGroup(made, older, group).map(({ id }) => id));
      expect(inGroups).toEqual([["sc-1", "sc-5"], ["sc-2"], ["sc-3", "sc-4"]]);
      for (const group of older.groups) {
        for (const { cells } of scenesOfGroup(made, older, group))
          expect(groupOfSet(older, cells[COLUMNS.location]!)).toBe(group);
      }
    });

    it("have no set of a shot that no heading has", () => {
      const move = (set: string) => rosterRegrouped(older, { kind: "moveSets", groupId: "L3", sets: [set] });
      expect(() => move("FERRY OFFICE (LONG SHOT)")).toThrow('"FERRY OFFICE (LONG SHOT)" is no longer');
      expect(groups(move("FERRY OFFICE (CLOSER)"))).toEqual([
        "L1 FERRY OFFICE: FERRY OFFICE",
        "L3 PIER: PIER | FERRY OFFICE, WIDER | FERRY OFFICE (CLOSER)",
      ]);
    });

    it("get a set that only its shots had", () => {
      const shots = { ...older, groups: older.groups.slice(1) };
      const roster = rosterFromBreakdown(made, shots);
      expect(groups(roster)[0]).toBe("L2 ODA'S DESK: FERRY OFFICE (CLOSER) | FERRY OFFICE");
      expect(scenesOfGroup(made, roster, roster.groups[0]!).map(({ id }) => id)).toEqual(["sc-1", "sc-2", "sc-5"]);
    });
  });

  it.each<[string, string[], string[]]>([
    [
      "sets of one house",
      ["JOHN'S HOUSE - KITCHEN", "JOHN'S HOUSE - HALL"],
      ["L1 JOHN'S HOUSE: JOHN'S HOUSE - KITCHEN | JOHN'S HOUSE - HALL"],
    ],
    [
      "sets in either order",
      ["JOHN'S HOUSE – HALL", "KITCHEN, JOHN'S HOUSE"],
      ["L1 JOHN'S HOUSE: JOHN'S HOUSE – HALL | KITCHEN, JOHN'S HOUSE"],
    ],
    ["the place by itself", ["HOTEL", "HOTEL - LOBBY", "HOTEL, BAR"], ["L1 HOTEL: HOTEL | HOTEL - LOBBY | HOTEL, BAR"]],
    [
      "no kitchens of different houses",
      ["KITCHEN, JOHN'S HOUSE", "KITCHEN, MARY'S HOUSE", "KITCHEN"],
      ["L1 JOHN'S HOUSE: KITCHEN, JOHN'S HOUSE", "L2 MARY'S HOUSE: KITCHEN, MARY'S HOUSE", "L3 KITCHEN: KITCHEN"],
    ],
    ["a room before its place", ["LOBBY - HOTEL", "HOTEL - ROOM 12"], ["L1 HOTEL: LOBBY - HOTEL | HOTEL - ROOM 12"]],
    ["remarks in brackets", ["PIER (1985)", "PIER"], ["L1 PIER: PIER (1985) | PIER"]],
    ["the same set once", ["Pier", "PIER"], ["L1 Pier: Pier"]],
    [
      "spellings of one place",
      ["DOYLE'S OFFICE", "DOYLES OFFICE", "OFFICE OF DOYLE", "ALHAMBRA THEATRE #2", "ALHAMBRA THEATER TWO"],
      [
        "L1 DOYLE'S OFFICE: DOYLE'S OFFICE | DOYLES OFFICE | OFFICE OF DOYLE",
        "L2 ALHAMBRA THEATRE #2: ALHAMBRA THEATRE #2 | ALHAMBRA THEATER TWO",
      ],
    ],
    [
      "no sites of one city",
      ["LONDON - CUSTOMS HOUSE - CELLAR", "LONDON - PIER", "CUSTOMS HOUSE", "KARLSO - CHAPEL", "MILL, KARLSO"],
      [
        "L1 CUSTOMS HOUSE: LONDON - CUSTOMS HOUSE - CELLAR | CUSTOMS HOUSE",
        "L2 PIER: LONDON - PIER",
        "L3 CHAPEL: KARLSO - CHAPEL",
        "L4 MILL: MILL, KARLSO",
      ],
    ],
    [
      "a firm with commas",
      ["HAAS, PELL & DOYLE - LOBBY", "HAAS, PELL & DOYLE - PELL'S OFFICE", "PELL'S OFFICE"],
      ["L1 HAAS, PELL & DOYLE: HAAS, PELL & DOYLE - LOBBY | HAAS, PELL & DOYLE - PELL'S OFFICE | PELL'S OFFICE"],
    ],
    [
      "floors and what is outside",
      ["MINT, 2ND FLOOR - VAULT ROOM", "STREET OUTSIDE THE MINT", "MINT - ROOF", "ROOF OF THE MINT"],
      ["L1 MINT: MINT, 2ND FLOOR - VAULT ROOM | STREET OUTSIDE THE MINT | MINT - ROOF | ROOF OF THE MINT"],
    ],
    [
      "rooms in the name of a site or an owner",
      ["GRAND HOTEL", "GRAND HOTEL LOBBY", "ADA'S HOUSE", "ADA'S KITCHEN", "CITY ROOM", "CHAPEL HALL"],
      [
        "L1 GRAND HOTEL: GRAND HOTEL | GRAND HOTEL LOBBY",
        "L2 ADA'S HOUSE: ADA'S HOUSE | ADA'S KITCHEN",
        "L3 CITY ROOM: CITY ROOM",
        "L4 CHAPEL HALL: CHAPEL HALL",
      ],
    ],
    [
      "shots of one set",
      ["WEIGH HOUSE (CLOSE SHOT SCALES)", "WEIGH HOUSE", "WEIGH HOUSE (LONG SHOT)"],
      ["L1 WEIGH HOUSE: WEIGH HOUSE"],
    ],
    ["no set at all", ["", "OMITTED"], []],
  ])("combine %s", (_, sets, expected) => {
    // The set is given as a cell, because a heading has no marker of where its own dash ends.
    const made = breakdown(
      ...sets.map((set, index) => row(String(index), "INT. - DAY", "", { cells: { Location: set } })),
    );
    expect(groups(rosterFromBreakdown(made))).toEqual(expected);
  });

  it("hold a thing that a heading shows with the place above", () => {
    const made = breakdown(row("1", "EXT. PIER - DAY"), row("2", "THE ANCHOR"), row("3", "INT. THE BELL - DAY"));
    expect(groups(rosterFromBreakdown(made))).toEqual(["L1 PIER: PIER | THE ANCHOR", "L2 THE BELL: THE BELL"]);
  });

  it("take a name for a place where most rows have neither INT./EXT. nor a time", () => {
    const made = breakdown(row("1", "EXT. PIER - DAY"), row("2", "THE SAVOY"), row("3", "THE LAIR"));
    expect(groups(rosterFromBreakdown(made))).toEqual([
      "L1 PIER: PIER",
      "L2 THE SAVOY: THE SAVOY",
      "L3 THE LAIR: THE LAIR",
    ]);
  });

  it("do not hold a thing of the first scene with a set of the roster", () => {
    const before = rosterFromBreakdown(breakdown(row("1", "EXT. PIER - DAY")));
    const made = breakdown(row("1", "THE LETTER"), row("2", "INT. BANK - DAY"), row("3", "INT. BANK - NIGHT"));
    expect(groups(rosterFromBreakdown(made, before))).toEqual([
      "L1 PIER: PIER",
      "L2 THE LETTER: THE LETTER",
      "L3 BANK: BANK",
    ]);
  });

  it("are numbered in order of first appearance", () => {
    const made = breakdown(row("1", "INT. PIER - DAY"), row("2", "INT. BANK - DAY"), row("3", "EXT. PIER - DAY"));
    expect(groups(rosterFromBreakdown(made))).toEqual(["L1 PIER: PIER", "L2 BANK: BANK"]);
  });

  it("keep user changes, and new sets join the group of their place", () => {
    const previous: Roster = {
      roles: [],
      groups: [
        { id: "L2", name: "RIVERSIDE STAGE", sets: ["JOHN'S HOUSE - KITCHEN", "OFFICE"] },
        { id: "L5", name: "PIER", sets: [] },
      ],
      nextCastId: 1,
      nextGroupId: 6,
    };
    const sets = ["OFFICE", "JOHN'S HOUSE - ATTIC", "PIER - END", "BANK"];
    const made = breakdown(
      ...sets.map((set, index) => row(String(index), "INT. - DAY", "", { cells: { Location: set } })),
    );
    const roster = rosterFromBreakdown(made, previous);
    expect(groups(roster)).toEqual([
      "L2 RIVERSIDE STAGE: JOHN'S HOUSE - KITCHEN | OFFICE | JOHN'S HOUSE - ATTIC",
      "L5 PIER: PIER - END",
      "L6 BANK: BANK",
    ]);
    expect(groupOfSet(roster, "bank")?.id).toBe("L6");
    expect(scenesOfGroup(made, roster, roster.groups[0]!).map(({ id }) => id)).toEqual(["sc-0", "sc-1"]);
  });
});
