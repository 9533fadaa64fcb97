import { addDays } from "../../shared/dates/calendar-date.ts";
import type { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";

/** A range of production days off, both ends included, with its description. */
export type CompanyDaysOff = ProductionCalendar["daysOff"][number];

interface DateRange {
  readonly start: string;
  readonly end: string;
}

/** Adds a range of days off, in order; it replaces the description of days that were already off. */
export function withDaysOff(
  daysOff: readonly CompanyDaysOff[],
  { start, end }: DateRange,
  note: string,
): CompanyDaysOff[] {
  return [...withoutDaysOff(daysOff, { start, end }), { start, end, note }].sort(inOrder);
}

/** Removes a range of days off; the rest of a divided range keeps its description. */
export function withoutDaysOff(daysOff: readonly CompanyDaysOff[], { start, end }: DateRange): CompanyDaysOff[] {
  return daysOff
    .flatMap((one) => {
      if (one.end < start || one.start > end) return [one];
      return [
        { ...one, end: addDays(start, -1) },
        { ...one, start: addDays(end, 1) },
      ].filter((piece) => piece.start <= piece.end);
    })
    .sort(inOrder);
}

function inOrder(one: DateRange, other: DateRange): number {
  return one.start < other.start ? -1 : 1;
}
