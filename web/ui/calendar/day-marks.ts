import type { DayCell } from "./month-table.tsx";

/** Days that are marked: single ones, and stretches with both ends included. `YYYY-MM-DD`. */
export interface MarkedDays {
  readonly days: readonly string[];
  readonly ranges: readonly { readonly start: string; readonly end: string }[];
}

/** How a day is marked, if it is. */
export function markOn(day: string, { days, ranges }: MarkedDays): DayCell["mark"] {
  const range = ranges.find(({ start, end }) => start <= day && day <= end);
  if (!range) return days.includes(day) ? "single" : undefined;
  if (range.start === range.end) return "whole";
  if (day === range.start) return "start";
  return day === range.end ? "end" : "inside";
}
