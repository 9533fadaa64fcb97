import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, dateOf, datesOf, daysBetween, rangesOf, weekday } from "../../shared/dates/calendar-date.ts";

const date = fc.integer({ min: -200_000, max: 200_000 }).map((days) => addDays("2026-03-02", days));

it("counts days forwards and backwards", () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
      expect(daysBetween(from, addDays(from, days))).toBe(days);
      expect(addDays(addDays(from, days), -days)).toBe(from);
    }),
  );
});

it.each([
  ["2026-03-02", 1],
  ["2026-03-01", 0],
  ["1969-12-31", 3],
  ["2000-02-29", 2],
])("finds that %s is day %i of the week", (day, expected) => {
  expect(weekday(day)).toBe(expected);
});

it.each([
  [2026, 2, 29],
  [2026, 13, 1],
  [2026, 0, 1],
  [26, 3, 2],
  [Number.NaN, 3, 2],
])("has no %i-%i-%i", (year, month, day) => {
  expect(dateOf(year, month, day)).toBeUndefined();
});

it("splits dates into runs and joins them again", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 })), (offsets) => {
      const dates = offsets.sort((a, b) => a - b).map((offset) => addDays("2026-02-20", offset));
      const ranges = rangesOf(dates);
      expect(ranges.flatMap(datesOf)).toEqual(dates);
      ranges.slice(1).forEach((range, index) => {
        expect(daysBetween(ranges[index]!.end, range.start)).toBeGreaterThan(1);
      });
    }),
  );
});
