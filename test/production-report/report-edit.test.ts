import { expect, it } from "vitest";
import { ProductionReport } from "../../shared/production-report/production-report.ts";
import { applyPatches, PatchConflict, type ReportPatch } from "../../shared/production-report/report-edit.ts";
import { aReport, performer } from "./a-report.ts";

const report = aReport("2031-03-03", { cast: { "1": performer() } });
const edited = (...edits: ReportPatch[]) => ProductionReport.parse(applyPatches(report, edits));

it("writes one field and keeps all others", () => {
  const changed = edited({ at: ["cast", "1", "onSet"], from: null, to: 480 });
  expect(changed).toEqual({ ...report, cast: { "1": performer({ onSet: 480 }) } });
});

it("adds and removes lines", () => {
  const line = { minutes: 20, cause: "Fog" };
  const added = edited({ at: ["delays", "d"], from: null, to: line });
  expect(added.delays).toEqual({ d: line });
  expect(applyPatches(added, [{ at: ["delays", "d"], from: line, to: null }])).toEqual(report);
});

it("empties a field without deleting it", () => {
  const seen = edited({ at: ["times", "firstShot"], from: null, to: 500 });
  expect(applyPatches(seen, [{ at: ["times", "firstShot"], from: 500, to: null }])).toEqual(report);
});

it("is idempotent", () => {
  const edit: ReportPatch = { at: ["cast", "1", "onSet"], from: null, to: 480 };
  const once = edited(edit);
  expect(applyPatches(once, [edit])).toEqual(once);
});

it("is idempotent for consecutive edits of one field", () => {
  const line = { minutes: 0, cause: "" };
  const edits: ReportPatch[] = [
    { at: ["notes"], from: "", to: "Fog" },
    { at: ["notes"], from: "Fog", to: "Fog until ten." },
    { at: ["delays", "d"], from: null, to: line },
    { at: ["delays", "d", "minutes"], from: 0, to: 20 },
  ];
  const once = edited(...edits);
  expect(once).toMatchObject({ notes: "Fog until ten.", delays: { d: { minutes: 20 } } });
  expect(applyPatches(once, edits)).toEqual(once);
  const answerLost = edited(edits[0]!);
  expect(applyPatches(answerLost, edits.slice(0, 2))).toMatchObject({ notes: "Fog until ten." });
});

it("never overwrites another person's edit", () => {
  const theirs = edited({ at: ["notes"], from: "", to: "Fog." });
  const mine: ReportPatch = { at: ["notes"], from: "", to: "Sun." };
  expect(() => applyPatches(theirs, [mine])).toThrow(new PatchConflict("Fog.", mine));
  expect(() => applyPatches(theirs, [mine])).toThrow(
    'Someone else has entered "Fog." here in the meantime; you entered "Sun.". Check it and enter it again.',
  );
});

it.each<[string, readonly string[]]>([
  ["a deleted line", ["delays", "d", "cause"]],
  ["inherited properties", ["cast", "constructor", "name"]],
  ["the prototype", ["cast", "__proto__", "onSet"]],
])("finds no target in %s", (_, at) => {
  expect(() => applyPatches(report, [{ at, from: "", to: "x" }])).toThrow(PatchConflict);
});
