import { describe, expect, it } from "vitest";
import { applyCorrection } from "../../shared/breakdown/corrections/apply-correction.ts";
import type { Correction } from "../../shared/breakdown/corrections/correction.ts";
import { mergeDraft } from "../../shared/breakdown/drafts/merge-draft.ts";
import { type Breakdown, COLUMNS } from "../../shared/breakdown/model/breakdown.ts";
import { eighthsFromText } from "../../shared/breakdown/model/page-count.ts";
import { aDraft, lineOf, type ScriptScene } from "./a-draft.ts";

const KITCHEN: ScriptScene = [
  "1",
  "INT. KITCHEN - DAY",
  "Nora hums and lights a candle.",
  "NORA: He is coming.",
  "Later, the pier. Emil ties up a boat in the rain.",
  "EMIL: I am early.",
  "Nora runs towards him.",
];
const HALL: ScriptScene = ["2", "INT. HALL - DAY", "The captain waits with a suitcase.", "CAPTAIN: Well?"];
const CORRIDOR: ScriptScene = ["3", "INT. HALL - LATER", "Nora and the captain wait.", "NORA: Not yet."];
const draft = aDraft(KITCHEN, HALL, CORRIDOR);
const PIER = lineOf(draft, "Later, the pier. Emil ties up a boat in the rain.");

const put = (correction: Correction, breakdown: Breakdown = draft.fresh) =>
  applyCorrection(breakdown, correction, draft.lines);
const split = (breakdown?: Breakdown, line = PIER) =>
  put({ kind: "split", row: "sc-1", line, heading: { location: "PIER", intExt: "EXT." } }, breakdown);
const merge = (...rows: string[]) => put({ kind: "merge", rows });
const judge = (verdict: "accepted" | "rejected" | null, name: string, breakdown?: Breakdown) =>
  put({ kind: "judge", rows: ["sc-1"], finding: { kind: "element", name, category: "Props" }, verdict }, breakdown);
const cells = (breakdown: Breakdown, ...columns: string[]) =>
  breakdown.rows.map((row) => columns.map((column) => row.cells[column] ?? "").join(" | "));

