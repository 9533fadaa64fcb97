import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, onTestFinished } from "vitest";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { withStoredDayMarks } from "../../shared/dates/day-marks.ts";
import german from "../../shared/i18n/de.json" with { type: "json" };
import { ENGLISH, speakBy, speechOf } from "../../shared/i18n/speech.ts";
import { callText } from "../../web/call-sheet/publishing/publication-text.ts";
import { Conditions } from "../../web/call-sheet/sections/day-conditions.tsx";
import { DerivedField } from "../../web/call-sheet/sections/derived-field.tsx";
import { source } from "../call-sheet/builders.ts";

const drawn = (node: ReactNode) => renderToStaticMarkup(node);

it("shows times after midnight in the reader's language", () => {
  speakBy(() => speechOf("de", german));
  onTestFinished(() => speakBy(() => ENGLISH));
  const timing = { shiftStart: "7:00 PM", shiftEnd: "7:00 AM (next day)", shootCall: "7:00 PM", crewCall: "6:00 PM" };
  const plan = { ...source.plan, meal: "12:00 AM (next day)" };
  const sheet = callSheetFrom({ ...source, timing, plan });
  const field = { label: "Schichtende", entered: "", shown: timing.shiftEnd, derived: undefined, disabled: false };
  const pages = [
    drawn(createElement(Conditions, sheet)),
    drawn(createElement(DerivedField, { ...field, onType: () => {} })),
    callText("on set 1:30 AM (next day)"),
  ];
  for (const page of pages) {
    expect(page).toMatch(/\d:\d\d AM \(Folgetag\)/);
    expect(page).not.toContain("next day");
  }
});

it("saves each typed mark in English, in capitals or not", () => {
  speakBy(() => speechOf("de", german));
  onTestFinished(() => speakBy(() => ENGLISH));
  expect(withStoredDayMarks("1:00 AM (folgetag), 2:00 AM (Folgetag) (Pier)")).toBe(
    "1:00 AM (next day), 2:00 AM (next day) (Pier)",
  );
});
