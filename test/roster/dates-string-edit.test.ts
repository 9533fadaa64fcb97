import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, datesOf } from "../../shared/dates/calendar-date.ts";
import { availabilityFromText, textFromDates } from "../../shared/dates/dates-string.ts";
import { daysOfWritten, type WrittenDates, withDays, withoutDays } from "../../shared/dates/dates-string-edit.ts";

const NOTHING: WrittenDates = { days: [], ranges: [] };

const stretch = fc
  .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 20 }))
  .map(([from, length]) => ({ start: addDays("2026-02-20", from), end: addDays("2026-02-20", from + length) }));
const edits = fc.array(fc.record({ stretch, isAdded: fc.boolean() }), { maxLength: 12 });

function edited(list: readonly { stretch: { start: string; end: string }; isAdded: boolean }[]): WrittenDates {
  return list.reduce((dates, edit) => (edit.isAdded ? withDays : withoutDays)(dates, edit.stretch), NOTHING);
}

it("has after any edits the days that were added and not removed since", () => {
  fc.assert(
    fc.property(edits, (list) => {
      const days = new Set<string>();
      for (const { stretch, isAdded } of list) {
        for (const day of datesOf(stretch)) isAdded ? days.add(day) : days.delete(day);
      }
      expect(daysOfWritten(edited(list))).toEqual([...days].sort());
    }),
  );
});

it("keeps days and ranges in order, with no day in two of them, so that it is parsed back unchanged", () => {
  fc.assert(
    fc.property(edits, (list) => {
      const dates = edited(list);
      const { days, ranges } = dates;
      expect(days).toEqual([...new Set(days)].sort());
      for (const [at, { start, end }] of ranges.entries()) {
        expect(start < end).toBe(true);
        const before = ranges[at - 1];
        if (before) expect(addDays(before.end, 1) < start).toBe(true);
        expect(days.filter((day) => start <= day && day <= end)).toEqual([]);
      }
      const read = availabilityFromText(textFromDates(dates));
      if (days.length + ranges.length > 0) expect(read).toMatchObject({ dates: days, ranges });
    }),
  );
});

it.each<[string, WrittenDates, WrittenDates]>([
  ["a day", withDays(NOTHING, { start: "2026-03-12", end: "2026-03-12" }), { days: ["2026-03-12"], ranges: [] }],
  [
    "a range that joins two",
    withDays(
      {
        days: ["2026-03-13"],
        ranges: [
          { start: "2026-03-10", end: "2026-03-11" },
          { start: "2026-03-15", end: "2026-03-18" },
        ],
      },
      { start: "2026-03-12", end: "2026-03-14" },
    ),
    { days: [], ranges: [{ start: "2026-03-10", end: "2026-03-18" }] },
  ],
  [
    "a range without a day in its middle",
    withoutDays(
      { days: [], ranges: [{ start: "2026-03-12", end: "2026-03-14" }] },
      { start: "2026-03-13", end: "2026-03-13" },
    ),
    { days: ["2026-03-12", "2026-03-14"], ranges: [] },
  ],
])("writes %s", (_, written, expected) => {
  expect(written).toEqual(expected);
});
