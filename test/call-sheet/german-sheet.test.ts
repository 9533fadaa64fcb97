import { afterEach, beforeEach, expect, it } from "vitest";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { DEFAULT_WORK_RULES } from "../../shared/call-sheet/model/work-rules.ts";
import { callSheetDocument } from "../../shared/call-sheet/pdf/pdf-document.ts";
import { callMail } from "../../shared/call-sheet/publishing/call-mail.ts";
import { changeText } from "../../shared/call-sheet/publishing/change-text.ts";
import { sheetChanges } from "../../shared/call-sheet/publishing/sheet-changes.ts";
import { violationsOn } from "../../shared/call-sheet/work-rules/find-violations.ts";
import { withStoredDayMarks } from "../../shared/dates/day-marks.ts";
import german from "../../shared/i18n/de.json" with { type: "json" };
import { ENGLISH, speakBy, speechOf } from "../../shared/i18n/speech.ts";
import stored from "../../shared/i18n/stored.json" with { type: "json" };
import { source } from "./builders.ts";

const GERMAN = speechOf("de", german, stored);

const NIGHT = "1:00 AM (next day)";

beforeEach(() => speakBy(() => GERMAN));
afterEach(() => speakBy(() => ENGLISH));

it("prints labels, dates and page numbers in German", () => {
  const document = JSON.stringify(callSheetDocument([callSheetFrom(source)]));
  for (const text of ["DISPO", "BESETZUNG", "TAGESABLAUF", "CREW-CALL", "Tag 1 von", "Requisite", "Requisiten: "])
    expect(document).toContain(text);
  for (const text of ["CALL SHEET", "SHOOTING SCHEDULE", "Day 1 of", "WEATHER", "Property", "Props"])
    expect(document).not.toContain(text);
  expect(document).toMatch(/(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag), \d+\. \p{L}+ 20\d\d/u);
});

it("writes the email to a recipient in German", () => {
  const sheet = callSheetFrom(source);
  const person = { key: "ana", name: "Ana", roles: "NORA", call: "7:00 AM", time: "7:00 AM", asked: 1, changes: [] };
  const { subject, text } = callMail(sheet, person as never, "https://site.example/x");
  expect(subject).toMatch(/: Dispo für \p{L}+, .* – Ihr Call 7:00 AM$/u);
  expect(text).toContain("Guten Tag Ana,");
  expect(text).toContain("Lesen und bestätigen Sie die Dispo hier:\nhttps://site.example/x");
});

it("names the scenes of the background in German, though they are saved in English", () => {
  const sheet = callSheetFrom({ ...source, plan: { ...source.plan, background: null } });
  expect(sheet.background[0]!.type).toContain(" – Sc. ");
  const document = JSON.stringify(callSheetDocument([sheet]));
  expect(document).toContain(sheet.background[0]!.type.replace("Sc.", "Sz."));
  expect(document).not.toContain("Sc. ");
});

it("names the scenes of changes in German, and leaves quoted notes as typed", () => {
  const before = callSheetFrom({ ...source, plan: { ...source.plan, background: null } });
  const group = { id: "own-1", count: 4, type: "Dock workers – Sc. 2, 5", place: "", call: NIGHT, onSet: "" };
  const after = {
    ...before,
    requirements: [],
    background: [group],
    plan: { ...before.plan, safety: "See the plan (Sc. 1)" },
  };
  const changes = sheetChanges(before, after).map(({ text }) => text);
  expect(changes).toContain("Background: 4 Dock workers – Sc. 2, 5 are called: 1:00 AM (next day)");
  const needs = changes.find((change) => /^Notes for .*\(Sc\. 1\)/.test(change))!;
  expect(changeText(needs)).toContain("nicht mehr ");
  expect(changeText(needs)).toContain("(Sz. 1)");
  expect(changeText(needs)).not.toContain("Sc.");
  const shown = changes.map(changeText);
  expect(shown).toContain("Komparserie: 4 Dock workers – Sz. 2, 5 haben einen Call: 1:00 AM (Folgetag)");
  expect(shown.find((change) => change.includes("See the plan"))).toContain("“See the plan (Sc. 1)”");
  const person = { key: "ana", name: "Ana", roles: "NORA", call: NIGHT, time: NIGHT, asked: 1, changes };
  const { text } = callMail(after, person as never, "https://site.example/x");
  expect(text).toContain("– Sz. 2, 5 haben");
  expect(text).not.toContain("next day");
});

it("writes warnings of work rules and of light in German, marks of times included", () => {
  const plan = { ...source.plan, wrap: "4:00 AM (next day)" };
  const sheet = callSheetFrom({ ...source, plan, timing: { ...source.timing, crewCall: "2:00 PM" } });
  const words = JSON.stringify([violationsOn([sheet], 0, DEFAULT_WORK_RULES), sheet.derived]);
  expect(words).toContain("(Folgetag)");
  expect(words).not.toContain("M (next day) ");
});

it("prints and sends the marks of times after midnight in German", () => {
  const timing = { shiftStart: "7:00 PM", shiftEnd: "7:00 AM (next day)", shootCall: "", crewCall: "6:00 PM" };
  const sheet = callSheetFrom({ ...source, timing });
  const document = JSON.stringify(callSheetDocument([sheet]));
  expect(document).toContain("7:00 AM (Folgetag)");
  expect(withStoredDayMarks("7:15 AM (Folgetag)")).toBe("7:15 AM (next day)");
  expect(document).not.toContain("next day");
  const person = { key: "ana", name: "Ana", roles: "NORA", call: NIGHT, time: NIGHT, asked: 1, changes: [] };
  const { subject, text } = callMail(sheet, person as never, "https://site.example/x");
  expect(subject).toMatch(/– Ihr Call 1:00 AM \(Folgetag\)$/);
  expect(text).toContain("Ihr Call: 1:00 AM (Folgetag)");
});
