import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CrewEntry, entriesFromTable, entriesOfCrew } from "../../shared/call-sheet/crew-import/crew-entry.ts";
import { findDuplicates, importedCrew, mergeDuplicates } from "../../shared/call-sheet/crew-import/crew-import.ts";
import { entriesFromVCards } from "../../shared/call-sheet/crew-import/vcard.ts";
import { type Department, REMOVED_POSITION } from "../../shared/call-sheet/model/crew.ts";
import { NON_TIME_CALLS } from "../../shared/call-sheet/model/non-time-calls.ts";
import { TableError } from "../../shared/tables/tsv.ts";

const entry = (given: Partial<CrewEntry>): CrewEntry => ({
  ...{ department: "", position: "", name: "", phone: "", mail: "", union: "", diet: "" },
  ...given,
});
const crew: readonly Department[] = [
  {
    id: "camera",
    name: "Camera",
    positions: [{ position: "Focus Puller", name: "Ines Mora", mail: "ines@crew.example", offset: -30 }],
  },
];
const taken = (...entries: CrewEntry[]) => importedCrew(crew, entries, () => "new");

describe("a crew spreadsheet", () => {
  it("is read by common column names", () => {
    const columns = ["Dept", "Job Title", "First Name", "Last Name", "Cell", "E-mail"];
    const rows = [["Grip", "Key Grip", "Ambrose", "Tull", "+44 1 234", "a@crew.example"]];
    expect(entriesFromTable({ columns, rows })).toEqual([
      entry({
        department: "Grip",
        position: "Key Grip",
        name: "Ambrose Tull",
        phone: "+44 1 234",
        mail: "a@crew.example",
      }),
    ]);
  });

  it("without names is refused with its columns", () => {
    expect(() => entriesFromTable({ columns: ["Dept", "Cell"], rows: [] })).toThrow(
      new TableError('There is no "Name" column among "Dept", "Cell".'),
    );
  });
});

describe("vCards", () => {
  it("are read from one file in all versions", () => {
    const cards = [
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Mora;Inés;;;",
      "FN:Inés Mora",
      "ORG:Harbour Light\\, Ltd;Camera",
      "TITLE:Focus",
      "  Puller",
      "TEL;TYPE=HOME:+34 1",
      "item1.TEL;TYPE=CELL,PREF:+34 600 000 000",
      "EMAIL;TYPE=INTERNET:ines@crew.example",
      "END:VCARD",
      "BEGIN:VCARD",
      "VERSION:2.1",
      "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Jos=C3=A9 =",
      "Pe=C3=B1a",
      "END:VCARD",
      "BEGIN:VCARD",
      "VERSION:4.0",
      "N:Tull;Ambrose;;;",
      "TEL;VALUE=uri:tel:+44-1234-567",
      "CATEGORIES:Grip,Night",
      "END:VCARD",
    ].join("\r\n");
    expect(entriesFromVCards(cards)).toEqual([
      entry({
        ...{ department: "Camera", position: "Focus Puller", name: "Inés Mora" },
        ...{ phone: "+34 600 000 000", mail: "ines@crew.example" },
      }),
      entry({ name: "José Peña" }),
      entry({ department: "Grip", name: "Ambrose Tull", phone: "+44-1234-567" }),
    ]);
  });

  it("never fail, whatever a file contains", () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom("BEGIN:VCARD", "END:VCARD", "FN;ENCODING=QUOTED-PRINTABLE:=", "N:\\", " x"),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(Array.isArray(entriesFromVCards(lines.join("\n")))).toBe(true);
      }),
    );
  });
});

