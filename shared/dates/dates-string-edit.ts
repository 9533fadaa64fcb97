import { addDays, type CalendarDate, type DateRange, datesOf, daysBetween } from "./calendar-date.ts";

/** The days of a dates string as written: single days, and ranges with both ends included. */
export interface WrittenDates {
  /** Sorted and unique. */
  readonly days: readonly CalendarDate[];
  /** Sorted; after an edit, no two touch. */
  readonly ranges: readonly DateRange[];
}

/** All days, sorted and unique. */
export function daysOfWritten({ days, ranges }: WrittenDates): CalendarDate[] {
  return [...new Set([...days, ...ranges.flatMap(datesOf)])].sort();
}

/**
 * Adds a range. A range of several days is merged with the ranges that it touches; a single day that is already within
 * a range is not added.
 */
export function withDays({ days, ranges }: WrittenDates, { start, end }: DateRange): WrittenDates {
  if (start === end) {
    const isWritten = ranges.some((range) => range.start <= start && start <= range.end);
    return { days: isWritten ? days : [...new Set([...days, start])].sort(), ranges };
  }
  const meets = (range: DateRange) => daysBetween(range.end, start) <= 1 && daysBetween(end, range.start) <= 1;
  const met = [...ranges.filter(meets), { start, end }];
  const joined = {
    start: met.map((range) => range.start).sort()[0] ?? start,
    end:
      met
        .map((range) => range.end)
        .sort()
        .at(-1) ?? end,
  };
  return {
    days: days.filter((day) => day < joined.start || day > joined.end),
    ranges: inOrder([...ranges.filter((range) => !meets(range)), joined]),
  };
}

/** Removes a range. The rest of a divided range stays a range or becomes a single day. */
export function withoutDays({ days, ranges }: WrittenDates, { start, end }: DateRange): WrittenDates {
  const left = ranges.flatMap((range) => {
    if (range.end < start || range.start > end) return [range];
    const before = { start: range.start, end: addDays(start, -1) };
    const after = { start: addDays(end, 1), end: range.end };
    return [before, after].filter((piece) => piece.start <= piece.end);
  });
  const alone = left.filter((range) => range.start === range.end).map((range) => range.start);
  return {
    days: [...new Set([...days.filter((day) => day < start || day > end), ...alone])].sort(),
    ranges: inOrder(left.filter((range) => range.start !== range.end)),
  };
}

function inOrder(ranges: readonly DateRange[]): DateRange[] {
  return ranges.toSorted((one, other) => daysBetween(other.start, one.start));
}
