import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvFromTable } from "../../shared/tables/csv.ts";
import { tableFromCsv } from "../../shared/tables/csv-import.ts";
import { TableError, tableFromTsv, tsvFromTable } from "../../shared/tables/tsv.ts";

const cell = fc.oneof(fc.string(), fc.constantFrom("a\tb", "a\nb", "\\t", "\\", "\r\n", "=1+1", "“x”"));
const table = fc.integer({ min: 1, max: 6 }).chain((width) =>
  fc.record({
    columns: fc.uniqueArray(
      fc.string({ minLength: 1 }).filter((name) => name === name.trim() && name !== ""),
      { minLength: width, maxLength: width },
    ),
    // A row of blanks is a blank line, which tables omit.
    rows: fc.array(
      fc
        .array(cell, { minLength: width, maxLength: width })
        .filter((cells) => cells.some((text) => text.trim() !== "")),
    ),
  }),
);

describe("tab-separated text", () => {
  it("is read back as the original table", () => {
    fc.assert(
      fc.property(table, (one) => {
        const rows = one.rows.filter((cells) => tsvFromTable({ columns: cells, rows: [] }).trim() !== "");
        expect(tableFromTsv(tsvFromTable({ ...one, rows }))).toEqual({ ...one, rows });
      }),
    );
  });

  it("does not break a row at a tab or line break in a cell", () => {
    expect(tsvFromTable({ columns: ["A", "B"], rows: [["one\ttwo", "three\r\nfour\\"]] })).toBe(
      "A\tB\none\\ttwo\tthree\\r\\nfour\\\\\n",
    );
  });

  it("may have blank lines, short rows, a byte order mark and Windows line ends", () => {
    expect(tableFromTsv("\uFEFFA\tB\r\n\r\none\r\n\ttwo\r\n")).toEqual({
      columns: ["A", "B"],
      rows: [
        ["one", ""],
        ["", "two"],
      ],
    });
  });

  it("is refused when it is empty or has cells without a column", () => {
    expect(() => tableFromTsv(" \n")).toThrow(TableError);
    expect(() => tableFromTsv("A\tB\n1\t2\t3")).toThrow(
      'Line 2 has 3 cells, but there are 2 columns: "3" belongs to none.',
    );
  });
});

describe("comma-separated text", () => {
  it.each([
    ["plain", "plain"],
    ["a, b", '"a, b"'],
    ["a\rb", '"a\rb"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\nlines", '"two\nlines"'],
    ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
    ["+1 555", "'+1 555"],
    ["-- Amy runs", "'-- Amy runs"],
    ["@home", "'@home"],
    ["\tx", "'\tx"],
    ["-3.5", "-3.5"],
    ["12A", "12A"],
    ["＝1+1", "'＝1+1"],
    ["＠home", "'＠home"],
  ])("writes %j as %j", (text, csv) => {
    expect(csvFromTable({ columns: ["A"], rows: [[text]] })).toBe(`A\r\n${csv}`);
  });
});

it.each([
  [5000, true],
  [5001, false],
])("reads a sheet of %i rows: %s", (rows, isRead) => {
  const read = () => tableFromCsv(`Cast ID\n${"1\n".repeat(rows)}`);
  if (isRead) expect(read().rows).toHaveLength(rows);
  else expect(read).toThrow(TableError);
});
