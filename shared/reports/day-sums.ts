import { DAY_EVENT_CODES, DAY_EVENTS } from "../schedule/day-event-names.ts";
import type { DayOutOfDaysReport, DayOutOfDaysRow } from "./day-out-of-days-report.ts";

/** The sums that a day out of days ends its rows with, in days: those of travel, fittings and so on only where there are any. */
export function daySums({ groups }: DayOutOfDaysReport): {
  readonly titles: readonly string[];
  /** The same for narrow columns, with codes. */
  readonly heads: readonly string[];
  of(row: DayOutOfDaysRow): readonly number[];
} {
  const rows = groups.flatMap((group) => group.rows);
  const used = DAY_EVENT_CODES.filter((code) => rows.some((row) => daysOf(row, code) > 0));
  return {
    heads: ["Work", "Hold", ...used, "Total"],
    titles: ["Work", "Hold", ...used.map((code) => DAY_EVENTS[code]), "Total"],
    of: (row) => {
      const events = used.map((code) => daysOf(row, code));
      return [row.work, row.hold, ...events, events.reduce((sum, days) => sum + days, row.work + row.hold)];
    },
  };
}

function daysOf({ codes }: DayOutOfDaysRow, code: string): number {
  return codes.filter((one) => one === code).length;
}
