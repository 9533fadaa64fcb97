import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { breakdownXlsx } from "../../shared/breakdown/formats/breakdown-workbook.ts";
import type { ActorForm } from "../../shared/roster/options/actor-form.ts";
import type { LocationForm } from "../../shared/roster/options/location-form.ts";
import { MINOR_HOURS } from "../../shared/roster/options/minor-hours.ts";
import { ACTOR_FIELDS } from "../../shared/roster/options/option-fields.ts";
import {
  type ImportedOption,
  optionsToTable,
  planOptionImport,
} from "../../shared/roster/options/options-spreadsheet.ts";
import { csvFromTable } from "../../shared/tables/csv.ts";
import { tableFromCsv } from "../../shared/tables/csv-import.ts";
import { MAX_SHEET_BYTES, tableFromXlsx } from "../../shared/tables/xlsx-import.ts";

const OWNERS = [
  { id: "1", name: "MARA" },
  { id: "2", name: "ODO" },
];
const NOTHING = Object.fromEntries(ACTOR_FIELDS.map(({ name }) => [name, ""]));
const option = (id: string, name: string, texts: Record<string, string> = {}): ImportedOption => ({
  id,
  name,
  texts: { ...NOTHING, ...texts },
});
const rowsOf = (csv: string, known: readonly ImportedOption[] = []) =>
  planOptionImport("cast", tableFromCsv(csv), OWNERS, known);
const added = { outcome: "added", words: "", changes: [] };

// User texts, and what a spreadsheet program might misinterpret.
const marks = "aZ0 ,;\"'=+-@_xé漢$\\007.5";
const isPlain = (text: string) => !/^'[=+@-]/.test(text);
const line = fc
  .string({ unit: fc.constantFrom(...marks) })
  .map((text) => text.trim().replace(/\s+/g, " "))
  .filter(isPlain);
const lines = fc
  .array(line, { maxLength: 3 })
  .map((some) => some.join("\n").trim())
  .filter(isPlain);
const dates = fc.constantFrom("", "No Constraint", "03/02/2031", "03/02/2031, 03/04/2031 - 03/06/2031");
const day = fc.constantFrom("", "2031-04-30", "2028-02-29");
const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((count) => count / 1e5 + 0);
const place = fc.option(fc.tuple(degrees(90), degrees(180))).map((pair) => (pair ? pair.join(", ") : ""));

const TEXTS = {
  cast: fc.record({
    details: line,
    dates,
    phone: fc.constantFrom("", "+44 20 7946 0123", "(555) 0100 x7", "-5550100"),
    mail: fc.constantFrom("", "ava.mar+film@example.com"),
    agent: lines,
    dayRate: fc.option(fc.nat(10_000_000)).map((rate) => String(rate ?? "")),
    minor: fc.constantFrom("", ...Object.keys(MINOR_HOURS)),
    withinDays: fc.option(fc.integer({ min: 1, max: 366 })).map((days) => String(days ?? "")),
    diet: lines,
    access: lines,
  } satisfies Record<keyof ActorForm, unknown>),
  locations: fc.record({
    address: line,
    dates,
    coordinates: place,
    permit: lines,
    permitUntil: day,
    parking: lines,
    power: lines,
    hospital: lines,
    directions: lines,
    police: lines,
  } satisfies Record<keyof LocationForm, unknown>),
};

