import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ActorOption } from "../../shared/roster/options/option.ts";
import { optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import { mergeRoles, rosterCorrected, rosterRestored, splitRole } from "../../shared/roster/roles/role-merge.ts";
import type { Roster } from "../../shared/roster/roles/roster.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { breakdown, row } from "./builders.ts";

const cast = (...names: string[]): Roster => ({
  roles: names.map((name, at) => ({ castId: String(at + 1), name, aliases: [] })),
  groups: [],
  nextCastId: names.length + 1,
  nextGroupId: 1,
});
const JIMS = cast("JAMES", "NORA", "JIM", "JIMMY");
const option = (castId: string, actorName: string, more: Partial<ActorOption> = {}): ActorOption => ({
  castId,
  actorName,
  details: "",
  dates: "",
  locked: false,
  ...more,
});

describe("merging characters", () => {
  it("makes an alias of the merged one, whose Cast ID is never reused", () => {
    const merged = mergeRoles(JIMS, "3", "1");
    expect(merged.roles.map(({ castId, name, aliases }) => [castId, name, ...aliases])).toEqual([
      ["1", "JAMES", "JIM"],
      ["2", "NORA"],
      ["4", "JIMMY"],
    ]);
    const later = rosterFromBreakdown(breakdown(row("1", "INT. HALL - DAY", "JIM, PAULA")), merged);
    expect(later.roles.at(-1)).toMatchObject({ castId: "5", name: "PAULA" });
    expect(later.roles).toHaveLength(4);
  });

  it("is undone completely, also when the two had others merged into them", () => {
    const twice = mergeRoles(mergeRoles(JIMS, "4", "3"), "3", "1");
    expect(twice.roles[0]).toMatchObject({ aliases: ["JIM", "JIMMY"] });
    expect(splitRole(twice, "3")).toEqual(mergeRoles(JIMS, "4", "3"));
    expect(splitRole(splitRole(twice, "4"), "3")).toMatchObject({ roles: JIMS.roles });
  });

  it("can be undone in any order, and every name keeps an owner", () => {
    const pairs = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 6 });
    fc.assert(
      fc.property(pairs, fc.infiniteStream(fc.nat()), (merges, picks) => {
        const start = cast("A", "B", "C", "D", "E", "F");
        let roster = start;
        for (const [from, into] of merges) {
          const [one, other] = [roster.roles[from], roster.roles[into]];
          if (one !== undefined && other !== undefined && one !== other) {
            const merged = mergeRoles(roster, one.castId, other.castId);
            expect(splitRole(merged, one.castId)).toEqual(roster);
            roster = merged;
          }
        }
        const names = roster.roles.flatMap(({ name, aliases }) => [name, ...aliases]);
        expect(names.sort()).toEqual(["A", "B", "C", "D", "E", "F"]);
        for (;;) {
          const gone = roster.roles.flatMap(({ merged = [] }) => merged);
          if (gone.length === 0) break;
          roster = splitRole(roster, gone[picks.next().value % gone.length]!.castId);
        }
        expect(roster.roles.map(({ castId, name, aliases }) => ({ castId, name, aliases }))).toEqual(start.roles);
      }),
    );
  });

  it.each([
    [() => mergeRoles(JIMS, "1", "1"), '"JAMES" cannot be merged with itself.'],
    [() => mergeRoles(JIMS, "9", "1"), "Cast member 9 no longer exists."],
    [() => splitRole(JIMS, "3"), "No character with Cast ID 3 was merged"],
    [() => rosterCorrected(JIMS, { kind: "keepApart", castIds: ["1", "9"] }), "Cast member 9 no longer exists"],
  ])("is refused with a reason: %#", (merge, words) => {
    expect(merge).toThrow(words);
  });
});

it("moves the options of a merged role to the one that stays, with one of them locked", () => {
  const options = [
    option("3", "Tilda", { dates: "03/02/2026", locked: true }),
    option("1", "Ann", { locked: true }),
    option("1", "Tilda"),
    option("3", "Ben"),
    option("77", "Zoe"),
  ];
  expect(optionsByRole(JIMS, options)).toHaveLength(5);
  expect(optionsByRole(mergeRoles(JIMS, "3", "1"), options)).toEqual([
    option("1", "Ann", { locked: true }),
    option("1", "Tilda"),
    option("1", "Ben"),
    option("77", "Zoe"),
  ]);
  const onlyMerged = options.filter(({ actorName }) => actorName !== "Ann");
  expect(optionsByRole(mergeRoles(JIMS, "3", "1"), onlyMerged)[0]).toEqual(option("1", "Tilda", { locked: true }));
});

it("restores an earlier roster without reusing an id", () => {
  const now = { ...JIMS, nextCastId: 12, nextGroupId: 7 };
  const earlier = cast("JAMES");
  expect(rosterRestored(earlier, now)).toEqual({ ...earlier, nextCastId: 12, nextGroupId: 7 });
});