describe("importing people", () => {
  it("adds new ones, with missing departments", () => {
    const made = taken(
      entry({ department: "camera", name: "Kit" }),
      entry({ department: "Grip", name: "Ambrose Tull" }),
      entry({ name: "Bo" }),
    );
    expect(made.rows.map(({ outcome }) => outcome)).toEqual(["added", "added", "added"]);
    expect(made.departments.map(({ name, positions }) => [name, positions.length])).toEqual([
      ["Camera", 2],
      ["Grip", 1],
      ["Crew", 1],
    ]);
  });

  it.each<[string, Partial<CrewEntry>]>([
    ["mail", { name: "I. Mora", mail: "INES@crew.example", phone: "+34 600 000 000" }],
    ["name and position", { name: "ines mora", position: "focus puller", phone: "+34 600 000 000" }],
  ])("completes people matched by %s, and overwrites nothing", (_, given) => {
    const made = taken(entry({ ...given, department: "Elsewhere" }));
    expect(made.rows).toMatchObject([{ outcome: "completed", words: "phone" }]);
    expect(made.departments).toEqual([
      { ...crew[0], positions: [{ ...crew[0]!.positions[0], phone: "+34 600 000 000" }] },
    ]);
  });

  it("adds no one twice, from one list or from the same list again", () => {
    const list = [entry({ name: "Kit", phone: "020 7946 0123" }), entry({ name: "Kit L.", phone: "+44 20 7946 0123" })];
    const once = taken(...list);
    expect(once.rows.map(({ outcome }) => outcome)).toEqual(["added", "there"]);
    const twice = importedCrew(once.departments, list, () => "other");
    expect(twice.rows.map(({ outcome }) => outcome)).toEqual(["there", "there"]);
    expect(twice.departments).toEqual(once.departments);
  });

  it("treats two who share a number as two", () => {
    const phone = "+44 20 7946 0123";
    expect(
      taken(entry({ name: "Kit", phone }), entry({ name: "Bo", phone })).rows.map(({ outcome }) => outcome),
    ).toEqual(["added", "added"]);
  });

  it("refuses invalid entries with a reason", () => {
    expect(taken(entry({ phone: "1" }), entry({ name: "Kit", phone: "soon" })).rows).toMatchObject([
      { outcome: "refused", words: "The row has neither a name nor a position." },
      { outcome: "refused", words: '"soon" is not a phone number. Use digits, such as +44 20 7946 0123.' },
    ]);
  });

  it("copies another project's crew completely with their calls", () => {
    const there: readonly Department[] = [
      { ...crew[0]!, offset: -15 },
      { id: "sound", name: "Sound", positions: [{ position: "Mixer", name: "Bo Ek", call: NON_TIME_CALLS[0] }] },
    ];
    const ids = ["new", "newer"];
    expect(importedCrew([], entriesOfCrew(there), () => ids.shift()!).departments).toEqual([
      { ...there[0], id: "new" },
      { ...there[1], id: "newer" },
    ]);
    // An existing department keeps its own call.
    const beside = importedCrew([{ id: "c", name: "Camera", positions: [] }], entriesOfCrew(there), () => "new");
    expect(beside.departments[0]).toEqual({ id: "c", name: "Camera", positions: crew[0]!.positions });
  });
});

describe("duplicate crew members", () => {
  const twice: readonly Department[] = [
    ...crew,
    { id: "b", name: "B unit", positions: [{ position: "Operator", name: "INES MORA", phone: "+34 600 000 000" }] },
  ];

  it("are found, and merged without data loss", () => {
    const [pair, ...others] = findDuplicates(twice);
    expect([pair, others]).toEqual([{ first: [0, 0], second: [1, 0], name: "Ines Mora", by: "name" }, []]);
    expect(mergeDuplicates(twice, pair!)).toEqual([
      { ...crew[0], positions: [{ ...crew[0]!.positions[0], phone: "+34 600 000 000" }] },
      { id: "b", name: "B unit", positions: [REMOVED_POSITION] },
    ]);
    expect(mergeDuplicates(twice, pair!)[1]!.positions[0]).toBe(REMOVED_POSITION);
  });

  it("do not include vacant positions", () => {
    const open = { position: "Runner", name: "" };
    expect(findDuplicates([{ id: "a", name: "A", positions: [open, open] }])).toEqual([]);
  });
});