describe("a spreadsheet of options", () => {
  it.each(["cast", "locations"] as const)("of the %s is imported exactly as exported, as .csv and as .xlsx", (kind) => {
    const name = line.filter((one) => one !== "");
    const one = fc.record({ id: fc.constantFrom("1", "2"), name, texts: TEXTS[kind] });
    const options = fc.uniqueArray<ImportedOption, string>(one, {
      selector: ({ id, name }) => id + name,
      maxLength: 5,
    });
    fc.assert(
      fc.property(options, (given) => {
        const sheet = optionsToTable(kind, OWNERS, given, true);
        const inOrder = OWNERS.flatMap(({ id }) => given.filter((one) => one.id === id));
        for (const table of [tableFromCsv(csvFromTable(sheet)), tableFromXlsx(breakdownXlsx(sheet, { title: "" }))]) {
          const rows = planOptionImport(kind, table, OWNERS, []);
          expect(rows.map((row) => row.words)).toEqual(given.map(() => ""));
          expect(rows.map((row) => row.option)).toEqual(inOrder);
          const again = planOptionImport(kind, table, OWNERS, given);
          expect(again.map(({ outcome, changes }) => [outcome, changes])).toEqual(given.map(() => ["there", []]));
        }
      }),
    );
  });

  it.each(["=1+1", "+1 555", "-x", "@me"])("contains no formula: %s", (name) => {
    const sheet = optionsToTable("cast", OWNERS, [option("1", name, { agent: name })], true);
    expect(csvFromTable(sheet)).toContain(`1,MARA,'${name},,No dates,,,'${name},`);
  });

  it("omits diet and access needs for readers without access", () => {
    const known = option("1", "Ana", { diet: "No nuts", phone: "555" });
    const sheet = optionsToTable("cast", OWNERS, [known], false);
    expect(sheet.columns).not.toContain("Diet");
    expect(JSON.stringify(sheet)).not.toContain("nuts");
    expect(planOptionImport("cast", sheet, OWNERS, [known])[0]?.outcome).toBe("there");
  });

  it("has a row for a character without options, which adds no one until it is filled in", () => {
    const sheet = optionsToTable("cast", OWNERS, [option("1", "Ana")], true);
    expect(sheet.rows.map((cells) => cells.slice(0, 3))).toEqual([
      ["1", "MARA", "Ana"],
      ["2", "ODO", ""],
    ]);
    expect(planOptionImport("cast", sheet, OWNERS, []).map(({ row }) => row)).toEqual([2]);
    expect(rowsOf("Cast ID,Actor Name,Phone\n2,,\n2,Bo,\n").map(({ row, option: { name } }) => [row, name])).toEqual([
      [3, "Bo"],
    ]);
  });

  it("may refer to roles by name, in any order of columns, with semicolons as separators", () => {
    expect(rowsOf("actor name;Dates;CHARACTER\nAna;03/02/2031;odo\n")).toEqual([
      { row: 2, option: option("2", "Ana", { dates: "03/02/2031" }), ...added },
    ]);
  });

  it("lists changes of existing options, and keeps fields without a column", () => {
    const bo = option("1", "Bo", { details: "Sails", agent: "Nordlys", minor: "9-15y", phone: "555" });
    const csv = "Cast ID,Actor Name,Details,Phone,Age\n1,Bo,Dances,,16 to 17 years\n";
    expect(rowsOf(csv, [bo])).toEqual([
      {
        row: 2,
        option: option("1", "Bo", { details: "Dances", agent: "Nordlys", minor: "16-17y" }),
        outcome: "changed",
        words: "",
        changes: [
          { column: "Details", before: "Sails", after: "Dances" },
          { column: "Phone", before: "555", after: "" },
          { column: "Age", before: "9 to 15 years", after: "16 to 17 years" },
        ],
      },
    ]);
  });

  it.each([
    ["Dates", "3/2/2031", "dates", "03/02/2031"],
    ["Dates", "no constraint", "dates", "No Constraint"],
    ["Dates", "Flexible", "dates", "No Constraint"],
    ["Dates", "", "dates", ""],
    ["Dates", "No dates", "dates", ""],
    ["Dates", "47909", "dates", "03/02/2031"],
    ["Age", '"Minor, 2 to 5 years"', "minor", "2-5y"],
    ["Age", "Adult", "minor", ""],
    ["Rate per day", '"1,250"', "dayRate", "1250"],
  ])("reads %s %j, as a spreadsheet program may have changed it, as the original", (column, cell, field, text) => {
    const known = option("1", "Bo", { [field]: text });
    expect(rowsOf(`Cast ID,Actor Name,${column}\n1,Bo,${cell}\n`, [known])[0]?.outcome).toBe("there");
  });

  it("tells an option without dates from one without constraint", () => {
    const options = [option("1", "Ana"), option("1", "Bo", { dates: "No Constraint" })];
    const sheet = optionsToTable("cast", OWNERS, options, false);
    const dates = sheet.columns.indexOf("Dates");
    expect(sheet.rows.slice(0, 2).map((cells) => cells[dates])).toEqual(["No dates", "Flexible"]);
    expect(rowsOf("Cast ID,Actor Name,Dates\n1,Bo,\n", options)[0]).toMatchObject({
      outcome: "changed",
      changes: [{ column: "Dates", before: "Flexible", after: "No dates" }],
    });
  });

  it.each(["04/30/2031", "2031-04-30", "47968"])("reads %s as the end date of a permit", (cell) => {
    const table = tableFromCsv(`Location ID,Location Name,Permit valid until\n1,Quay,${cell}\n`);
    expect(planOptionImport("locations", table, OWNERS, [])[0]?.option.texts.permitUntil).toBe("2031-04-30");
  });

  it.each([
    ["1,,,555", "The Actor Name is empty."],
    ["9,Ana,,", 'There is no Cast ID "9".'],
    ["1,Ana,soon,", '"soon" is not a date. Write month, day and year, such as 03/02/2026.'],
    ["1,Bo,,call me", '"call me" is not a phone number. Use digits, such as +44 20 7946 0123.'],
    [`1,${"x".repeat(201)},,`, "Actor Name has more than 200 characters."],
  ])("refuses the row %j with a message that quotes it", (cells, words) => {
    const [row] = rowsOf(`Cast ID,Actor Name,Dates,Phone\n${cells}\n`, [option("1", "Bo", { details: "Sails" })]);
    expect([row?.row, row?.outcome, row?.words]).toEqual([2, "refused", words]);
  });

  it("accepts an equal duplicate, and refuses a different one", () => {
    const rows = rowsOf("Cast ID,Actor Name,Phone\n1,Ana,555\n1,Ana,555\n1,Ana,556\n");
    expect(rows.map(({ outcome }) => outcome)).toEqual(["added", "there", "refused"]);
    expect(rows[2]?.words).toBe('"Ana" is already listed above for MARA, with different values.');
  });

  it.each([
    ["", "The sheet is empty. Its first line must name the columns."],
    ["Cast ID,Name\n1,Ana", 'There is no "Actor Name" column among "Cast ID", "Name".'],
    ["Actor Name\nAna", 'There is neither a "Cast ID" nor a "Character" column among "Actor Name".'],
    ['Cast ID,Actor Name\n1,"Ana', "The quote that opens in row 2 is never closed."],
    [`Cast ID,Actor Name\n${"1,Ana\n".repeat(5001)}`, "The sheet has 5001 rows; at most 5000 are read."],
  ])("is refused with a reason when it is unreadable: %#", (csv, words) => {
    expect(() => rowsOf(csv)).toThrow(words);
  });
});

