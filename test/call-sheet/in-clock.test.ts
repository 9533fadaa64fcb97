import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import { applyTimes } from "../../shared/call-sheet/build/apply-times.ts";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { EMPTY_PLAN } from "../../shared/call-sheet/model/day-plan.ts";
import { callSheetDocument } from "../../shared/call-sheet/pdf/pdf-document.ts";
import { publishedText } from "../../shared/call-sheet/publishing/publication-time.ts";
import { sheetChanges } from "../../shared/call-sheet/publishing/sheet-changes.ts";
import { sentenceInClock, sheetInClock, timeInClock } from "../../shared/call-sheet/times/in-clock.ts";
import { minutesFromText } from "../../shared/call-sheet/times/parse-clock.ts";
import { violationsOn } from "../../shared/call-sheet/work-rules/find-violations.ts";
import { Clock } from "../../shared/roster/fields/clock.ts";
import { clockText } from "../../shared/roster/fields/clock-text.ts";
import { NO_LOCATION_SITE } from "../../shared/roster/options/location-site.ts";
import { source } from "./builders.ts";
import { printed } from "./printed-pieces.ts";

const TWELVE_HOURS = /\d [AP]M\b/;
const settings = { ...source.settings, clock: "24-hour" } as const;
const located = source.locationOptions.map((option) => ({
  ...option,
  site: { ...NO_LOCATION_SITE, coordinates: { latitude: 40.7, longitude: -74 } },
}));
const timing = { shiftStart: "", shiftEnd: "11:50 PM", shootCall: "", crewCall: "5:40 am" };
const sheetOf = (changes: Partial<typeof source> = {}) =>
  callSheetFrom({ ...source, timing, locationOptions: located, ...changes });

describe("a time in a clock", () => {
  it("means the same in both", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1440, max: 2879 }),
        fc.constantFrom(...Clock.options),
        fc.constantFrom(...Clock.options),
        (minutes, one, other) => {
          expect(timeInClock(clockText(minutes, one), other)).toBe(clockText(minutes, other));
          expect(minutesFromText(clockText(minutes, one))).toBe(minutes);
        },
      ),
    );
  });

  it.each([
    ["1830", "6:30 PM", "18:30"],
    ["6.42 pm", "6:42 PM", "18:42"],
    ["12:20 AM (next day)", "12:20 AM (next day)", "00:20 (next day)"],
    ["0630", "6:30 AM", "06:30"],
    ["7 Uhr", "7:00 AM", "07:00"],
    ["1:30", "1:30", "1:30"],
    ["7", "7", "7"],
    ["noon", "noon", "noon"],
    ["dusk", "dusk", "dusk"],
    ["O/C", "O/C", "O/C"],
    ["", "", ""],
  ])("%j is %j or %j", (text, twelve, twentyFour) => {
    expect(Clock.options.map((clock) => timeInClock(text, clock))).toEqual([twelve, twentyFour]);
  });

  it("is also written in sentences", () => {
    const sentence = "Sunset 6:31 PM; a call at 12:05 AM (next day) or later would be legal.";
    expect(sentenceInClock(sentence, "24-hour")).toBe(
      "Sunset 18:31; a call at 00:05 (next day) or later would be legal.",
    );
    expect(sentenceInClock(sentence, "12-hour")).toBe(sentence);
  });
});

describe("a call sheet of a project with 24 hours", () => {
  it("has no time with twelve hours, except in what people entered", () => {
    const sheet = sheetOf({ settings });
    expect(sheet.timing).toMatchObject({ crewCall: "05:40", shiftEnd: "23:50" });
    expect(sheet.conditions.sunrise).toMatch(/^06:\d\d$/);
    expect(JSON.stringify(sheet.derived)).toContain(`dusk ${sheet.conditions.twilight.split(" – ")[1]}`);
    const { entered, ...rest } = sheet;
    expect(entered).toEqual(timing);
    expect(JSON.stringify(rest)).not.toMatch(TWELVE_HOURS);
    expect(JSON.stringify(sheetOf())).toMatch(TWELVE_HOURS);
  });

  it("has the same times when a person changes one", () => {
    const sheet = applyTimes(sheetOf({ settings }), { timing: { ...timing, crewCall: "7 PM" }, plan: EMPTY_PLAN });
    expect(sheet).toEqual(sheetOf({ settings, timing: { ...timing, crewCall: "7 PM" } }));
    expect(sheet.departments[0]!.call).toBe("19:00");
  });

  it("breaks work rules in words with the same clock", () => {
    const words = violationsOn([sheetOf({ settings })], 0, settings.rules).map((breach) => breach.words);
    expect(words.join(" ")).toContain("A call at 09:50 or later would be legal.");
    expect(words.join(" ")).not.toMatch(TWELVE_HOURS);
  });

  it("does not differ from the published sheet by the clock alone", () => {
    expect(sheetChanges(sheetOf(), sheetOf({ settings }))).toEqual([]);
    const later = sheetOf({ settings, timing: { ...timing, crewCall: "06:10" } });
    expect(sheetChanges(sheetOf(), later).map(({ text }) => text)).toContain("Crew call: 05:40 → 06:10");
  });

  it("has the clock of the papers' language where the project has chosen none", () => {
    const german = { ...source.settings, language: "de" };
    expect(sheetOf({ settings: german }).timing).toEqual(sheetOf({ settings }).timing);
    const { timing: chosen } = sheetOf({ settings: { ...german, clock: "12-hour" } });
    expect(chosen).toMatchObject({ shiftEnd: "11:50 PM", crewCall: "5:40 AM" });
  });

  it("is printed so", async () => {
    const sheet = sheetOf({ settings });
    const published = publishedText("2026-03-02T18:05:00Z", "Europe/Dublin", settings.clock);
    const revision = { title: "Final", hex: null, published };
    const { pages } = await printed(await renderPdf(callSheetDocument([{ ...sheet, revision }])));
    const text = pages.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join(" ");
    expect(text).toMatch(/05:40.*Meal – \d\d:\d\d/s);
    expect(text).toContain("18:05");
    expect(text).not.toMatch(TWELVE_HOURS);
  });

  it("keeps what was published until it is shown in another clock", () => {
    const published = sheetOf();
    expect(sheetInClock(published)).toEqual(published);
    expect(sheetInClock(published, "24-hour").timing).toEqual(sheetOf({ settings }).timing);
  });
});
