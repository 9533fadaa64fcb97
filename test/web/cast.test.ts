import { describe, expect, it } from "vitest";
import { NO_ACTOR_PROFILE } from "../../shared/roster/options/actor-profile.ts";
import {
  castListCompleteTsv,
  castListTsv,
  castMemberTsv,
  castOptionLines,
  castOptionsTsv,
} from "../../shared/roster/options/cast-list.ts";
import type { ActorOption } from "../../shared/roster/options/option.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { castListFromTsv } from "../../web/cast/cast-list.ts";
import { castMemberFrom } from "../../web/cast/cast-member.ts";
import { roleDatesFrom } from "../../web/manage-dates/cast-dates.ts";
import { breakdown, row } from "../roster/builders.ts";

const made = breakdown(
  row("1", "INT. PIER - DAY", "NORA, SAM"),
  row("3A", "EXT. PIER - NIGHT", "NORA"),
  row("4", "INT. BANK - DAY", "NORA"),
);
const roster = rosterFromBreakdown(made);
const [nora, sam] = [roster.roles[0]!, roster.roles[1]!];

const option = (actorName: string, more: Partial<ActorOption> = {}): ActorOption => ({
  castId: nora.castId,
  actorName,
  details: "",
  dates: "",
  locked: false,
  ...more,
});
const ingrid = option("Ingrid Osei", { details: "speaks\tCzech", dates: "03/02/2026" });
const tomas = option("Tomás", { locked: true });

describe("the cast list", () => {
  it("shows all columns but the scenes' numbers and the last", () => {
    const { columns, members } = castListFromTsv(castListTsv(roster, made));
    expect(columns).toEqual(["Character", "Cast ID", "Number of Scenes"]);
    expect(members.map(({ cells }) => cells)).toEqual([
      ["NORA", "1", "3"],
      ["SAM", "2", "1"],
    ]);
  });

  it("has the scenes of each character, as the text of the next to last column and one by one", () => {
    expect(castListFromTsv(castListTsv(roster, made)).members[0]).toMatchObject({
      castId: "1",
      character: "NORA",
      sceneText: "1, 3A, 4",
      scenes: ["1 INT. PIER - DAY", "3A EXT. PIER - NIGHT", "4 INT. BANK - DAY"],
    });
  });

  it("has the episodes of each role of a series, beside the same columns as a film's", () => {
    const scenes = [
      { ...row("101/1", "INT. PIER - DAY", "NORA, SAM"), episode: "first" },
      { ...row("102/1", "EXT. PIER - NIGHT", "NORA"), episode: "e2" },
    ];
    const episodes = [
      { id: "first", number: "101" },
      { id: "e2", number: "102" },
    ];
    const series = { ...breakdown(...scenes), episodes };
    const { columns, members } = castListFromTsv(castListTsv(rosterFromBreakdown(series), series));
    expect(columns).toEqual(["Character", "Cast ID", "Number of Scenes"]);
    expect(members).toMatchObject([
      { character: "NORA", cells: ["NORA", "1", "2"], sceneText: "101/1, 102/1", episodes: "101, 102", isGuest: false },
      { character: "SAM", scenes: ["101/1 INT. PIER - DAY"], episodes: "101", isGuest: true },
    ]);
    // Who sees only a part of the series may not see the other episodes of a role.
    const partial = castListFromTsv(castListTsv(rosterFromBreakdown(series), series, true)).members;
    expect(partial.map(({ episodes: its, isGuest }) => [its, isGuest])).toEqual([
      ["101, 102", false],
      ["101", false],
    ]);
  });

  it("accepts unknown columns", () => {
    const tsv = "Cast ID\tAge\tCharacter\tScene Numbers\tLast\n7\t31\tVERA\t2, 9\t\n";
    expect(castListFromTsv(tsv)).toEqual({
      columns: ["Cast ID", "Age", "Character"],
      members: [
        { castId: "7", character: "VERA", cells: ["7", "31", "VERA"], sceneText: "2, 9", scenes: [], isGuest: false },
      ],
    });
  });
});

const LOCK = { by: "dana@example.com", at: "2026-03-01T10:00:00.000Z" };

describe("a cast member", () => {
  const answer = (options: readonly ActorOption[], locked: string | null) => ({
    cast_list: castMemberTsv(nora, made),
    cast_options: castOptionLines(options),
    locked,
    details: [],
    lock: locked === null ? null : { ...LOCK, name: locked },
  });

  it("has its options as stored, with the locked one", () => {
    expect(castMemberFrom(answer([ingrid, tomas], "Tomás"))).toEqual({
      castId: "1",
      name: "NORA",
      numberOfScenes: "3",
      options: [ingrid, tomas],
      lock: { ...LOCK, name: "Tomás" },
    });
  });

  it("may have no options, and no lock", () => {
    expect(castMemberFrom(answer([], null))?.options).toEqual([]);
    expect(castMemberFrom(answer([ingrid], null))?.options).toEqual([ingrid]);
  });

  it("has the details of each option", () => {
    const known = {
      actorName: "Tomás",
      version: 2,
      profile: { ...NO_ACTOR_PROFILE, phone: "555 0100" },
      photos: [],
      picture: "/p",
    };
    expect(castMemberFrom({ ...answer([ingrid, tomas], null), details: [known] })?.options).toEqual([
      ingrid,
      { ...tomas, ...known, locked: false },
    ]);
  });

  it("does not exist if the answer names no one", () => {
    expect(castMemberFrom({ cast_list: "", cast_options: [], locked: null, lock: null, details: [] })).toBeUndefined();
  });
});

describe("the dates of the cast", () => {
  it("belong to their role", () => {
    const options = [ingrid, tomas, option("Ada", { castId: sam.castId, dates: "No constraint" })];
    const roles = roleDatesFrom({
      cast_list: castListCompleteTsv(roster, made, options),
      cast_options: castOptionsTsv(options),
      locks: [{ id: "1", name: "Tomás", ...LOCK }],
      details: [],
    });
    expect(roles).toEqual([
      {
        castId: "1",
        character: "NORA",
        locked: "Tomás",
        lock: { id: "1", name: "Tomás", ...LOCK },
        sceneCount: 3,
        options: [
          { actorName: "Ingrid Osei", details: "speaks\tCzech", dates: "03/02/2026" },
          { actorName: "Tomás", details: "", dates: "" },
        ],
      },
      {
        castId: "2",
        character: "SAM",
        locked: undefined,
        lock: undefined,
        sceneCount: 1,
        options: [{ actorName: "Ada", details: "", dates: "No constraint" }],
      },
    ]);
  });
});
