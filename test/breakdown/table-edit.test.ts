import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakdownEditedByTsv } from "../../shared/breakdown/corrections/table-edit.ts";
import { tableFromBreakdown, tsvFromBreakdown } from "../../shared/breakdown/formats/breakdown-tsv.ts";
import { type Breakdown, COLUMNS } from "../../shared/breakdown/model/breakdown.ts";
import { TableError, tsvFromTable } from "../../shared/tables/tsv.ts";
import { aBreakdown, idsOf } from "./a-breakdown.ts";

const before = aBreakdown(
  ["1", "KITCHEN", "Nora makes tea.", "NORA"],
  ["2", "HALL", "Emil waits.", "EMIL"],
  ["2A", "CELLAR", "The light goes out.", "NORA, EMIL"],
  ["3", "KITCHEN", "They talk.", "NORA, EMIL"],
);
const edited = (change: (rows: string[][], columns: string[]) => void, from: Breakdown = before) => {
  const table = tableFromBreakdown(from);
  const rows = table.rows.map((row) => [...row]);
  const columns = [...table.columns];
  change(rows, columns);
  return breakdownEditedByTsv(from, tsvFromTable({ columns, rows }));
};
const at = (column: string) => before.columns.indexOf(column);

describe("an edited table", () => {
  it("without changes leaves the breakdown unchanged", () => {
    expect(breakdownEditedByTsv(before, tsvFromBreakdown(before))).toEqual(before);
  });

  it("keeps the ids and lists the changes", () => {
    const { rows } = edited((table) => {
      table[1]![at(COLUMNS.notes)] = "Needs rain";
    });
    expect(rows[1]).toMatchObject({ id: "sc-2", edited: ["Notes"], cells: { Notes: "Needs rain" } });
    expect(rows[0]).toEqual(before.rows[0]);
  });

  it("recognises a row with a changed scene number", () => {
    const after = edited((table) => {
      table[2]![at(COLUMNS.number)] = "2B";
    });
    expect(after.rows[2]).toMatchObject({ id: "sc-3", edited: ["Scene Number"] });
  });

  it("recognises rows that were renumbered after an insertion", () => {
    const after = edited((table) => {
      table.unshift(table[0]!.map((_, column) => (column === at(COLUMNS.location) ? "PORCH" : "")));
      for (const [index, row] of table.entries()) row[0] = String(index + 1);
    });
    expect(idsOf(after)).toEqual(["sc-5 PORCH", ...idsOf(before)]);
  });

  it("recognises a moved and rewritten row by its number, unless two rows have it", () => {
    const [kitchen, hall, pier] = [
      ["5", "KITCHEN", "Nora makes tea.", "NORA"],
      ["5", "HALL", "Emil waits.", "EMIL"],
      ["7", "PIER", "A boat lands.", "EMIL"],
    ] as const;
    const rewritten = (from: Breakdown) =>
      edited((table, columns) => {
        const last = table.at(-1)!;
        last[at(COLUMNS.notes)] = "Fog";
        table.splice(
          0,
          table.length,
          last,
          columns.map((_, column) => (column === at(COLUMNS.number) ? "5" : "")),
        );
      }, from).rows.map(({ id }) => id);
    expect(rewritten(aBreakdown(kitchen, pier))).toEqual(["sc-2", "sc-1"]);
    expect(rewritten(aBreakdown(kitchen, hall, pier))).toEqual(["sc-3", "sc-4"]);
  });

  it("gives new rows new ids and drops removed rows", () => {
    const after = edited((table) => {
      table.splice(1, 1);
      table.push(Array.from({ length: before.columns.length }, (_, column) => (column === 0 ? "9" : "")));
    });
    expect(after.rows.map(({ id }) => id)).toEqual(["sc-1", "sc-3", "sc-4", "sc-5"]);
    expect(after.rows[3]).toMatchObject({ edited: ["Scene Number"], voices: [] });
    expect(after.rows[3]).not.toHaveProperty("origin");
  });

  it("may be sorted", () => {
    expect(idsOf(edited((table) => void table.reverse()))).toEqual(idsOf(before).reverse());
  });

  it("may have a new column, and keeps the columns that it lacks", () => {
    const after = edited((table, columns) => {
      columns.splice(at(COLUMNS.pages), 1, "Weather");
      for (const row of table) row[at(COLUMNS.pages)] = "wet";
    });
    expect(after.columns).toContain("Weather");
    expect(after.columns).toContain("Pages");
    expect(after.rows[0]).toMatchObject({ id: "sc-1", edited: ["Weather"], cells: { Weather: "wet", Pages: "" } });
  });

  it("may have a column with any name", () => {
    const after = edited((table, columns) => {
      columns.push("constructor", "__proto__");
      for (const row of table) row.push("", "x");
    });
    expect(tableFromBreakdown(after).rows[0]?.slice(-2)).toEqual(["", "x"]);
  });

  it.each([
    ["Int./Ext.\tLocation\nINT.\tX", "There is no"],
    ["Scene Number\t\tLocation\n1\t\tX", "Column 2 has no name"],
    ["Scene Number\tNotes\tNotes\n1\ta\tb", 'There are two columns named "Notes"'],
    ["", "The table is empty"],
  ])("is refused with a reason: %j", (tsv, message) => {
    expect(() => breakdownEditedByTsv(before, tsv)).toThrow(TableError);
    expect(() => breakdownEditedByTsv(before, tsv)).toThrow(message);
  });

  it("contains exactly the person's cells, with each id once", () => {
    const cell = fc.string({ maxLength: 6 });
    const row = fc.tuple(fc.constantFrom("1", "2", "2A", "3", "4", ""), cell, cell);
    fc.assert(
      fc.property(fc.array(row.filter((cells) => cells.join("").trim() !== "")), (rows) => {
        const table = { columns: [COLUMNS.number, COLUMNS.location, COLUMNS.notes], rows };
        const after = breakdownEditedByTsv(before, tsvFromTable(table));
        expect(after.rows.map(({ cells }) => table.columns.map((column) => cells[column]))).toEqual(rows);
        expect(new Set(after.rows.map(({ id }) => id)).size).toBe(rows.length);
      }),
    );
  });
});