describe("splitting a scene", () => {
  it("divides characters, elements and eighths by their lines, and copies the heading", () => {
    const after = split();
    expect(
      cells(after, "Scene Number", "Int./Ext.", "Location", "Time", "Characters", "Props", "Special Effects"),
    ).toEqual([
      "1 | INT. | KITCHEN | DAY | NORA | Candle | ",
      "1A | EXT. | PIER | DAY | NORA, EMIL |  | Rain",
      "2 | INT. | HALL | DAY | CAPTAIN | Suitcase | ",
      "3 | INT. | HALL | LATER | NORA, CAPTAIN |  | ",
    ]);
    expect(after.rows[1]).toMatchObject({
      id: "sc-4",
      edited: ["Int./Ext.", "Location"],
      origin: { line: PIER },
      end: draft.fresh.rows[0]!.end,
      cells: { Synopsis: "Nora runs towards him." },
    });
    expect(after.rows[0]).toMatchObject({ id: "sc-1", edited: [], end: { line: PIER - 1 } });
    expect(after.rows[1]!.findings?.every(({ origin }) => origin.line >= PIER)).toBe(true);
  });

  it("keeps an edited heading in both halves", () => {
    const before = put({ kind: "rename", row: "sc-1", heading: { location: "NORA'S KITCHEN" } });
    const after = put({ kind: "split", row: "sc-1", line: PIER, heading: {} }, before);
    expect(cells(after, "Location").slice(0, 2)).toEqual(["NORA'S KITCHEN", "NORA'S KITCHEN"]);
    expect(after.rows[1]!.edited).toEqual(["Location"]);
  });

  it("is preserved in a new run and a new draft, with the edits of both halves", () => {
    const noted = put({ kind: "rename", row: "sc-4", heading: { time: "DUSK" } }, split());
    const next = aDraft(
      ["1", "EXT. ROAD - DAY", "A new beginning."],
      [
        "2",
        ...KITCHEN.slice(1, 4),
        "Some time later, the pier. Emil ties up a boat in the rain.",
        ...KITCHEN.slice(5),
      ] as unknown as ScriptScene,
      ["3", ...HALL.slice(1)] as unknown as ScriptScene,
      ["4", ...CORRIDOR.slice(1)] as unknown as ScriptScene,
    );
    for (const { fresh, lines } of [draft, next]) {
      const after = mergeDraft(noted, fresh, { lines });
      const pier = after.rows.find(({ id }) => id === "sc-4");
      expect(pier?.cells).toMatchObject({
        Location: "PIER",
        "Int./Ext.": "EXT.",
        Time: "DUSK",
        Characters: "NORA, EMIL",
      });
      expect(after.rows.find(({ id }) => id === "sc-1")?.cells).toMatchObject({
        Location: "KITCHEN",
        Characters: "NORA",
      });
    }
    expect(cells(mergeDraft(noted, next.fresh, { lines: next.lines }), "Scene Number")).toEqual([
      "1",
      "2",
      "2A",
      "3",
      "4",
    ]);
  });

  it("is numbered after its scene, also when a draft renumbers that", () => {
    const next = aDraft(["7", ...KITCHEN.slice(1)] as unknown as ScriptScene, HALL, CORRIDOR);
    const there = mergeDraft(split(), next.fresh, { lines: next.lines });
    expect(cells(there, "Scene Number")).toEqual(["7", "7A", "2", "3"]);
    expect(mergeDraft(there, draft.fresh, { lines: draft.lines })).toEqual(split());
  });

  it("gets another number when a draft has a scene with its own", () => {
    const next = aDraft(KITCHEN, ["1A", "INT. ATTIC - DAY", "Dust."], HALL, CORRIDOR);
    const merged = mergeDraft(split(), next.fresh, { lines: next.lines });
    expect(cells(merged, "Scene Number", "Location")).toEqual([
      ...["1 | KITCHEN", "1B | PIER", "1A | ATTIC", "2 | HALL", "3 | HALL"],
    ]);
  });

  it("divides the page count without adding to it, also near the end", () => {
    const [whole = ""] = cells(draft.fresh, "Pages");
    for (const line of [PIER, lineOf(draft, "Nora runs towards him.")]) {
      const halves = cells(split(undefined, line), "Pages").slice(0, 2).map(eighthsFromText);
      expect(halves.reduce((sum, eighths) => sum + eighths)).toBe(eighthsFromText(whole));
      expect(Math.min(...halves)).toBeGreaterThan(0);
    }
  });

  it("is restored by a draft that contains its words again", () => {
    const without = aDraft(
      ["1", "INT. KITCHEN - DAY", "Nora hums and lights a candle.", "NORA: He is coming."],
      HALL,
      CORRIDOR,
    );
    const gone = mergeDraft(split(), without.fresh, { lines: without.lines });
    expect(gone.aside.map(({ id }) => id)).toEqual(["sc-4"]);
    expect(mergeDraft(gone, draft.fresh, { lines: draft.lines })).toEqual(
      mergeDraft(split(), draft.fresh, { lines: draft.lines }),
    );
  });

  it("is refused outside the scene and at lines without words", () => {
    const heading = draft.fresh.rows[0]!.origin!.line;
    expect(() => split(undefined, heading)).toThrow("A scene cannot begin at");
    expect(() => split(undefined, 9999)).toThrow("This line is not in the script.");
    expect(() => put({ kind: "split", row: "sc-99", line: PIER, heading: {} })).toThrow(
      'Scene "sc-99" is no longer in the breakdown.',
    );
  });
});

