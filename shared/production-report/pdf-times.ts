import type { TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { clockText } from "../call-sheet/clock-text.ts";
import { field, label, say } from "../print/style.ts";
import { titledTable } from "../print/titled-table.ts";
import { dateInWords } from "../roster/calendar-date.ts";
import { documentOf } from "./pdf-document.ts";
import type { ProductionReport } from "./production-report.ts";

const COLUMNS = [
  "Report make-up",
  "Report on set",
  "Meal out",
  "Meal in",
  "Dismiss set",
  "Dismiss make-up",
  "Initials",
] as const;

/** The performers' times of a day with room for their initials, in the order of the columns of an Exhibit G. */
export function performerTimesDocument(report: ProductionReport): TDocumentDefinitions {
  const { head, date, cast } = report;
  const time = (minutes: number | null): TableCell =>
    say(minutes === null ? "" : clockText(minutes), { alignment: "center", margin: [0, 4, 0, 4] });
  const rows = Object.values(cast)
    .filter(({ status }) => status !== "H")
    .map(({ character, actor, status, makeUpIn, onSet, mealOut, mealIn, dismissed, out }): TableCell[] => [
      { stack: [say(actor || "TBD", { bold: true }), say(character)] },
      say(status, { alignment: "center", margin: [0, 4, 0, 4] }),
      ...[makeUpIn, onSet, mealOut, mealIn, dismissed, out].map(time),
      " ",
    ]);
  return documentOf(report, "Performers' times", [
    {
      columns: [
        field("Production", head.project),
        field("Company", head.company),
        field("Date", dateInWords(date)),
        field("Location", head.locations.join("; ")),
      ],
      columnGap: 8,
    },
    titledTable(
      "Performers",
      [
        { width: "*" },
        { width: 34, name: "Status", alignment: "center" },
        ...COLUMNS.map((name) => ({ width: 50, name, alignment: "center" as const })),
      ],
      rows,
    ),
    label("Prepared from the day's production report; each performer puts their initials to their own times.", {
      margin: [0, 8, 0, 0],
    }),
  ]);
}
