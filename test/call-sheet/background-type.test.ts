import { expect, it, onTestFinished } from "vitest";
import {
  backgroundType,
  backgroundTypeText,
  savedBackgroundType,
} from "../../shared/call-sheet/build/background-type.ts";
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

it("is saved the same way whichever language its mark is typed in, and read back", () => {
  speakBy(() => speechOf("de", german));
  onTestFinished(() => speakBy(() => ENGLISH));
  for (const typed of ["Dock workers – Sz. 2, 103/5", "Dock workers – Sc. 2, 103/5"]) {
    expect(savedBackgroundType(typed)).toBe("Dock workers – Sc. 2, 103/5");
    expect(backgroundTypeText(savedBackgroundType(typed))).toBe("Dock workers – Sz. 2, 103/5");
  }
  expect(savedBackgroundType("Gäste – Sz. 4 – Sz. 5")).toBe("Gäste – Sz. 4 – Sc. 5");
  for (const typed of ["Tangotänzer", "Gäste – Sz. ", " – Sz. 4", "Sz. 4", ""]) {
    expect(savedBackgroundType(typed)).toBe(typed);
  }
});
