import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeDraft } from "../../shared/breakdown/drafts/merge-draft.ts";
import { type Breakdown, COLUMNS } from "../../shared/breakdown/model/breakdown.ts";
import { aBreakdown, idsOf, type Short } from "./a-breakdown.ts";

const SCENES: readonly Short[] = [
  ["1", "KITCHEN", "Nora makes tea and burns her hand.", "NORA"],
  ["2", "HALL", "Emil waits for the ferry with his suitcase.", "EMIL"],
  ["3", "LAMP ROOM", "The light goes out over the sea.", "NORA, EMIL"],
  ["4", "PIER", "A boat lands in the fog.", "EMIL, CAPTAIN"],
];
const draft = (...scenes: Short[]) => aBreakdown(...scenes);

/** The breakdown with these cells of the row edited by a person. */
function written(breakdown: Breakdown, row: number, cells: Record<string, string>): Breakdown {
  const rows = breakdown.rows.map((one, at) =>
    at === row ? { ...one, cells: { ...one.cells, ...cells }, edited: [...one.edited, ...Object.keys(cells)] } : one,
  );
  const columns = [...new Set([...breakdown.columns, ...Object.keys(cells)])];
  return { ...breakdown, columns, rows };
}

describe("a new draft", () => {
  it("changes nothing when it is the same", () => {
    expect(mergeDraft(draft(...SCENES), draft(...SCENES))).toEqual(draft(...SCENES));
  });

  it("keeps ids when scenes are renumbered, inserted and rewritten", () => {
    const fresh = draft(
      ["1", "PORCH", "A new opening.", "CAPTAIN"],
      ["2", "KITCHEN", "Nora makes coffee and burns her hand.", "NORA"],
      ["3", "HALL", "Emil waits for the ferry with his suitcase.", "EMIL"],
      ["4", "LAMP ROOM", "The light goes out over the dark sea.", "NORA, EMIL"],
      ["5", "PIER", "A boat lands in the fog.", "EMIL, CAPTAIN"],
    );
    expect(idsOf(mergeDraft(draft(...SCENES), fresh))).toEqual([
      "sc-5 PORCH",
      "sc-1 KITCHEN",
      "sc-2 HALL",
      "sc-3 LAMP ROOM",
      "sc-4 PIER",
    ]);
  });

  it("preserves edits, and takes the rest from the draft", () => {
    const before = written(draft(...SCENES), 1, {
      [COLUMNS.notes]: "Ask the harbour",
      [COLUMNS.synopsis]: "Emil waits.",
      Weather: "fog",
    });
    const fresh = draft(
      SCENES[0]!,
      ["2", "HALL", "Emil waits for the night ferry.", "EMIL, PORTER"],
      ...SCENES.slice(2),
    );
    const after = mergeDraft(before, fresh);
    expect(after.rows[1]).toMatchObject({
      id: "sc-2",
      cells: { Notes: "Ask the harbour", Synopsis: "Emil waits.", Weather: "fog", Characters: "EMIL, PORTER" },
    });
    expect(after.columns.slice(-2)).toEqual(["Weather", "Notes"]);
  });

  it("removes scenes that it lacks, and a later draft restores them", () => {
    const before = written(draft(...SCENES), 2, { [COLUMNS.notes]: "Crane" });
    const without = mergeDraft(before, draft(SCENES[0]!, SCENES[1]!, ["3", "OMITTED"], SCENES[3]!));
    expect(without.aside.map(({ id }) => id)).toEqual(["sc-3"]);
    expect(idsOf(without)).toContain("sc-5 OMITTED");
    const again = mergeDraft(without, draft(...SCENES));
    expect(again.aside).toEqual([]);
    expect(again.rows[2]).toMatchObject({ id: "sc-3", cells: { Notes: "Crane" } });
  });

  it("recognises a moved scene", () => {
    const fresh = draft(["1", "PIER", "A boat lands in the fog.", "EMIL, CAPTAIN"], SCENES[0]!, SCENES[1]!, SCENES[2]!);
    expect(idsOf(mergeDraft(draft(...SCENES), fresh))[0]).toBe("sc-4 PIER");
  });

  it("keeps the position of added rows", () => {
    const before = draft(...SCENES);
    const { origin: _, end: __, ...own } = before.rows[0]!;
    const added = {
      ...own,
      id: "sc-9",
      cells: { ...own.cells, [COLUMNS.number]: "2X", [COLUMNS.location]: "INSERTS" },
      edited: [COLUMNS.number, COLUMNS.location],
    };
    const rows = [before.rows[0]!, before.rows[1]!, added, ...before.rows.slice(2)];
    expect(idsOf(mergeDraft({ ...before, rows }, draft(...SCENES)))[2]).toBe("sc-9 INSERTS");
  });

  it("drops unedited elements and keeps edited ones", () => {
    const base = draft(...SCENES);
    const found = {
      ...base,
      columns: [...base.columns, "Props"],
      rows: base.rows.map((row) => ({ ...row, cells: { ...row.cells, Props: "Lamp" } })),
    };
    expect(mergeDraft(found, draft(...SCENES)).columns).not.toContain("Props");
    const after = mergeDraft(written(found, 0, { Props: "Lamp, kettle" }), draft(...SCENES));
    expect(after.rows.map(({ cells }) => cells.Props ?? "")).toEqual(["Lamp, kettle", "", "", ""]);
  });

  it("keeps the voices of edited characters, and takes the others from the draft", () => {
    const voiced = (breakdown: Breakdown, ...voices: string[]) => ({
      ...breakdown,
      rows: breakdown.rows.map((row) => ({ ...row, voices })),
    });
    const before = written(voiced(draft(...SCENES), "NORA"), 0, { [COLUMNS.characters]: "NORA, EMIL" });
    const after = mergeDraft(before, voiced(draft(...SCENES), "EMIL"));
    expect(after.rows.map(({ voices }) => voices)).toEqual([["NORA"], ["EMIL"], ["EMIL"], ["EMIL"]]);
  });

  it("preserves all edits, whatever the drafts are", () => {
    const set = fc.constantFrom("KITCHEN", "HALL", "PIER", "LAMP ROOM", "OMITTED");
    const short = fc.tuple(
      fc.constantFrom("1", "2", "3", "4A", ""),
      set,
      fc.constantFrom("Tea.", "A boat lands.", ""),
      fc.constantFrom("NORA", "EMIL, NORA", ""),
    );
    const drafts = fc.array(fc.array(short, { maxLength: 6 }), { minLength: 1, maxLength: 4 });
    const notes = fc.array(
      fc.tuple(fc.nat(5), fc.constantFrom("Notes", "Location", "Weather", "Props", "Scene Number"), fc.uuid()),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(fc.array(short, { maxLength: 6 }), notes, drafts, (first, edits, later) => {
        let breakdown = aBreakdown(...first);
        const kept: [id: string, column: string, text: string][] = [];
        for (const [row, column, text] of edits) {
          const id = breakdown.rows[row]?.id;
          if (id === undefined || kept.some(([other, name]) => other === id && name === column)) continue;
          breakdown = written(breakdown, row, { [column]: text });
          kept.push([id, column, text]);
        }
        for (const next of later) breakdown = mergeDraft(breakdown, aBreakdown(...next));
        const all = [...breakdown.rows, ...breakdown.aside];
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        for (const [id, column, text] of kept) {
          expect(all.find((row) => row.id === id)?.cells[column]).toBe(text);
          expect(breakdown.columns).toContain(column);
        }
      }),
    );
  });
});
