import type { Content, CustomTableLayout, TableCell } from "pdfmake/interfaces.js";
import { columnText } from "../../breakdown/model/column-text.ts";
import { shownDay, shownMonth, shownWeekday } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { GREY, HAIRLINE, INK, label, labelled, PAGE, say } from "../../print/style.ts";
import { closedText, codesText, dayOfMonth } from "../day-heads.ts";
import type { DayOutOfDaysReport, DayOutOfDaysRow } from "../day-out-of-days-report.ts";
import { daySums } from "../day-sums.ts";

/** Dates per table on a landscape page; later dates follow in another table below. */
const DATES_ACROSS = 28;
/** Width of the page between the margins, and maximum width of a date, in points. */
const PAGE_WIDTH = PAGE.height - 2 * PAGE.side;
const DATE_WIDTH = 22;
/** Least and greatest width of the names, and the average width of a letter at a font size of 1, in points. */
const [MIN_NAME, MAX_NAME, LETTER] = [52, 150, 0.62];
/** Font sizes of a name and of the performer below it. */
const [NAME_SIZE, NOTE_SIZE] = [8, 6.5];
/** Least widths of the start, finish and total columns, in points. */
const [DATE_SUM, SUM] = [30, 25];
const [ID, PADDING] = [16, 2];
/** Width of the lines between dates, in points. */
const LINE = 0.4;
const DAY_OFF = "#d9d9d9";
const HELD = "#fdf0c4";

/** The day out of days in tables of four weeks; each group has a title row. */
export function dayOutOfDaysTables(report: DayOutOfDaysReport): Content[] {
  const parts: Content[] = [];
  for (let from = 0; from < report.dates.length; from += DATES_ACROSS) {
    parts.push(tableOf(report, from, Math.min(from + DATES_ACROSS, report.dates.length)));
  }
  const words = [codesText(), closedText(report)].filter((text) => text !== "");
  return [...parts, ...words.map((text) => say(text, { color: GREY, margin: [2, 8, 0, 0] }))];
}

function tableOf(report: DayOutOfDaysReport, from: number, to: number): Content {
  const { dates, groups } = report;
  const sums = daySums(report);
  const titles = [t("Start"), t("Finish"), ...sums.heads];
  const shown = dates.slice(from, to);
  const names = widthOfNames(groups);
  const columns = 4 + shown.length + sums.heads.length;
  const lines = (shown.length + 1) * LINE;
  const widths = titles.map((name, at) => labelled(at < 2 ? DATE_SUM : SUM, name));
  const taken = widths.reduce((sum, width) => sum + width, 0);
  const room = PAGE_WIDTH - ID - names - taken - columns * PADDING - lines;
  const [months, weekdays, days] = [
    shown.map(({ date }, at) => (at === 0 || date.endsWith("-01") ? shownMonth(date) : "")),
    shown.map(({ date }) => shownWeekday(date)),
    shown.map(({ day }) => (day === null ? "" : String(day))),
  ];
  const head = (name: string, cells: readonly string[], sums: readonly string[]): TableCell[] => [
    "",
    label(name),
    ...cells.map((cell) => small(cell)),
    ...sums.map((sum) => label(sum, { alignment: "right" })),
  ];
  const none = titles.map(() => "");
  const rows = groups.flatMap(({ title, rows }) => [
    titleRow(columnText(title), shown.length + 2 + titles.length),
    ...rows.map((row) => memberRow(row, sums.of(row), from, to)),
  ]);
  return {
    margin: [0, from === 0 ? 0 : 14, 0, 0],
    table: {
      headerRows: 4,
      dontBreakRows: true,
      widths: [...[ID, names, ...shown.map(() => Math.min(DATE_WIDTH, room / shown.length))], ...widths],
      body: [
        head("", months, none),
        head(t("Weekday"), weekdays, none),
        head(
          t("Date"),
          shown.map(({ date }) => dayOfMonth(date)),
          none,
        ),
        head(t("Shoot day"), days, titles),
        ...rows,
      ],
    },
    layout: layoutOf(shown.map(({ day }) => day === null)),
  };
}

/** As wide as the longest name, within limits; longer names are broken. */
function widthOfNames(groups: DayOutOfDaysReport["groups"]): number {
  const rows = groups.flatMap((group) => group.rows);
  const widths = rows.map(({ name, note }) => LETTER * Math.max(name.length * NAME_SIZE, note.length * NOTE_SIZE));
  return Math.min(MAX_NAME, Math.max(MIN_NAME, ...widths));
}

function titleRow(title: string, columns: number): TableCell[] {
  const blanks = Array.from({ length: columns - 1 }, () => "");
  return [{ colSpan: columns, ...label(title, { color: INK, margin: [0, 3, 0, 0] }) }, ...blanks];
}

function memberRow(row: DayOutOfDaysRow, sums: readonly number[], from: number, to: number): TableCell[] {
  return [
    say(row.id, { bold: true }),
    {
      stack: [
        say(row.name, { bold: true }),
        ...(row.note ? [say(row.note, { fontSize: NOTE_SIZE, color: GREY })] : []),
      ],
    },
    ...row.codes.slice(from, to).map((code) => ({ ...small(code), ...(code === "H" && { fillColor: HELD }) })),
    ...[shownDay(row.start), shownDay(row.finish), ...sums.map(String)].map((text) =>
      say(text, { fontSize: 7, alignment: "right" }),
    ),
  ];
}

function small(text: string) {
  return say(text || " ", { fontSize: 6, alignment: "center" });
}

function layoutOf(daysOff: readonly boolean[]): CustomTableLayout {
  const isDayOff = (column: number) => daysOff[column - 2] === true;
  return {
    hLineWidth: () => 0.4,
    vLineWidth: (column) => (column >= 2 && column <= daysOff.length + 2 ? LINE : 0),
    hLineColor: () => HAIRLINE,
    vLineColor: () => HAIRLINE,
    fillColor: (_row, _node, column) => (isDayOff(column) ? DAY_OFF : null),
    paddingLeft: () => 1,
    paddingRight: () => 1,
    paddingTop: () => 1.5,
    paddingBottom: () => 1.5,
  };
}
