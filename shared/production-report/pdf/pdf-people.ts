import type { Content, TableCell } from "pdfmake/interfaces.js";
import { backgroundTypeText } from "../../call-sheet/build/background-type.ts";
import { message, t } from "../../i18n/speech.ts";
import { say } from "../../print/style.ts";
import { titledTable } from "../../print/titled-table.ts";
import type { ProductionReport } from "../production-report.ts";
import { lengthText } from "../time-of-day.ts";
import { mealPenaltiesOf, minutesWorked } from "../working-time.ts";
import { RIGHT, timeOf, times } from "./pdf-columns.ts";

/** The cast's times. */
export function castTable(report: ProductionReport): Content {
  const { cast } = report;
  const rows = Object.entries(cast).map(([castId, performer]): TableCell[] => {
    const { character, actor, status, makeUpIn, onSet, mealOut, mealIn, dismissed, out, note, didNotWork } = performer;
    const worked = minutesWorked(performer);
    return [
      say(castId, { bold: true }),
      {
        stack: [
          say(character, { bold: true }),
          say(actor || t("TBD")),
          ...(didNotWork ? [say(t("Did not work"))] : []),
          ...(note ? [say(note)] : []),
        ],
      },
      say(status, { alignment: "center" }),
      ...[makeUpIn, onSet, mealOut, mealIn, dismissed, out].map(timeOf(report)),
      say(worked === undefined ? "" : lengthText(worked), { alignment: RIGHT }),
    ];
  });
  return titledTable(
    t("Cast"),
    [
      { width: 22 },
      { width: "*" },
      { width: 32, name: message("Status"), alignment: "center" },
      ...times(t("Make-up"), t("On set"), t("Meal out"), t("Meal in"), t("Off set"), t("Out"), t("Worked")),
    ],
    rows,
  );
}

/** Travel, second meals and penalties of the performers who have any; empty if none has. */
export function castMoreTable(report: ProductionReport): Content[] {
  const { cast } = report;
  const rows = Object.entries(cast).flatMap(([castId, performer]): TableCell[][] => {
    const { travelLeave, travelArrive, secondMealOut, secondMealIn, returnLeave, returnArrive } = performer;
    const moments = [travelLeave, travelArrive, secondMealOut, secondMealIn, returnLeave, returnArrive];
    const penalties = mealPenaltiesOf(performer);
    if (moments.every((moment) => moment === null) && penalties === 0 && !performer.forcedCall) return [];
    const who: TableCell[] = [say(castId, { bold: true }), say(performer.character, { bold: true })];
    const penalty = [
      say(penalties === 0 ? "" : String(penalties), { alignment: RIGHT }),
      say(performer.forcedCall ? t("Yes") : "", { alignment: RIGHT }),
    ];
    return [[...who, ...moments.map(timeOf(report)), ...penalty]];
  });
  const columns = times(
    t("To set"),
    t("Arrive"),
    t("Meal 2 out"),
    t("Meal 2 in"),
    t("Leave set"),
    t("Arrive"),
    t("Meal pen."),
    t("Forced"),
  );
  return rows.length === 0
    ? []
    : [titledTable(t("Travel and penalties"), [{ width: 22 }, { width: "*" }, ...columns], rows)];
}

/** The hours of the departments that were called or came; empty if there are none. */
export function crewTable(report: ProductionReport): Content[] {
  const { crew } = report;
  const present = Object.entries(crew).filter(([, hours]) => hours.people > 0 || hours.in !== null);
  const rows = present.map(([name, hours]): TableCell[] => [
    say(name, { bold: true }),
    say(hours.people > 0 ? String(hours.people) : "", { alignment: RIGHT }),
    say(hours.called, { alignment: RIGHT }),
    ...[hours.in, hours.mealOut, hours.mealIn, hours.out].map(timeOf(report)),
  ]);
  const columns = times(t("People"), t("Call"), t("In"), t("Meal out"), t("Meal in"), t("Out"));
  return rows.length === 0 ? [] : [titledTable(t("Crew"), [{ width: "*" }, ...columns], rows)];
}

export function backgroundTable(report: ProductionReport): Content {
  const { background } = report;
  const time = timeOf(report);
  const rows = Object.values(background).map(({ description, count, rate, ...hours }): TableCell[] => [
    say(backgroundTypeText(description)),
    say(rate),
    say(String(count), { alignment: RIGHT }),
    time(hours.in),
    time(hours.out),
  ]);
  return titledTable(
    t("Background"),
    [{ width: "*" }, { width: 90, name: message("Rate") }, ...times(t("Count"), t("In"), t("Out"))],
    rows,
  );
}
