import { message, said, t } from "../i18n/speech.ts";
import { DAY_STATUS_CODES, DAY_STATUSES } from "../schedule/day-out-of-days/day-status-names.ts";
import { COMPANY_TRAVEL, HOLIDAY } from "./company-day-codes.ts";
import type { DayOutOfDaysReport, DayOutOfDaysRow } from "./day-out-of-days-report.ts";

const TITLES: readonly (readonly [code: string, title: string])[] = [
  ...DAY_STATUS_CODES.map((code) => [code, DAY_STATUSES[code]] as const),
  [HOLIDAY, message("Holiday")],
  [COMPANY_TRAVEL, message("Company travel")],
];

/** Totals that are always shown. */
const ALWAYS: ReadonlySet<string> = new Set(["TR", "R", HOLIDAY]);

/** Columns of totals in a day out of days. Fittings, tests and company travel only appear when there are any. */
export function daySums({ groups }: DayOutOfDaysReport): {
  readonly titles: readonly string[];
  /** Codes as headings of narrow columns. */
  readonly heads: readonly string[];
  of(row: DayOutOfDaysRow): readonly number[];
} {
  const rows = groups.flatMap((group) => group.rows);
  const used = TITLES.filter(([code]) => ALWAYS.has(code) || rows.some((row) => daysOf(row, code) > 0));
  return {
    heads: [t("Work"), t("Hold"), ...used.map(([code]) => code), t("Total")],
    titles: [t("Work"), t("Hold"), ...used.map(([, title]) => said(title)), t("Total")],
    of: (row) => {
      const others = used.map(([code]) => daysOf(row, code));
      return [row.work, row.hold, ...others, others.reduce((sum, days) => sum + days, row.work + row.hold)];
    },
  };
}

function daysOf({ codes }: DayOutOfDaysRow, code: string): number {
  return codes.filter((one) => one === code).length;
}