describe("a hostile workbook", () => {
  const NO_WORKBOOK = "This workbook cannot be read. Save it again as .xlsx or .csv.";
  const workbook = (sheet: string) => zipSync({ "xl/worksheets/sheet1.xml": strToU8(sheet) });

  it.each<[string, Uint8Array, string]>([
    ["too large", new Uint8Array(MAX_SHEET_BYTES + 1), "The file is 1025 kB. The limit is 1,024 kB."],
    ["no zip file", strToU8("Cast ID,Actor Name"), NO_WORKBOOK],
    ["cut off", workbook("<worksheet/>").slice(0, 60), NO_WORKBOOK],
    ["a bomb", workbook(" ".repeat(17 * 1024 * 1024)), "The workbook unpacks to more than 16 MB, so it was not read."],
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
  ])("is refused with a reason: %s", (_, bytes, words) => {
    expect(() => tableFromXlsx(bytes)).toThrow(words);
  });

  it("uses the stored value of a formula, and shared texts with several formats", () => {
    const bytes = zipSync({
      "xl/sharedStrings.xml": strToU8("<sst><si><t>Actor Name</t></si><si><r><t>An</t></r><r><t>a</t></r></si></sst>"),
      "xl/worksheets/sheet1.xml": strToU8(
        '<worksheet><sheetData><row><c r="B1" t="s"><v>0</v></c></row><row><c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="s"><v>1</v></c></row></sheetData></worksheet>',
      ),
    });
    expect(tableFromXlsx(bytes)).toEqual({ columns: ["", "Actor Name"], rows: [["2", "Ana"]] });
  });
});
