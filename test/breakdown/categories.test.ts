import { describe, expect, it } from "vitest";
import { applyCorrection } from "../../shared/breakdown/corrections/apply-correction.ts";
import type { Correction } from "../../shared/breakdown/corrections/correction.ts";
import { draftChanges } from "../../shared/breakdown/drafts/draft-changes.ts";
import { mergeDraft } from "../../shared/breakdown/drafts/merge-draft.ts";
import { tableFromBreakdown } from "../../shared/breakdown/formats/breakdown-tsv.ts";
import { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import { aDraft, lineOf } from "./a-draft.ts";

const draft = aDraft(
  ["1", "INT. KITCHEN - DAY", "Nora lights a candle.", "A skyhook hums past the window.", "NORA: There."],
  ["2", "EXT. PIER - NIGHT", "Emil ties up a boat. A horse looks on.", "EMIL: I am early."],
);
const rewritten = aDraft(
  ["1", "EXT. ROAD - DAY", "A new beginning, with a horse."],
  ["2", "INT. KITCHEN - DAY", "Nora lights a candle.", "Wind.", "A skyhook hums past the window.", "NORA: There."],
  ["3", "EXT. PIER - NIGHT", "Emil ties up a boat. A horse looks on.", "EMIL: I am early."],
);
const SKYHOOK = lineOf(draft, "A skyhook hums past the window.");

const put = (...all: Correction[]) =>
  all.reduce((before, one) => applyCorrection(before, one, draft.lines), draft.fresh);
const add = (category: string): Correction => ({ kind: "addCategory", category });
const rename = (category: string, to: string): Correction => ({ kind: "renameCategory", category, to });
const remove = (category: string): Correction => ({ kind: "removeCategory", category });
const find: Correction = { kind: "find", row: "sc-1", line: SKYHOOK, name: "Skyhook", category: "Aerials" };
const move: Correction = {
  kind: "move",
  row: "sc-2",
  finding: { kind: "element", name: "Horse", category: "Animals" },
  category: "Aerials",
};
const next = (breakdown: Breakdown, { fresh, lines } = rewritten) => mergeDraft(breakdown, fresh, { lines });
const cells = (breakdown: Breakdown, column: string) => breakdown.rows.map((row) => row.cells[column] ?? "");

describe("a category of the project", () => {
  it("is a column before the notes, and is kept empty through new runs and drafts", () => {
    const own = put(add("Aerials"));
    expect(own.columns.slice(-2)).toEqual(["Aerials", "Notes"]);
    expect(next(own, draft).columns).toEqual(own.columns);
    expect(next(own).columns.slice(-2)).toEqual(["Aerials", "Notes"]);
    expect(Breakdown.parse(own)).toEqual(own);
  });

  it("keeps findings that a person added or moved into it, through new runs and drafts", () => {
    const own = put(add("Aerials"), find, move);
    expect(cells(own, "Aerials")).toEqual(["Skyhook", "Horse"]);
    expect(cells(own, "Animals")).toEqual(["", ""]);
    expect(own.rows[0]!.findings?.find(({ name }) => name === "Skyhook")).toMatchObject({
      category: "Aerials",
      quote: "A skyhook hums past the window.",
      origin: { line: SKYHOOK },
      verdict: "accepted",
      byHand: true,
    });
    expect(next(own, draft)).toEqual(own);
    const after = next(own);
    expect(cells(after, "Aerials")).toEqual(["", "Skyhook", "Horse"]);
    expect(cells(after, "Animals")).toEqual(["Horse", "", ""]);
    const skyhook = after.rows[1]!.findings?.find(({ name }) => name === "Skyhook");
    expect(rewritten.lines[skyhook!.origin.line]?.text).toBe("A skyhook hums past the window.");
  });

  it("loses a person's finding when they delete it", () => {
    const finding = { kind: "element", name: "Skyhook", category: "Aerials" } as const;
    const own = put(add("Aerials"), find, { kind: "judge", rows: ["sc-1"], finding, verdict: null });
    expect(tableFromBreakdown(own)).toEqual(tableFromBreakdown(put(add("Aerials"))));
    expect(own.rows[0]!.findings).toEqual(draft.fresh.rows[0]!.findings);
  });

  it("is renamed with all its findings, in merged and removed scenes too", () => {
    const merged: Correction = { kind: "merge", rows: ["sc-1", "sc-2"] };
    const own = put(add("Aerials"), find, move, merged, rename("Aerials", "Sky"));
    expect(own.columns).not.toContain("Aerials");
    expect(cells(own, "Sky")).toEqual(["Skyhook, Horse"]);
    expect(next(own, draft)).toEqual(own);
    const gone = next(put(add("Aerials"), find, move), aDraft(["1", "INT. HALL - DAY", "Nobody."]));
    const back = next(applyCorrection(gone, rename("Aerials", "Sky")), draft);
    expect(cells(back, "Sky")).toEqual(["Skyhook", "Horse"]);
    expect(tableFromBreakdown(back).columns).not.toContain("Aerials");
  });

  it("receives the tags of a file under the name that it had there", () => {
    const tagged: Breakdown = {
      ...draft.fresh,
      columns: draft.fresh.columns.toSpliced(-1, 0, "Sky"),
      rows: draft.fresh.rows.map((row) => ({
        ...row,
        cells: { ...row.cells, Sky: "Kite" },
        findings: [
          ...(row.findings ?? []),
          { kind: "element", name: "Kite", category: "Sky", origin: row.origin!, confidence: 1, verdict: "accepted" },
        ],
      })),
    };
    const own = applyCorrection(tagged, rename("Sky", "Aerials"));
    expect(cells(own, "Aerials")).toEqual(["Kite", "Kite"]);
    expect(mergeDraft(own, tagged)).toEqual(own);
    const without = applyCorrection(own, remove("Aerials"));
    expect(mergeDraft(without, tagged)).toEqual(without);
    expect(cells(mergeDraft(applyCorrection(without, add("Sky")), tagged), "Sky")).toEqual(["Kite", "Kite"]);
  });

  it("is removed permanently, a standard one too, until it is added again", () => {
    const without = put(remove("Animals"));
    expect(without.columns).not.toContain("Animals");
    expect(without.rows[1]!.findings?.some(({ category }) => category === "Animals")).toBe(false);
    expect(next(without, draft)).toEqual(without);
    expect(next(without).columns).not.toContain("Animals");
    expect(draftChanges(without, draft.fresh).every(({ kind }) => kind === "unchanged")).toBe(true);
    const again = next(applyCorrection(without, add("animals")), draft);
    expect(cells(again, "Animals")).toEqual(["", "Horse"]);
  });

  it("is refused under a name that is taken, or that other programs reserve", () => {
    expect(() => put(add("Aerials"), add("AERIALS"))).toThrow('A column named "Aerials" already exists.');
    expect(() => put(add("Synopsis"))).toThrow('A column named "Synopsis" already exists.');
    expect(() => put(add("Extras"))).toThrow('"Extras" is another name for "Background Actors"');
    expect(() => put(add("Unit"))).toThrow('"Unit" describes the scene as a whole');
    expect(() => put(rename("Animals", "Beasts"))).toThrow('"Animals" is a standard category that other programs know');
    expect(() => put(add("Aerials"), rename("Aerials", "notes"))).toThrow('A column named "Notes" already exists.');
    expect(put(add("Aerials"), rename("Aerials", "AERIALS")).columns).toContain("AERIALS");
    expect(() => put(remove("Aerials"))).toThrow('The category "Aerials" is no longer in the breakdown.');
    expect(() => put(find)).toThrow('The category "Aerials" is no longer in the breakdown.');
    expect(() => put(remove("Synopsis"))).toThrow('The category "Synopsis" is no longer in the breakdown.');
  });
});

describe("a finding that a person adds", () => {
  it("adds the column of a standard category that the table lacks", () => {
    const stunt = put({ ...find, name: "Fall", category: "Stunts" });
    expect(draft.fresh.columns).not.toContain("Stunts");
    expect(cells(stunt, "Stunts")).toEqual(["Fall", ""]);
    expect(next(stunt, draft)).toEqual(stunt);
  });

  it("may be a character, and is refused without a name or with a line outside its scene", () => {
    const nobody: Correction = { kind: "find", row: "sc-1", line: SKYHOOK, name: "pilot" };
    expect(cells(put(nobody), "Characters")).toEqual(["NORA, PILOT", "EMIL"]);
    expect(() => put({ ...nobody, name: ",;" })).toThrow('",;" is not a name.');
    expect(() => put({ ...nobody, row: "sc-2" })).toThrow('is not in scene "2". Choose a line of the scene.');
    expect(() => put({ ...nobody, line: 9999 })).toThrow("This line is not in the script.");
  });
});
