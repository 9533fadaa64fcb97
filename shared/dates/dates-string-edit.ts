import { addDays, type CalendarDate, type DateRange, datesOf, daysBetween } from "./calendar-date.ts";

/** The days of a dates string as they stand in it: some one by one, some as ranges with both ends included. */
export interface WrittenDates {
  /** In order, each once. */
  readonly days: readonly CalendarDate[];
  /** In order; after a change here none touches another. */
  readonly ranges: readonly DateRange[];
}

/** Every day, in order, each once. */
export function daysOfWritten({ days, ranges }: WrittenDates): CalendarDate[] {
  return [...new Set([...days, ...ranges.flatMap(datesOf)])].sort();
}

/**
 * The dates with those of a stretch as well. A stretch of several days is written as a range, and becomes one with the
 * ranges that it meets; a day that is among the ranges already is not written once more.
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

/** The dates without those of a stretch. What is left of a range stays one, or becomes a single day. */
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
