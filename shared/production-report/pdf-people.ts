import type { Content, TableCell } from "pdfmake/interfaces.js";
import { clockText } from "../call-sheet/clock-text.ts";
import { say } from "../print/style.ts";
import { type Column, titledTable } from "../print/titled-table.ts";
import { MEDIA_KINDS } from "./media-kinds.ts";
import type { MediaTotal } from "./media-totals.ts";
import type { ProductionReport } from "./production-report.ts";
import { lengthText } from "./time-of-day.ts";
import { minutesWorked } from "./working-time.ts";

const RIGHT = "right" as const;
const TIME = 48;

const time = (minutes: number | null): TableCell =>
  say(minutes === null ? "" : clockText(minutes), { alignment: RIGHT });
const times = (...names: readonly string[]): Column[] => names.map((name) => ({ width: TIME, name, alignment: RIGHT }));

/** The performers' day. */
export function castTable({ cast }: ProductionReport): Content {
  const rows = Object.entries(cast).map(([castId, performer]): TableCell[] => {
    const { character, actor, status, makeUpIn, onSet, mealOut, mealIn, dismissed, out, note } = performer;
    const worked = minutesWorked(performer);
    return [
      say(castId, { bold: true }),
      { stack: [say(character, { bold: true }), say(actor || "TBD"), ...(note ? [say(note)] : [])] },
      say(status, { alignment: "center" }),
      ...[makeUpIn, onSet, mealOut, mealIn, dismissed, out].map(time),
      say(worked === undefined ? "" : lengthText(worked), { alignment: RIGHT }),
    ];
  });
  return titledTable(
    "Cast",
    [
      { width: 22 },
      { width: "*" },
      { width: 32, name: "Status", alignment: "center" },
      ...times("Make-up", "On set", "Meal out", "Meal in", "Off set", "Out", "Worked"),
    ],
    rows,
  );
}

/** The departments' day. */
export function crewTable({ crew }: ProductionReport): Content {
  const rows = Object.entries(crew).map(([name, hours]): TableCell[] => [
    say(name, { bold: true }),
    say(hours.called, { alignment: RIGHT }),
    time(hours.in),
    time(hours.out),
  ]);
  return titledTable("Crew", [{ width: "*" }, ...times("Call", "In", "Out")], rows);
}

/** Who came for the background. */
export function backgroundTable({ background }: ProductionReport): Content {
  const rows = Object.values(background).map(({ description, count, ...hours }): TableCell[] => [
    say(description),
    say(String(count), { alignment: RIGHT }),
    time(hours.in),
    time(hours.out),
  ]);
  return titledTable("Background", [{ width: "*" }, ...times("Count", "In", "Out")], rows);
}

/** Cards and rolls. What was loaded and is neither good nor no good is left over. */
export function mediaTable({ media }: ProductionReport): Content {
  const rows = Object.values(media).map(({ kind, roll, loaded, good, noGood, unit }): TableCell[] => [
    say(roll, { bold: true }),
    say(MEDIA_KINDS[kind]),
    ...[loaded, good, noGood, Math.max(0, loaded - good - noGood)].map((amount) =>
      say(`${amount} ${unit}`.trim(), { alignment: RIGHT }),
    ),
  ]);
  return titledTable("Media", [{ width: "*" }, { width: TIME }, ...times("Loaded", "Good", "No good", "Left")], rows);
}

/** The cards and rolls of all days until now, by what they are of. */
export function mediaTotalsTable(totals: readonly MediaTotal[]): Content {
  const rows = totals.map(({ kind, unit, prior, today, toDate }): TableCell[] => [
    say(MEDIA_KINDS[kind], { bold: true }),
    ...[prior.loaded, today.loaded, toDate.loaded, toDate.good, toDate.noGood].map((amount) =>
      say(`${amount} ${unit}`.trim(), { alignment: RIGHT }),
    ),
  ]);
  const columns = times("Before", "Today", "To date", "Good", "No good");
  return titledTable("Media to date", [{ width: "*" }, ...columns], rows);
}

/** What time was lost to. */
export function delaysTable({ delays }: ProductionReport): Content {
  const rows = Object.values(delays).map(({ minutes, cause }): TableCell[] => [
    say(cause),
    say(lengthText(minutes), { alignment: RIGHT }),
  ]);
  return titledTable("Delays", [{ width: "*" }, ...times("Lost")], rows);
}

/** Who was hurt, or nearly. */
export function incidentsTable({ incidents }: ProductionReport): Content {
  const rows = Object.values(incidents).map(({ who, what, care }): TableCell[] => [
    say(who, { bold: true }),
    say(what),
    say(care),
  ]);
  return titledTable("Injuries and incidents", [{ width: 110 }, { width: "*" }, { width: 140, name: "Care" }], rows);
}
