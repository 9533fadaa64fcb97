import { describe, expect, it } from "vitest";
import { conflictingNames, resolveFieldConflicts, withFieldEdits } from "../../web/options/field-edits.ts";

const SAVED = { phone: "1", agent: "Bo", diet: "" };
const TYPED = { phone: { mine: "2", before: "1" }, agent: { mine: "Cy", before: "Ana" } };

describe("an edit during other users' saves", () => {
  it("replaces the saved value, and the rest stays", () => {
    expect(withFieldEdits(SAVED, TYPED)).toEqual({ phone: "2", agent: "Cy", diet: "" });
  });

  it("conflicts when others changed the same field since", () => {
    expect(conflictingNames(SAVED, TYPED)).toEqual(["agent"]);
    expect(conflictingNames({ ...SAVED, agent: "Cy" }, TYPED)).toEqual([]);
  });

  it.each([
    ["mine", new Set(["agent"]), { phone: { mine: "2", before: "1" }, agent: { mine: "Cy", before: "Bo" } }],
    ["theirs", new Set<string>(), { phone: { mine: "2", before: "1" } }],
  ])("is resolved as %s, without a conflict any more", (_, mine, settled) => {
    expect(resolveFieldConflicts(SAVED, TYPED, mine)).toEqual(settled);
    expect(conflictingNames(SAVED, resolveFieldConflicts(SAVED, TYPED, mine))).toEqual([]);
  });
});
