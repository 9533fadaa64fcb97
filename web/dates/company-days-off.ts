import { addDays } from "../../shared/dates/calendar-date.ts";
import type { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";

/** A production's own days off, both ends included, and what they are for. */
export type CompanyDaysOff = ProductionCalendar["daysOff"][number];

interface DateRange {
  readonly start: string;
  readonly end: string;
}

/** The days off with another stretch, in order; days that were off already are so for this reason now. */
export function withDaysOff(
  daysOff: readonly CompanyDaysOff[],
  { start, end }: DateRange,
  note: string,
): CompanyDaysOff[] {
  return [...withoutDaysOff(daysOff, { start, end }), { start, end, note }].sort(inOrder);
}

/** The days off without those of a stretch; what is left of one keeps its note. */
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
