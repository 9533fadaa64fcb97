import type { Content, CustomTableLayout, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { dateInWords } from "../../dates/calendar-date.ts";
import { field, label, RULED, say } from "../../print/style.ts";
import { titledTable } from "../../print/titled-table.ts";
import type { ProductionReport } from "../production-report.ts";
import { lengthText } from "../time-of-day.ts";
import { WORK_TYPES } from "../work-types.ts";
import { mealPenaltiesOf } from "../working-time.ts";
import { narrowTime } from "./pdf-columns.ts";
import { documentOf } from "./pdf-document.ts";

const CELL = { alignment: "center" as const, margin: [0, 2, 0, 2] as [number, number, number, number], fontSize: 7.2 };

/** Width of a time after midnight on one line, in points. */
const NARROW = 42;

/** Less space between the columns, of which there are many. */
const TIGHT: CustomTableLayout = { ...RULED, paddingLeft: () => 2, paddingRight: () => 2 };

/** Columns after the performer's name: those with times are as wide as a time. */
const COLUMNS: readonly (readonly [name: string, width: number])[] = [
  ["Minor", 27],
  ["Status, type", 32],
  ["Travel: leave, arrive", NARROW],
  ["Report make-up; on set", NARROW],
  ["ND meal out, in", NARROW],
  ["Meal 1 out, in", NARROW],
  ["Meal 2 out, in", NARROW],
  ["Dismiss set; make-up", NARROW],
  ["Return: leave, arrive", NARROW],
  ["Meal pen.", 42],
  ["Outfits", 35],
  ["Stunt adj.", 30],
  ["Tutoring", 40],
  ["Signature", 60],
];

/** The actors' production time report: the cast's times with space for initials, in the columns of an Exhibit G. */
export function performerTimesDocument(report: ProductionReport): TDocumentDefinitions {
  const { head, production, date, cast } = report;
  const cell = (...moments: readonly (number | null)[]): TableCell =>
    say(moments.map((moment) => narrowTime(moment, head.clock)).join("\n"), CELL);
  const count = (amount: number) => say(amount === 0 ? "" : amount.toLocaleString("en-US"), CELL);
  const rows = Object.entries(cast)
    .filter(([, { status }]) => status !== "H")
    .map(([castId, performer]): TableCell[] => [
      say(castId, { margin: CELL.margin, bold: true }),
      { stack: [say(performer.actor || "TBD", { bold: true }), say(performer.character)] },
      say(performer.minor ? "Y" : "N", CELL),
      say([performer.status, performer.workType].join("\n"), CELL),
      cell(performer.travelLeave, performer.travelArrive),
      cell(performer.makeUpIn, performer.onSet),
      cell(performer.ndMealOut, performer.ndMealIn),
      cell(performer.mealOut, performer.mealIn),
      cell(performer.secondMealOut, performer.secondMealIn),
      cell(performer.dismissed, performer.out),
      cell(performer.returnLeave, performer.returnArrive),
      say([mealPenaltiesOf(performer) || "", performer.forcedCall ? "Forced call" : ""].join("\n"), CELL),
      count(performer.outfits),
      count(performer.stuntAdjustment),
      say(performer.tutoring > 0 ? lengthText(performer.tutoring) : "", CELL),
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
        ["Production type", production.productionType],
        ["Contact", production.contact],
      ),
      boxes(
        ["Date", dateInWords(date)],
        ["Shoot day", `${head.dayNumber} of ${head.dayCount}`],
        ["Designated day off", head.isDayOff ? "Yes" : "No"],
        ["Shooting location", head.locations.join("; ")],
      ),
      {
        ...titledTable(
          "Performers",
          [
            { width: 16 },
            { width: "*" },
            ...COLUMNS.map(([name, width]) => ({ width, name, alignment: "center" as const })),
          ],
          rows,
        ),
        layout: TIGHT,
      },
      label(
        `Status: S start, W work, H hold, F finish, T test, R rehearsal, TR travel, FT fitting. ${legendOf(report)}ND meal: not deducted from the time worked. Tutoring: of minors. Make-up: and wardrobe. Prepared from the daily production report; each performer signs for their own times.`,
        { margin: [0, 8, 0, 0] },
      ),
    ],
    true,
  );
}

/** The work types of the report's performers in words. */
function legendOf({ cast }: ProductionReport): string {
  const types = [...new Set(Object.values(cast).map(({ workType }) => workType))].filter((type) => type !== "");
  return types.length === 0
    ? ""
    : `Type: ${types.map((type) => `${type} ${WORK_TYPES[type].toLowerCase()}`).join(", ")}. `;
}
