import { expect, it } from "vitest";
import { rulesInWords } from "../../web/stripboard/rule-words.ts";
import { sheetOf } from "../schedule/stripboard/a-sheet.ts";

it("says in sentences what a board is checked against", () => {
  const sheet = sheetOf([], {}, { scenesPerDay: 1, limits: { eighthsPerDay: 29, locationsPerDay: 2 } });
  expect(rulesInWords(sheet).slice(0, 4)).toEqual([
    "A day has at most 1 scene.",
    "A day has at most 3 5/8 pages.",
    "A day is at most at 2 locations.",
    "Work is on Monday, Tuesday, Wednesday, Thursday, Friday, and on other days only where somebody's dates name them.",
  ]);
});
