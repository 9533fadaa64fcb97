import type { Content, TableCell } from "pdfmake/interfaces.js";
import { message, said, t } from "../../i18n/speech.ts";
import { say } from "../../print/style.ts";
import { titledTable } from "../../print/titled-table.ts";
import { MEDIA_KINDS } from "../media-kinds.ts";
import type { MediaTotal } from "../media-totals.ts";
import type { ProductionReport } from "../production-report.ts";
import { lengthText } from "../time-of-day.ts";
import { RIGHT, TIME, timeOf, times } from "./pdf-columns.ts";

/** Cards and rolls with loaded and used amounts. */
export function mediaTable({ media }: ProductionReport): Content {
  const rows = Object.values(media).map(({ kind, roll, loaded, good, noGood, waste, shortEnd, unit }): TableCell[] => [
    say(roll, { bold: true }),
    say(said(MEDIA_KINDS[kind])),
    ...[loaded, good, noGood, waste, shortEnd].map((amount) => say(`${amount} ${unit}`.trim(), { alignment: RIGHT })),
  ]);
  return titledTable(
    t("Media"),
    [{ width: "*" }, { width: TIME }, ...times(t("Loaded"), t("Good"), t("No good"), t("Waste"), t("Short end"))],
    rows,
  );
}

/** Totals of cards and rolls of all days so far, by kind. */
export function mediaTotalsTable(totals: readonly MediaTotal[]): Content {
  const rows = totals.map(({ kind, unit, prior, today, toDate }): TableCell[] => [
    say(said(MEDIA_KINDS[kind]), { bold: true }),
    ...[prior.loaded, today.loaded, toDate.loaded, toDate.good, toDate.noGood, toDate.waste, toDate.shortEnd].map(
      (amount) => say(`${amount} ${unit}`.trim(), { alignment: RIGHT }),
    ),
  ]);
  const columns = times(t("Before"), t("Today"), t("To date"), t("Good"), t("No good"), t("Waste"), t("Short ends"));
  return titledTable(t("Media to date"), [{ width: "*" }, ...columns], rows);
}

/** Lost time and its causes. */
export function delaysTable({ delays }: ProductionReport): Content {
  const rows = Object.values(delays).map(({ minutes, cause }): TableCell[] => [
    say(cause),
    say(lengthText(minutes), { alignment: RIGHT }),
  ]);
  return titledTable(t("Delays"), [{ width: "*" }, ...times(t("Lost"))], rows);
}

/** People and departments that came late or worked overtime, with minutes and reason. */
export function latenessTable(title: string, lines: ProductionReport["overtime"]): Content {
  const rows = Object.values(lines).map(({ who, minutes, reason }): TableCell[] => [
    say(who, { bold: true }),
    say(reason),
    say(lengthText(minutes), { alignment: RIGHT }),
  ]);
  return titledTable(title, [{ width: 150 }, { width: "*", name: message("Reason") }, ...times(t("By"))], rows);
}

export function vehiclesTable(report: ProductionReport): Content {
  const { vehicles } = report;
  const time = timeOf(report);
  const rows = Object.values(vehicles).map(({ description, count, ...hours }): TableCell[] => [
    say(description),
    say(String(count), { alignment: RIGHT }),
    time(hours.in),
    time(hours.out),
  ]);
  return titledTable(t("Vehicles and equipment"), [{ width: "*" }, ...times(t("Count"), t("In"), t("Out"))], rows);
}

/** Injuries and near misses, or that there were none. */
export function incidentsTable({ incidents }: ProductionReport): Content {
  const rows = Object.values(incidents).map(({ who, what, care }): TableCell[] => [
    say(who, { bold: true }),
    say(what),
    say(care),
  ]);
  const columns = [{ width: 110 }, { width: "*" as const }, { width: 140, name: message("Care") }];
  const none: TableCell[][] = [[say(t("None reported.")), "", ""]];
  return titledTable(t("Injuries and incidents"), columns, rows.length > 0 ? rows : none);
}
