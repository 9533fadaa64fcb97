import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { csvFromTable } from "../../shared/breakdown/csv.ts";
import { tableFromCsv } from "../../shared/breakdown/csv-table.ts";
import { breakdownXlsx } from "../../shared/breakdown/xlsx.ts";
import { MAX_SHEET_BYTES, tableFromXlsx } from "../../shared/breakdown/xlsx-table.ts";
import { optionsFromSheet, type SheetOption, sheetOfOptions } from "../../shared/roster/option-sheet.ts";

const OWNERS = [
  { id: "1", name: "MARA" },
  { id: "2", name: "ODO" },
];
const option = (id: string, name: string, note = "", dates = ""): SheetOption => ({ id, name, note, dates });
const rowsOf = (csv: string, known: readonly SheetOption[] = []) =>
  optionsFromSheet("cast", tableFromCsv(csv), OWNERS, known);

describe("a sheet of options", () => {
  it("comes back as it went out, as .csv and as .xlsx, whatever people write", () => {
    const text = fc
      .string({ unit: fc.constantFrom(..."aZ0 ,;\"'=+-@_xé漢$\\007.5") })
      .map((one) => one.trim().replace(/\s+/g, " "));
    const name = text.filter((one) => one !== "" && !one.startsWith("'"));
    const dates = fc.constantFrom("", "No Constraint", "03/02/2031", "03/02/2031, 03/04/2031 - 03/06/2031");
    const note = text.filter((one) => !one.startsWith("'"));
    const options = fc.uniqueArray(fc.record({ id: fc.constantFrom("1", "2"), name, note, dates }), {
      selector: ({ id, name }) => id + name,
      maxLength: 8,
    });
    fc.assert(
      fc.property(options, (given) => {
        const sheet = sheetOfOptions("cast", OWNERS, given);
        const csv = csvFromTable(sheet);
        for (const table of [tableFromCsv(csv), tableFromXlsx(breakdownXlsx(sheet, { title: "" }))]) {
          const rows = optionsFromSheet("cast", table, OWNERS, []);
          expect(rows.map(({ outcome }) => outcome)).toEqual(given.map(() => "added"));
          const inOrder = OWNERS.flatMap(({ id }) => given.filter((one) => one.id === id));
          expect(rows.map((row) => row.option)).toEqual(inOrder);
          expect(optionsFromSheet("cast", table, OWNERS, given).every(({ outcome }) => outcome === "there")).toBe(true);
        }
      }),
    );
  });

  it.each(["=1+1", "+1 555", "-x", "@me"])("gives a spreadsheet no formula: %s", (name) => {
    expect(csvFromTable(sheetOfOptions("cast", OWNERS, [option("1", name)]))).toContain(`1,MARA,'${name},`);
  });

  it("may name roles by their names, in any order of the columns, parted by semicolons", () => {
    expect(rowsOf("actor name;Dates;CHARACTER\nAna;03/02/2031;odo\n")).toEqual([
      { row: 2, option: option("2", "Ana", "", "03/02/2031"), outcome: "added", words: "" },
    ]);
  });

  it.each([
    ["1,,", "The Actor Name is empty."],
    ["9,Ana,", 'There is no Cast ID "9".'],
    ["1,Ana,soon", '"soon" is no date. Write month, day and year, such as 03/02/2026.'],
    [`1,${"x".repeat(201)},`, "Actor Name has more than 200 characters."],
    ["1,Bo,03/02/2031", '"Bo" is an option for MARA already, with Details "Sails" and Dates "".'],
  ])("refuses the row %j in words that quote it", (line, words) => {
    const [row] = rowsOf(`Cast ID,Actor Name,Dates\n${line}\n`, [option("1", "Bo", "Sails")]);
    expect([row?.row, row?.outcome, row?.words]).toEqual([2, "refused", words]);
  });

  it("names somebody twice only once", () => {
    const rows = rowsOf("Cast ID,Actor Name\n1,Ana\n1,Ana\n");
    expect(rows.map(({ outcome }) => outcome)).toEqual(["added", "there"]);
  });

  it.each([
    ["", "The sheet is empty. Its first line must name the columns."],
    ["Cast ID,Name\n1,Ana", 'There is no "Actor Name" column among "Cast ID", "Name".'],
    ["Actor Name\nAna", 'There is neither a "Cast ID" nor a "Character" column among "Actor Name".'],
    ['Cast ID,Actor Name\n1,"Ana', "The quote that opens in row 2 is never closed."],
    [`Cast ID,Actor Name\n${"1,Ana\n".repeat(5001)}`, "The sheet has 5001 rows; at most 5000 are read."],
  ])("is refused in words when it cannot be read: %#", (csv, words) => {
    expect(() => rowsOf(csv)).toThrow(words);
  });
});

describe("a hostile workbook", () => {
  const NO_WORKBOOK = "This is no workbook that can be read. Save it again as .xlsx or .csv.";
  const workbook = (sheet: string) => zipSync({ "xl/worksheets/sheet1.xml": strToU8(sheet) });

  it.each<[string, Uint8Array, string]>([
    ["too large", new Uint8Array(MAX_SHEET_BYTES + 1), "The file has 1025 kB; a sheet may have 1,024 kB."],
    ["no zip file", strToU8("Cast ID,Actor Name"), NO_WORKBOOK],
    ["cut off", workbook("<worksheet/>").slice(0, 60), NO_WORKBOOK],
    ["a bomb", workbook(" ".repeat(17 * 1024 * 1024)), "The workbook unfolds to more than 16 MB, so it is not read."],
    ["entities", workbook('<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>'), NO_WORKBOOK],
    [
      "no sheet",
      zipSync({ "word/document.xml": strToU8("<w/>") }),
      "The workbook has no sheet that can be read. Save it again as .xlsx or .csv.",
    ],
    [
      "far right",
      workbook('<worksheet><sheetData><row><c r="ZZZ1"><v>1</v></c></row></sheetData></worksheet>'),
      "There is a cell at ZZZ1, which is too far to the right.",
    ],
  ])("is refused in words: %s", (_, bytes, words) => {
    expect(() => tableFromXlsx(bytes)).toThrow(words);
  });

  it("gives the saved value of a formula, and shared texts in several looks", () => {
    const bytes = zipSync({
      "xl/sharedStrings.xml": strToU8("<sst><si><t>Actor Name</t></si><si><r><t>An</t></r><r><t>a</t></r></si></sst>"),
      "xl/worksheets/sheet1.xml": strToU8(
        '<worksheet><sheetData><row><c r="B1" t="s"><v>0</v></c></row><row><c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="s"><v>1</v></c></row></sheetData></worksheet>',
      ),
    });
    expect(tableFromXlsx(bytes)).toEqual({ columns: ["", "Actor Name"], rows: [["2", "Ana"]] });
  });
});
