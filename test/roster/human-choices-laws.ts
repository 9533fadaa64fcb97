import fc from "fast-check";
import { expect } from "vitest";
import { mergeDraft } from "../../shared/breakdown/drafts/merge-draft.ts";
import type { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import type { GroupChange } from "../../shared/roster/roles/group-change.ts";
import { GroupError, rosterRegrouped } from "../../shared/roster/roles/group-edits.ts";
import type { RoleCorrection } from "../../shared/roster/roles/role-correction.ts";
import { RoleError, rosterCorrected } from "../../shared/roster/roles/role-merge.ts";
import type { Roster } from "../../shared/roster/roles/roster.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { aDraft, type ScriptScene } from "../breakdown/a-draft.ts";

const HEADINGS = ["INT. HOUSE - KITCHEN - DAY", "INT. HOUSE - HALL - DAY", "EXT. PIER - NIGHT", "EXT. ROOF - DAWN"];
const SPEECHES = ["NORA: Yes.", "EMIL: No.", "NORAH: Perhaps.", "CAPTAIN: Nobody sails."];
const anyDraft = fc
  .array(fc.tuple(fc.constantFrom(...HEADINGS), fc.subarray(SPEECHES, { minLength: 1 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((scenes) => aDraft(...scenes.map(([heading, said], at): ScriptScene => [String(at + 1), heading, ...said])));

const choice = fc.record({
  kind: fc.constantFrom("mergeRoles", "splitRole", "keepApart", "mergeGroups", "renameGroup", "moveSets"),
  one: fc.nat(),
  other: fc.nat(),
  text: fc.uuid(),
});
type Choice = typeof choice extends fc.Arbitrary<infer C> ? C : never;

function chosen(roster: Roster, { kind, one, other, text }: Choice): Roster {
  const role = (at: number) => roster.roles[at % roster.roles.length]!.castId;
  const group = (at: number) => roster.groups[at % roster.groups.length]!;
  if (roster.roles.length === 0) return roster;
  const gone = roster.roles.flatMap(({ merged = [] }) => merged.map(({ castId }) => castId));
  try {
    switch (kind) {
      case "mergeRoles":
        return corrected({ kind, from: role(one), into: role(other) });
      case "splitRole":
        return corrected({ kind, castId: gone[one % Math.max(gone.length, 1)] ?? "0" });
      case "keepApart":
        return corrected({ kind, castIds: [role(one), role(other)] });
      case "mergeGroups":
        return regrouped({ kind, from: group(one).id, into: group(other).id });
      case "renameGroup":
        return regrouped({ kind, groupId: group(one).id, name: text });
      case "moveSets":
        return regrouped({ kind, groupId: group(one).id, sets: group(other).sets.slice(0, 1) });
    }
  } catch (error) {
    if (error instanceof RoleError || error instanceof GroupError) return roster;
    throw error;
  }
  function corrected(correction: RoleCorrection) {
    return rosterCorrected(roster, correction);
  }
  function regrouped(change: GroupChange) {
    return rosterRegrouped(roster, change);
  }
}

/** Every role and group with options and locks stays through any drafts, with all user decisions. */
export function keepsChoices(numRuns: number): void {
  const rounds = fc.array(fc.tuple(anyDraft, fc.array(choice, { maxLength: 5 })), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(anyDraft, rounds, (first, later) => {
      let breakdown: Breakdown = first.fresh;
      let roster = rosterFromBreakdown(breakdown);
      for (const [draft, choices] of later) {
        roster = choices.reduce(chosen, roster);
        const before = roster;
        breakdown = mergeDraft(breakdown, draft.fresh, { lines: draft.lines });
        roster = rosterFromBreakdown(breakdown, roster);
        expect(roster.roles.slice(0, before.roles.length)).toEqual(before.roles);
        expect(roster.apart).toEqual(before.apart);
        for (const [at, { id, name, sets, merged }] of before.groups.entries()) {
          const now = roster.groups[at]!;
          expect({ id: now.id, name: now.name, merged: now.merged }).toEqual({ id, name, merged });
          expect(now.sets.slice(0, sets.length)).toEqual(sets);
        }
      }
    }),
    { numRuns },
  );
}
