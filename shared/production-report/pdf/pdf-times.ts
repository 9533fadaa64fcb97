import type { TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { dateInWords } from "../../dates/calendar-date.ts";
import { field, label, say } from "../../print/style.ts";
import { titledTable } from "../../print/titled-table.ts";
import type { ProductionReport } from "../production-report.ts";
import { mealPenaltiesOf } from "../working-time.ts";
import { narrowTime } from "./pdf-columns.ts";
import { documentOf } from "./pdf-document.ts";

const CELL = { alignment: "center" as const, margin: [0, 2, 0, 2] as [number, number, number, number], fontSize: 7.5 };
const COLUMNS = [
  "Travel to set",
  "Report make-up",
  "Report on set",
  "Meal 1 out, in",
  "Meal 2 out, in",
  "Dismiss set",
  "Dismiss make-up",
  "Travel back",
  "Meal pen.",
  "Initials",
] as const;

/** The cast's times of a day with space for initials, in the column order of an Exhibit G. */
export function performerTimesDocument(report: ProductionReport): TDocumentDefinitions {
  const { head, date, cast } = report;
  const cell = (...moments: readonly (number | null)[]): TableCell =>
    say(moments.map((moment) => narrowTime(moment, head.clock)).join("\n"), CELL);
  const rows = Object.values(cast)
    .filter(({ status }) => status !== "H")
    .map((performer): TableCell[] => [
      { stack: [say(performer.actor || "TBD", { bold: true }), say(performer.character)] },
      say(performer.status, CELL),
      cell(performer.travelLeave, performer.travelArrive),
      cell(performer.makeUpIn),
      cell(performer.onSet),
      cell(performer.mealOut, performer.mealIn),
      cell(performer.secondMealOut, performer.secondMealIn),
      cell(performer.dismissed),
      cell(performer.out),
      cell(performer.returnLeave, performer.returnArrive),
      say([mealPenaltiesOf(performer) || "", performer.forcedCall ? "Forced call" : ""].join("\n"), CELL),
      " ",
    ]);
  return documentOf(
    report,
    "Performers' times",
    [
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
          ...COLUMNS.map((name) => ({ width: 48, name, alignment: "center" as const })),
        ],
        rows,
      ),
      label("Prepared from the daily production report; each performer initials their own times.", {
        margin: [0, 8, 0, 0],
      }),
    ],
    true,
  );
}
