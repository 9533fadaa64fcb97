import { expect, it } from "vitest";
import type { AvailabilityRow } from "../../shared/schedule/availability/availability-chart.ts";
import { runsOf } from "../../web/availability/availability-runs.ts";
import { cellText, optionText } from "../../web/availability/availability-text.ts";

const WEEK = { from: "2026-03-02", to: "2026-03-08" };
const row = (more: Partial<AvailabilityRow>): AvailabilityRow => ({
  kind: "role",
  id: "1",
  name: "NORA",
  sceneCount: 2,
  options: 2,
  locked: null,
  flexible: false,
  undated: [],
  ranges: [],
  ...more,
});
const range = (start: string, end = start) => ({ start: `2026-03-${start}`, end: `2026-03-${end}` });

it.each([
  ["nothing if nobody is free", row({}), []],
  ["any day as one run", row({ flexible: true }), ["any 0-6"]],
  [
    "each range of a locked option",
    row({ locked: "Ada", ranges: [range("02", "03"), range("05")] }),
    ["locked 0-1", "locked 3-3"],
  ],
  ["a range of only some options", row({ ranges: [range("04", "06")] }), ["free 2-4"]],
  [
    "ranges clipped to the visible days",
    row({ ranges: [range("01", "03"), range("08", "20")] }),
    ["free 0-1", "free 6-6"],
  ],
  [
    "no range outside the visible days",
    row({ ranges: [{ start: "2026-02-01", end: "2026-02-20" }, range("09", "20")] }),
    [],
  ],
])("draws %s", (_, given, expected) => {
  expect(runsOf(given, WEEK).map(({ kind, from, to }) => `${kind} ${from}-${to}`)).toEqual(expected);
});

it("marks the day on which a person would have to be available, for them only", () => {
  const remedy = { date: "2026-03-05", ids: ["1"], sentence: "" };
  expect(runsOf(row({}), WEEK, remedy)).toEqual([
    { kind: "wanted", from: 3, to: 3, label: "03/05/2026: would have to be available" },
  ]);
  expect(runsOf(row({ id: "2" }), WEEK, remedy)).toEqual([]);
});

it.each([
  [row({ locked: "Ada" }), "locked", "NORA, Thu 03/05/2026: Ada, locked, is available"],
  [row({ locked: "Ada" }), "out", "NORA, Thu 03/05/2026: Ada, locked, is not available"],
  [row({}), "free", "NORA, Thu 03/05/2026: one of the options is available"],
  [row({}), "out", "NORA, Thu 03/05/2026: none of the options is available"],
  [row({ options: 1 }), "any", "NORA, Thu 03/05/2026: the option is available on any day"],
  [row({ options: 0 }), "any", "NORA, Thu 03/05/2026: any day: no options yet"],
] as const)("describes a cell", (given, state, words) => {
  expect(cellText(given, "2026-03-05", state)).toBe(words);
});

it("names the people of a row", () => {
  expect([row({ locked: "Ada" }), row({}), row({ options: 1 }), row({ options: 0 })].map(optionText)).toEqual([
    "Ada",
    "2 options",
    "1 option",
    "No options",
  ]);
});
