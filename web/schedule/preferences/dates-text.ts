import type { DateRange } from "../../../shared/dates/calendar-date.ts";
import { availabilityFromText, DatesError } from "../../../shared/dates/dates-string.ts";
import { shownDate } from "../../../shared/dates/shown-date.ts";
import { PreferenceProblem } from "./parse-number.ts";

/** Parses dates and ranges, typed like those of options. @throws {PreferenceProblem} which names the field */
export function dateRangesIn(text: string, field: string): DateRange[] {
  const { dates, ranges } = read(text, field);
  return [...dates.map((date) => ({ start: date, end: date })), ...ranges];
}

/** Parses single dates; a range counts as all its days. @throws {PreferenceProblem} which names the field */
export function datesIn(text: string, field: string): string[] {
  return [...read(text, field).days];
}

function read(text: string, field: string) {
  try {
    const dates = availabilityFromText(text);
    return dates.kind === "flexible" ? { days: [], dates: [], ranges: [] } : dates;
  } catch (error) {
    if (error instanceof DatesError) throw new PreferenceProblem(`${field}: ${error.message}`);
    throw error;
  }
}

/** Formats ranges as people type them. */
export function dateRangesText(stretches: readonly DateRange[]): string {
  return stretches
    .map(({ start, end }) => (start === end ? shownDate(start) : `${shownDate(start)} - ${shownDate(end)}`))
    .join(", ");
}

/** Formats dates as people type them. */
export function textOfDates(dates: readonly string[]): string {
  return dates.map((date) => shownDate(date)).join(", ");
}
