import { describe, expect, it } from "vitest";
import { outcomeOfApplying } from "../../web/draft-review/applied.ts";
import { type DraftChange, filtersOf, isShown, shownKind } from "../../web/draft-review/draft.ts";

const change = (kind: DraftChange["kind"], ...columns: string[]): DraftChange => ({
  kind,
  id: `${kind}-${columns}`,
  number: "1",
  heading: "INT. PIER - DAY",
  cells: columns.map((column) => ({ column, words: [] })),
  kept: [],
});

describe("the scenes of a draft", () => {
  it.each<[string, DraftChange]>([
    ["renumbered", change("changed", "Scene Number")],
    ["renumbered", change("changed", "Scene Number", "Script Day")],
    ["changed", change("changed", "Scene Number", "Synopsis")],
    ["changed", { ...change("changed"), kept: [{ column: "Synopsis", yours: "a", draft: "b" }] }],
    ["moved", change("moved", "Scene Number")],
    ["unchanged", change("unchanged")],
  ])("are shown as %s", (kind, one) => {
    expect(shownKind(one)).toBe(kind);
  });

  it("are counted by kind, without empty rare kinds", () => {
    const counts = (...changes: DraftChange[]) => filtersOf(changes).map(({ label, count }) => `${count} ${label}`);
    expect(counts(change("unchanged"), change("changed", "Scene Number"), change("gone"))).toEqual([
      "1 All changes",
      "0 Changed",
      "0 Moved",
      "0 New",
      "1 Removed",
      "1 Renumbered",
      "1 Unchanged",
    ]);
    expect(counts(change("returned"))).toContain("1 Returned");
    expect(counts(change("changed", "Synopsis")).join()).not.toContain("Renumbered");
  });

  it("with only another number are not a change to review", () => {
    expect(isShown(change("changed", "Scene Number"), "changes")).toBe(false);
    expect(isShown(change("changed", "Scene Number"), "renumbered")).toBe(true);
    expect(isShown(change("gone"), "changes")).toBe(true);
  });
});

describe("a draft that was just applied", () => {
  const state = { appliedDraft: 2, before: 7, after: 8 };

  it("can be undone", () => {
    expect(outcomeOfApplying(state, 8)).toEqual({ kind: "done", act: "restore", words: "Draft v2 applied", before: 7 });
  });

  it.each([
    ["after another change of the breakdown", state, 9],
    ["on another visit", null, 8],
  ])("has no message %s", (_, given, version) => {
    expect(outcomeOfApplying(given, version)).toBeUndefined();
  });
});
