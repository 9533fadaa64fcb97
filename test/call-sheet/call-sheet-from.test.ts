import { expect, it } from "vitest";
import { CallSheet } from "../../shared/call-sheet/call-sheet.ts";
import { callSheetFrom } from "../../shared/call-sheet/call-sheet-from.ts";
import { source } from "./builders.ts";

const first = callSheetFrom(source);
const second = callSheetFrom({ ...source, dayIndex: 1 });

it("is what its description says", () => {
  expect(CallSheet.parse(JSON.parse(JSON.stringify(first)))).toEqual(first);
});

it("says which day it is for, and where", () => {
  expect([first.dayNumber, first.dayCount, first.dateLine]).toEqual([1, 3, "Monday, March 2, 2026"]);
  expect(first.locations).toEqual([
    { group: "PIER", place: "Dunmore Pier", address: "4 Harbour Road", directions: "" },
  ]);
  expect(second.locations).toEqual([{ group: "BANK", place: "", address: "", directions: "" }]);
});

it("calls who works, and lists who is on hold after them without times", () => {
  expect(first.cast.map(({ castId, actor, status, report, onSet }) => [castId, actor, status, report, onSet])).toEqual([
    ["1", "Ingrid Osei", "SW", "7:00 AM", "8:00 AM"],
    ["2", "", "SW", "7:00 AM", "8:00 AM"],
  ]);
  expect(second.cast.map(({ character, status, report }) => [character, status, report])).toEqual([
    ["BO", "SWF", "7:00 AM"],
    ["NORA", "H", ""],
    ["SAM", "H", ""],
  ]);
});

it("lists what the scenes need, with extras and set dressing apart", () => {
  expect(first.requirements).toEqual([
    { category: "Notes", items: [{ scene: "2", text: "Low tide" }] },
    { category: "Props", items: [{ scene: "1", text: "lantern, ledger" }] },
  ]);
  expect(first.extras).toEqual([{ scene: "2", text: "20 bathers" }]);
  expect(first.setDressing).toEqual([{ scene: "1", text: "nets" }]);
});

it("looks ahead to the next day, until the last", () => {
  expect(first.eighths).toBe(22);
  expect(first.advance?.scenes.map(({ number }) => number)).toEqual(["3"]);
  expect(callSheetFrom({ ...source, dayIndex: 2 }).advance).toBeNull();
});

it("is not made for a day that the schedule lacks", () => {
  expect(() => callSheetFrom({ ...source, dayIndex: 3 })).toThrow('"Plan A" has 3 days, so no day 4.');
});
