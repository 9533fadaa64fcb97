import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";
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
  "Make-up, wardrobe",
  "Report on set",
  "Meal 1 out, in",
  "Meal 2 out, in",
  "Dismiss set",
  "Dismiss make-up",
  "Travel back",
  "Meal pen.",
  "Initials",
] as const;

/** Width of a time after midnight on one line, in points. */
const NARROW = 45;

/** The actors' production time report: the cast's times with space for initials, in the columns of an Exhibit G. */
export function performerTimesDocument(report: ProductionReport): TDocumentDefinitions {
  const { head, production, date, cast } = report;
  const cell = (...moments: readonly (number | null)[]): TableCell =>
    say(moments.map((moment) => narrowTime(moment, head.clock)).join("\n"), CELL);
  const rows = Object.entries(cast)
    .filter(([, { status }]) => status !== "H")
    .map(([castId, performer]): TableCell[] => [
      say(castId, { margin: CELL.margin, bold: true }),
      { stack: [say(performer.actor || "TBD", { bold: true }), say(performer.character)] },
      say(performer.minor ? "Y" : "N", CELL),
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
  const boxes = (...facts: readonly (readonly [name: string, text: string])[]): Content => ({
    columns: facts.map(([name, text]) => field(name, text, { fontSize: 9 })),
    columnGap: 8,
    margin: [0, 0, 0, 6],
  });
  return documentOf(
    report,
    "Actors' production time report",
    [
      boxes(
        ["Production company", head.company],
        ["Production", head.project],
        ["Production number", production.productionNumber],
        ["Contact", production.contact],
      ),
      boxes(
        ["Date", dateInWords(date)],
        ["Shoot day", `${head.dayNumber} of ${head.dayCount}`],
        ["Designated day off", head.isDayOff ? "Yes" : "No"],
        ["Shooting location", head.locations.join("; ")],
      ),
      titledTable(
        "Performers",
        [
          { width: 16 },
          { width: "*" },
          { width: 26, name: "Minor", alignment: "center" },
          { width: 30, name: "Status", alignment: "center" },
          ...COLUMNS.map((name) => ({ width: NARROW, name, alignment: "center" as const })),
        ],
        rows,
      ),
      label(
        "Status: S start, W work, H hold, F finish, T test, R rehearsal, TR travel, FT fitting. Prepared from the daily production report; each performer initials their own times.",
        { margin: [0, 8, 0, 0] },
      ),
    ],
    true,
  );
}
