import type { DateRange } from "../../../shared/dates/calendar-date.ts";
import { availabilityFromText, DatesError, dateText } from "../../../shared/dates/dates-string.ts";
import { PreferenceProblem } from "./parse-number.ts";

/** Dates and stretches of days that are typed as the dates of options are. @throws {PreferenceProblem} which names the field */
export function dateRangesIn(text: string, field: string): DateRange[] {
  const { dates, ranges } = read(text, field);
  return [...dates.map((date) => ({ start: date, end: date })), ...ranges];
}

/** Single dates; a stretch counts for all of its days. @throws {PreferenceProblem} which names the field */
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

/** Stretches as people type them. */
export function dateRangesText(stretches: readonly DateRange[]): string {
  return stretches
    .map(({ start, end }) => (start === end ? dateText(start) : `${dateText(start)} - ${dateText(end)}`))
    .join(", ");
}

/** Dates as people type them. */
export function textOfDates(dates: readonly string[]): string {
  return dates.map((date) => dateText(date)).join(", ");
}
