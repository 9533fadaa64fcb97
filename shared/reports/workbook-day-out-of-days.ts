import { columnText } from "../breakdown/model/column-text.ts";
import { shownDate, shownMonth, shownWeekday } from "../dates/shown-date.ts";
import { t } from "../i18n/speech.ts";
import { HEAD_FILL } from "../tables/workbook-styles.ts";
import type { SheetCell, Worksheet } from "../tables/worksheet.ts";
import { closedText, codesText, dayOfMonth } from "./day-heads.ts";
import type { DayOutOfDaysReport, DayOutOfDaysRow } from "./day-out-of-days-report.ts";
import { daySums } from "./day-sums.ts";

const DAY_OFF = "D9D9D9";
const HELD = "FDF0C4";

/** The day out of days as a worksheet with frozen name columns. */
export function dayOutOfDaysSheet(
  report: DayOutOfDaysReport,
): Pick<Worksheet, "widths" | "headRows" | "stillColumns" | "orientation" | "rows"> {
  const { dates, groups } = report;
  const sums = daySums(report);
  const closed = closedText(report);
  const titles = [t("Start"), t("Finish"), ...sums.titles];
  const columns = 2 + dates.length + titles.length;
  const head = (name: string, texts: readonly string[], ends: readonly string[] = titles.map(() => "")) =>
    ["", name, ...texts, ...ends].map(
      (text, at): SheetCell => ({ text, isBold: true, fill: HEAD_FILL, isCentred: at > 1 }),
    );
  const across = (text: string): SheetCell[] =>
    Array.from({ length: columns }, (_, at) =>
      at === 0 ? { text, span: columns, isBold: true, fill: HEAD_FILL } : { text: "", fill: HEAD_FILL },
    );
  return {
    ...{ headRows: 4, stillColumns: 2, orientation: "landscape" },
    widths: [5, 26, ...dates.map(() => 5), 11, 11, ...sums.titles.map((title) => Math.max(7, title.length + 2))],
    rows: [
      head(
        t("Month"),
        dates.map(({ date }, at) => (at === 0 || date.endsWith("-01") ? shownMonth(date) : "")),
      ),
      head(
        t("Weekday"),
        dates.map(({ date }) => shownWeekday(date)),
      ),
      head(
        t("Date"),
        dates.map(({ date }) => dayOfMonth(date)),
      ),
      head(
        t("Shoot day"),
        dates.map(({ day }) => (day === null ? "" : String(day))),
        titles,
      ),
      ...groups.flatMap(({ title, rows }) => [
        across(columnText(title)),
        ...rows.map((row) => rowOf(row, sums.of(row), report)),
      ]),
      across(codesText()),
      ...(closed === "" ? [] : [across(closed)]),
    ],
  };
}

function rowOf(row: DayOutOfDaysRow, days: readonly number[], { dates }: DayOutOfDaysReport): SheetCell[] {
  const sums = [shownDate(row.start), shownDate(row.finish), ...days.map(String)];
  return [
    { text: row.id, isBold: true, isCentred: true },
    { text: row.note === "" ? row.name : `${row.name}\n${row.note}`, isBold: true },
    ...row.codes.map((text, at): SheetCell => {
      const fill = dates[at]!.day === null ? DAY_OFF : text === "H" ? HELD : undefined;
      return { text, isCentred: true, ...(fill && { fill }) };
    }),
    ...sums.map((text): SheetCell => ({ text, isCentred: true })),
  ];
}
