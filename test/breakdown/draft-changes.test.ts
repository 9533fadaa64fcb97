import { describe, expect, it } from "vitest";
import { applyCorrection } from "../../shared/breakdown/corrections/apply-correction.ts";
import { draftChanges } from "../../shared/breakdown/drafts/draft-changes.ts";
import { mergeDraft } from "../../shared/breakdown/drafts/merge-draft.ts";
import type { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import { aBreakdown, type Short } from "./a-breakdown.ts";

const SCENES: readonly Short[] = [
  ["1", "KITCHEN", "Nora makes tea and burns her hand.", "NORA"],
  ["2", "HALL", "Emil waits for the ferry with his suitcase.", "EMIL"],
  ["3", "LAMP ROOM", "The light goes out over the sea.", "NORA, EMIL"],
  ["4", "PIER", "A boat lands in the fog.", "EMIL, CAPTAIN"],
];
const [KITCHEN, HALL, LAMP_ROOM, PIER] = SCENES as [Short, Short, Short, Short];
const before = aBreakdown(...SCENES);
const changes = (fresh: Breakdown, previous = before, keepAside: string[] = []) =>
  draftChanges(previous, fresh, { keepAside });
const kinds = (fresh: Breakdown, previous = before, keepAside: string[] = []) =>
  changes(fresh, previous, keepAside).map(({ kind, number }) => `${number} ${kind}`);

describe("the changes of a new draft", () => {
  it("are empty when it is the same", () => {
    expect(kinds(before)).toEqual(["1 unchanged", "2 unchanged", "3 unchanged", "4 unchanged"]);
  });

  it("list changed, new and removed scenes, in the order of the script", () => {
    const fresh = aBreakdown(
      ["1", "KITCHEN", "Nora makes coffee and burns her hand.", "NORA"],
      ["2", "HALL", "Emil waits for the ferry with his suitcase.", "EMIL"],
      ["2A", "ROOF", "Gulls over the town.", "CAPTAIN"],
      ["4", "PIER", "A boat lands in the fog.", "EMIL, CAPTAIN"],
    );
    const shown = changes(fresh);
    expect(kinds(fresh)).toEqual(["1 changed", "2 unchanged", "3 gone", "2A new", "4 unchanged"]);
    expect(shown[0]).toMatchObject({
      id: "sc-1",
      heading: "INT. KITCHEN - DAY",
      cells: [
        {
          column: "Synopsis",
          words: [
            { kind: "kept", text: "Nora makes " },
            { kind: "removed", text: "tea" },
            { kind: "added", text: "coffee" },
            { kind: "kept", text: " and burns her hand." },
          ],
        },
      ],
    });
    expect(shown[3]).toMatchObject({ id: "sc-5", cells: [] });
  });

  it("list the minimum of moved scenes", () => {
    expect(kinds(aBreakdown(PIER, KITCHEN, HALL, LAMP_ROOM))).toEqual([
      "4 moved",
      "1 unchanged",
      "2 unchanged",
      "3 unchanged",
    ]);
  });

  it("list a scene that comes back, unless a person identified it with another", () => {
    const without = mergeDraft(before, aBreakdown(KITCHEN, HALL, PIER));
    expect(kinds(before, without)).toEqual(["1 unchanged", "2 unchanged", "3 returned", "4 unchanged"]);
    expect(kinds(before, without, ["sc-3"])).toEqual(["1 unchanged", "2 unchanged", "3 new", "4 unchanged"]);
    expect(mergeDraft(without, before, { keepAside: ["sc-3"] }).aside.map(({ id }) => id)).toEqual(["sc-3"]);
  });

  it("show where a person's edits conflict with the draft", () => {
    const mine = applyCorrection(before, { kind: "rename", row: "sc-2", heading: { location: "CORRIDOR" } });
    expect(changes(before, mine)[1]).toMatchObject({
      kind: "unchanged",
      kept: [{ column: "Location", yours: "CORRIDOR", draft: "HALL" }],
    });
    expect(
      changes(aBreakdown(KITCHEN, ["2", "CORRIDOR", "Emil waits for the ferry with his suitcase.", "EMIL"]), mine)[1]
        ?.kept,
    ).toEqual([]);
  });

  it("ignore the page of a scene", () => {
    const rows = before.rows.map((row) => ({ ...row, cells: { ...row.cells, Page: "9" } }));
    expect(kinds({ ...before, rows }).every((kind) => kind.endsWith("unchanged"))).toBe(true);
  });

  it("keep a merged scene together, and report when one of its scenes is removed", () => {
    const merged = applyCorrection(before, { kind: "merge", rows: ["sc-2", "sc-3"] });
    expect(kinds(before, merged)).toEqual(["1 unchanged", "2 unchanged", "4 unchanged"]);
    expect(kinds(aBreakdown(KITCHEN, HALL, PIER), merged)).toEqual(["1 unchanged", "2 changed", "4 unchanged"]);
  });
});
