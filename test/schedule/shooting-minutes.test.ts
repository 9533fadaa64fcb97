import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { usualMinutesPerPage, usualPagesPerDay } from "../../shared/schedule/shooting-time/default-limits.ts";
import {
  enteredMinutes,
  type SceneWork,
  SLOW_ELEMENTS,
  shootingMinutesIn,
  shootingTimeOf,
} from "../../shared/schedule/shooting-time/shooting-minutes.ts";
import { breakdown, row } from "../roster/builders.ts";

const plain: SceneWork = { eighths: 8, place: "interior", dayNight: "DAY", cast: 2, minors: 0, elements: [] };

describe("the shooting time of a scene", () => {
  it.each<[Partial<SceneWork>, number, string]>([
    [{}, 120, "1 page, 2 cast, day interior: 2 h"],
    [{ eighths: 1 }, 20, "1/8 page, 2 cast, day interior: 20 min"],
    [{ cast: 0, place: "", dayNight: "" }, 120, "1 page: 2 h"],
    [
      { eighths: 20, cast: 4, place: "exterior", dayNight: "NIGHT", minors: 1 },
      450,
      "2 4/8 pages, 4 cast, night exterior, child: 7 h 30 min",
    ],
    [{ elements: ["stunts", "vehicles"] }, 180, "1 page, 2 cast, day interior, stunts, vehicles: 3 h"],
    [{ minors: 2 }, 145, "1 page, 2 cast, day interior, 2 children: 2 h 25 min"],
  ])("of %j is %i minutes", (given, minutes, reason) => {
    expect(shootingTimeOf({ ...plain, ...given })).toEqual({ minutes, reason });
  });

  it("follows the crew's pace", () => {
    expect(shootingTimeOf(plain, 10).minutes).toBe(80);
  });

  it("never shrinks with more pages, roles, children or elements, and is a multiple of five minutes", () => {
    const work = fc.record({
      eighths: fc.nat({ max: 100 }),
      place: fc.constantFrom("interior", "exterior", ""),
      dayNight: fc.constantFrom("", "DAY", "NIGHT", "DUSK", "DAWN"),
      cast: fc.nat({ max: 20 }),
      minors: fc.nat({ max: 3 }),
      elements: fc.subarray([...SLOW_ELEMENTS]),
    });
    fc.assert(
      fc.property(work, (one) => {
        const { minutes } = shootingTimeOf(one);
        expect(minutes % 5).toBe(0);
        const all = { ...one, elements: SLOW_ELEMENTS };
        const more = [{ ...one, eighths: one.eighths + 1 }, { ...one, cast: one.cast + 1 }, all];
        for (const other of [...more, { ...one, minors: one.minors + 1 }]) {
          expect(shootingTimeOf(other).minutes).toBeGreaterThanOrEqual(minutes);
        }
      }),
    );
  });
});

it.each<[string, number | undefined]>([
  ["190", 190],
  ["3 h 10", 190],
  ["3:10", 190],
  ["3 h 10 min", 190],
  ["2 h", 120],
  ["", undefined],
  ["soon", undefined],
  ["0", undefined],
])("reads the entered time %j as %s minutes", (text, minutes) => {
  expect(enteredMinutes(text)).toBe(minutes);
});

it("takes cast, minors and elements from the breakdown, and a time entered there instead", () => {
  const rows = [
    row("1", "EXT. PIER - NIGHT", "NORA, SAM", { cells: { Pages: "1", Stunts: "fall", Vehicles: "" } }),
    row("2", "INT. BANK - DAY", "NORA", { cells: { Pages: "4/8", "Shooting Minutes": "1 h 30" } }),
    row("3", "INT. BANK - DAY", "NORA", { cells: { Pages: "4/8", "Shooting Minutes": "a while" } }),
  ];
  const made = breakdown(...rows);
  const strips = stripsFromBreakdown(made, rosterFromBreakdown(made), "all", { minors: new Set(["2"]) });
  expect(strips.map(({ minutes, minutesReason }) => [minutes, minutesReason])).toEqual([
    [220, "1 page, 2 cast, night exterior, child, stunts: 3 h 40 min"],
    [90, "Entered: 1 h 30 min"],
    [60, "4/8 page, 1 cast, day interior: 1 h"],
  ]);
});

it.each([
  ["Feature Film", 5, 120],
  ["Short Film", 5, 120],
  ["Documentary", 5, 120],
  ["TV Show", 7, 88],
  ["Web Series", 7, 88],
  ["Commercial", 3, 200],
  ["Music Video", 3, 200],
  ["constructor", 5, 120],
])("a %s has %i pages a day at %i minutes each", (type, pages, minutes) => {
  expect([usualPagesPerDay(type), usualMinutesPerPage(type)]).toEqual([pages, minutes]);
});

it("takes a meal off the hours of a day", () => {
  expect([shootingMinutesIn(6), shootingMinutesIn(12)]).toEqual([300, 630]);
});

it("estimates a scene at the pace learned for its kind, else over all, and says where that is from", () => {
  const made = breakdown(
    row("1", "EXT. PIER - NIGHT", "NORA", { cells: { Pages: "1" } }),
    row("2", "INT. PIER - DAY", "NORA", { cells: { Pages: "1" } }),
  );
  const paces = { all: { minutesPerEighth: 10, days: 6 }, nightExterior: { minutesPerEighth: 20, days: 3 } };
  const strips = stripsFromBreakdown(made, rosterFromBreakdown(made), "all", { minutesPerEighth: 99, paces });
  expect(strips.map(({ minutes, minutesReason }) => [minutes, minutesReason])).toEqual([
    [200, "1 page, 1 cast, night exterior: 3 h 20 min (2 h 40 min a page, learned from 3 days of night exteriors)"],
    [80, "1 page, 1 cast, day interior: 1 h 20 min (1 h 20 min a page, learned from 6 days)"],
  ]);
});
