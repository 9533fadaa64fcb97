import { expect, it } from "vitest";
import { constraintText } from "../../web/stripboard/model/constraint-text.ts";
import { sheetOf } from "../schedule/stripboard/a-sheet.ts";

it("describes the constraints of a board in sentences", () => {
  const sheet = sheetOf([], {}, { scenesPerDay: 1, limits: { eighthsPerDay: 29, locationsPerDay: 2 } });
  expect(constraintText(sheet).slice(0, 4)).toEqual([
    "A day has at most 1 scene.",
    "A day has at most 3 5/8 pages.",
    "A day has at most 2 locations.",
    "Work days: Monday, Tuesday, Wednesday, Thursday, Friday. Other days are used only if someone's dates include them.",
  ]);
});

it("describes the turnaround as a limit of shooting time on a day before another one", () => {
  const textFor = (turnaroundHours?: number) => constraintText(sheetOf([], {}, { limits: { turnaroundHours } }));
  const nights = "No day exterior on the day after a night exterior.";
  expect(textFor()).toContain(nights);
  expect(textFor(0)).not.toContain(nights);
  expect(textFor(12).at(-1)).toBe(
    "Turnaround of 12 hours: a day before another has at most 11 h 30 min of shooting, except before a night.",
  );
});
