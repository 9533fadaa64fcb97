import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conflictKey, type KnownTable, resolveConflicts, threeWayMerge } from "../../shared/tables/three-way-merge.ts";

const columns = ["Scene Number", "Synopsis", "Notes"];
const table = (...rows: readonly (readonly [id: string, ...cells: string[]])[]): KnownTable => ({
  columns,
  ids: rows.map(([id]) => id),
  rows: rows.map(([, ...cells]) => cells),
});
const withRows = (rows: KnownTable["rows"]): KnownTable => ({ ...base, rows });
const base = table(["a", "1", "Rain.", ""], ["b", "2", "Fog.", "Crane"], ["c", "3", "Sun.", ""]);

describe("two people's changes of one table", () => {
  it("are combined when they touch different cells", () => {
    const mine = [["1", "Snow.", ""], base.rows[1]!, base.rows[2]!];
    const theirs = table(["a", "1", "Rain.", "Night shoot"], ["b", "2", "Fog.", "Crane"], ["c", "4", "Sun.", ""]);
    const { table: merged, disputes } = threeWayMerge(base, withRows(mine), theirs);
    expect(disputes).toEqual([]);
    expect(merged.rows).toEqual([
      ["1", "Snow.", "Night shoot"],
      ["2", "Fog.", "Crane"],
      ["4", "Sun.", ""],
    ]);
  });

  it("find their rows again after the other has moved, added and removed some", () => {
    const mine = [base.rows[0]!, base.rows[1]!, ["3", "Sun.", "Drone"]];
    const theirs = table(["c", "1", "Sun.", ""], ["n", "2", "New.", ""], ["a", "3", "Rain.", ""]);
    expect(threeWayMerge(base, withRows(mine), theirs)).toEqual({
      table: table(["c", "1", "Sun.", "Drone"], ["n", "2", "New.", ""], ["a", "3", "Rain.", ""]),
      disputes: [],
    });
  });

  it("agree when both wrote the same", () => {
    const theirs = table(["a", "1", "Snow.", ""], ["b", "2", "Fog.", "Crane"], ["c", "3", "Sun.", ""]);
    expect(threeWayMerge(base, theirs, theirs).disputes).toEqual([]);
  });

  it("conflict with both values when both wrote differently, until one is chosen", () => {
    const mine = [["1", "Snow.", ""], base.rows[1]!, base.rows[2]!];
    const theirs = table(["a", "1", "Hail.", ""], ["b", "2", "Fog.", "Crane"], ["c", "3", "Sun.", ""]);
    const merge = threeWayMerge(base, withRows(mine), theirs);
    expect(merge.disputes).toEqual([
      { kind: "cell", id: "a", column: "Synopsis", before: "Rain.", mine: "Snow.", theirs: "Hail." },
    ]);
    expect(resolveConflicts(merge, base, new Set()).rows[0]).toEqual(["1", "Hail.", ""]);
    expect(resolveConflicts(merge, base, new Set(merge.disputes.map(conflictKey))).rows[0]).toEqual(["1", "Snow.", ""]);
  });

  it("conflict when one edited a row that the other removed, which can be restored to its position", () => {
    const mine = [base.rows[0]!, ["2", "Fog.", "Two cranes"], base.rows[2]!];
    const theirs = table(["a", "1", "Rain.", ""], ["c", "2", "Sun.", ""]);
    const merge = threeWayMerge(base, withRows(mine), theirs);
    const cells = { "Scene Number": "2", Synopsis: "Fog.", Notes: "Two cranes" };
    expect(merge.disputes).toEqual([{ kind: "row", id: "b", removedBy: "them", cells, columns: ["Notes"] }]);
    expect(resolveConflicts(merge, base, new Set()).ids).toEqual(["a", "c"]);
    expect(resolveConflicts(merge, base, new Set(merge.disputes.map(conflictKey)))).toEqual(
      table(["a", "1", "Rain.", ""], ["b", "2", "Fog.", "Two cranes"], ["c", "2", "Sun.", ""]),
    );
  });

  it("keep my edits in a column that the other removed", () => {
    const mine = [["1", "Rain.", "Dolly"], base.rows[1]!, base.rows[2]!];
    const theirs = {
      columns: ["Scene Number", "Synopsis"],
      ids: ["a", "c"],
      rows: [
        ["1", "Rain."],
        ["3", "Sun."],
      ],
    };
    expect(threeWayMerge(base, withRows(mine), theirs).table).toEqual({
      columns,
      ids: ["a", "c"],
      rows: [
        ["1", "Rain.", "Dolly"],
        ["3", "Sun.", ""],
      ],
    });
  });

  it("keep the rows that each has added, at their positions", () => {
    const mine = table(["a", "1", "Rain.", ""], ["m", "1A", "Mine.", ""], ["b", "2", "Fog.", "Crane"]);
    const theirs = table(
      ["t", "0", "Theirs.", ""],
      ["a", "1", "Rain.", ""],
      ["b", "2", "Fog.", "Crane"],
      ["c", "3", "Sun.", ""],
    );
    const merge = threeWayMerge(base, mine, theirs);
    expect([merge.table.ids, merge.disputes]).toEqual([["t", "a", "m", "b"], []]);
  });

  it("conflict when I removed a row that the other edited", () => {
    const theirs = table(["a", "1", "Rain.", ""], ["b", "2", "Fog!", "Crane"], ["c", "3", "Sun.", ""]);
    const merge = threeWayMerge(base, table(["a", "1", "Rain.", ""]), theirs);
    const cells = { "Scene Number": "2", Synopsis: "Fog!", Notes: "Crane" };
    expect(merge.disputes).toEqual([{ kind: "row", id: "b", removedBy: "me", cells, columns: ["Synopsis"] }]);
    expect(resolveConflicts(merge, base, new Set()).ids).toEqual(["a", "b"]);
    expect(resolveConflicts(merge, base, new Set(merge.disputes.map(conflictKey))).ids).toEqual(["a"]);
  });

  it("lose nothing: my changes stand if I choose them, the other's if I do not", () => {
    const text = fc.constantFrom("", "x", "y", "z");
    const cells = fc.tuple(text, text, text);
    const version = fc.option(cells, { nil: undefined, freq: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cells, version, version), { maxLength: 6 }), (rows) => {
        const tableAt = (of: 0 | 1 | 2): KnownTable => {
          const kept = [...rows.entries()].filter(([, versions]) => versions[of] !== undefined);
          return { columns, ids: kept.map(([id]) => String(id)), rows: kept.map(([, versions]) => versions[of]!) };
        };
        const [before, mine, theirs] = [tableAt(0), tableAt(1), tableAt(2)];
        const merge = threeWayMerge(before, mine, theirs);
        const insisting = resolveConflicts(merge, before, new Set(merge.disputes.map(conflictKey)));
        const yielding = resolveConflicts(merge, before, new Set());
        const cell = (of: KnownTable, row: number, column: number) => of.rows[of.ids.indexOf(String(row))]?.[column];
        for (const row of rows.keys()) {
          for (const column of columns.keys()) {
            const [was, my, their] = [before, mine, theirs].map((one) => cell(one, row, column));
            if (my !== was) expect(cell(insisting, row, column)).toBe(my);
            if (their !== was) expect(cell(yielding, row, column)).toBe(their);
          }
        }
      }),
    );
  });
});