describe("merging scenes", () => {
  it("creates one scene with the first one's number and heading", () => {
    const after = merge("sc-3", "sc-2");
    expect(after.rows.map(({ id }) => id)).toEqual(["sc-1", "sc-2"]);
    expect(after.rows[1]).toMatchObject({
      cells: {
        [COLUMNS.number]: "2",
        [COLUMNS.time]: "DAY",
        [COLUMNS.characters]: "CAPTAIN, NORA",
        [COLUMNS.pages]: "2/8",
        [COLUMNS.synopsis]: "The captain waits with a suitcase. Nora and the captain wait.",
      },
      origin: draft.fresh.rows[1]!.origin,
      end: draft.fresh.rows[2]!.end,
    });
  });

  it("is undone by splitting where the second one starts", () => {
    const line = draft.fresh.rows[2]!.origin!.line;
    expect(put({ kind: "split", row: "sc-2", line, heading: {} }, merge("sc-2", "sc-3"))).toEqual(draft.fresh);
    const both = put({ kind: "split", row: "sc-1", line, heading: {} }, merge("sc-1", "sc-2", "sc-3"));
    expect(both.rows.map(({ id, parts }) => [id, parts?.length])).toEqual([
      ["sc-1", 2],
      ["sc-3", undefined],
    ]);
  });

  it("is preserved in new drafts while the scenes are adjacent, and whenever they are again", () => {
    const merged = put({ kind: "rename", row: "sc-2", heading: { location: "LONG HALL" } }, merge("sc-2", "sc-3"));
    expect(mergeDraft(merged, draft.fresh, { lines: draft.lines })).toEqual(merged);
    const between = aDraft(KITCHEN, HALL, ["2A", "EXT. ROOF - NIGHT", "A cat."], CORRIDOR);
    const apart = mergeDraft(merged, between.fresh, { lines: between.lines });
    expect(cells(apart, "Location")).toEqual(["KITCHEN", "LONG HALL", "ROOF", "HALL"]);
    expect(cells(mergeDraft(apart, draft.fresh, { lines: draft.lines }), "Location")).toEqual(["KITCHEN", "LONG HALL"]);
  });

  it("and splitting one of them divides it correctly", () => {
    const after = split(merge("sc-1", "sc-2"));
    expect(after.rows.map(({ id, parts }) => [id, parts?.map((part) => part.id)])).toEqual([
      ["sc-1", undefined],
      ["sc-4", ["sc-4", "sc-2"]],
      ["sc-3", undefined],
    ]);
    expect(mergeDraft(after, draft.fresh, { lines: draft.lines })).toEqual(after);
  });

  it("is refused for scenes that are not adjacent, or without a position in the script", () => {
    expect(() => merge("sc-1", "sc-3")).toThrow('Scenes "1" and "3" are not consecutive.');
    expect(() => merge("sc-1", "sc-9")).toThrow("no longer in the breakdown");
    const { origin: _, ...own } = draft.fresh.rows[1]!;
    const rows = draft.fresh.rows.toSpliced(1, 1, own);
    expect(() => applyCorrection({ ...draft.fresh, rows }, { kind: "merge", rows: ["sc-1", "sc-2"] })).toThrow(
      "by hand",
    );
  });
});

describe("reviewing a finding", () => {
  it("removes a rejected one from the cell, for later runs and drafts too", () => {
    const rejected = judge("rejected", "candle");
    expect(cells(rejected, "Props")[0]).toBe("");
    const again = mergeDraft(rejected, draft.fresh, { lines: draft.lines });
    expect(again).toEqual(rejected);
    expect(cells(judge(null, "CANDLE", again), "Props")[0]).toBe("Candle");
  });

  it("keeps an accepted one that a later draft does not find", () => {
    const dark = aDraft(
      ["1", "INT. KITCHEN - DAY", "Nora hums.", ...KITCHEN.slice(3)],
      ["2", "INT. HALL - DAY", "The captain waits."],
      CORRIDOR,
    );
    expect(dark.fresh.columns).not.toContain("Props");
    const after = mergeDraft(judge("accepted", "Candle"), dark.fresh, { lines: dark.lines });
    expect(after.columns).toContain("Props");
    expect(cells(after, "Props")[0]).toBe("Candle");
    expect(cells(mergeDraft(draft.fresh, dark.fresh), "Props")[0]).toBe("");
  });

  it("remembers a rejected one through a draft that does not have it", () => {
    const dark = aDraft(["1", "INT. KITCHEN - DAY", "Nora hums.", ...KITCHEN.slice(3)], HALL, CORRIDOR);
    const without = mergeDraft(judge("rejected", "Candle"), dark.fresh, { lines: dark.lines });
    expect(cells(mergeDraft(without, draft.fresh, { lines: draft.lines }), "Props")[0]).toBe("");
  });

  it("works on characters and in merged scenes", () => {
    const after = applyCorrection(merge("sc-1", "sc-2"), {
      kind: "judge",
      rows: ["sc-1"],
      finding: { kind: "character", name: "CAPTAIN" },
      verdict: "rejected",
    });
    expect(cells(after, "Characters")[0]).toBe("NORA, EMIL");
    expect(mergeDraft(after, draft.fresh, { lines: draft.lines })).toEqual(after);
  });

  it("keeps the position and name of one that a person adds again", () => {
    const two = aDraft(["1", "INT. KITCHEN - DAY", "Nora lights a candle. The captain opens a suitcase."]);
    const { id, end } = two.fresh.rows[0]!;
    const find: Correction = { kind: "find", row: id, line: end!.line, name: "CANDLE", category: "Props" };
    const found = applyCorrection(two.fresh, find, two.lines);
    expect(cells(found, "Props")).toEqual(["Candle, Suitcase"]);
    expect(mergeDraft(found, two.fresh, { lines: two.lines })).toEqual(found);
  });

  it("is refused for an unknown finding", () => {
    expect(() => judge("rejected", "Sword")).toThrow('No element named "Sword" was found in scene "1".');
  });
});
