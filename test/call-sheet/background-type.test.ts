import { expect, it, onTestFinished } from "vitest";
import { backgroundType, backgroundTypeText } from "../../shared/call-sheet/build/background-type.ts";
import german from "../../shared/i18n/de.json" with { type: "json" };
import { ENGLISH, speakBy, speechOf } from "../../shared/i18n/speech.ts";

it("is in the reader's language for a group of the breakdown, and stays as typed otherwise", () => {
  const derived = backgroundType("Dock workers", ["2", "103/5"]);
  expect([derived, backgroundTypeText(derived)]).toEqual(Array(2).fill("Dock workers – Sc. 2, 103/5"));
  speakBy(() => speechOf("de", german));
  onTestFinished(() => speakBy(() => ENGLISH));
  expect(backgroundTypeText(derived)).toBe("Dock workers – Sz. 2, 103/5");
  for (const typed of ["Tangotänzer", "Rosenverkäufer", "Office workers", "Rain – Sc.", ""]) {
    expect(backgroundTypeText(typed)).toBe(typed);
  }
});
