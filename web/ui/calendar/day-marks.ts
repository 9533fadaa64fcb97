import type { DayCell } from "./month-table.tsx";

/** Highlighted days: single ones, and ranges with both ends included. `YYYY-MM-DD`. */
export interface SelectedDays {
  readonly days: readonly string[];
  readonly ranges: readonly { readonly start: string; readonly end: string }[];
}

/** Highlight of a day, if any. */
export function selectionOn(day: string, { days, ranges }: SelectedDays): DayCell["mark"] {
  const range = ranges.find(({ start, end }) => start <= day && day <= end);
  if (!range) return days.includes(day) ? "single" : undefined;
  if (range.start === range.end) return "whole";
  if (day === range.start) return "start";
  return day === range.end ? "end" : "inside";
}
