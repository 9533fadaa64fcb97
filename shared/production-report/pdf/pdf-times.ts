import type { Content, CustomTableLayout, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { shownDateInWords } from "../../dates/shown-date.ts";
import { message, said, t } from "../../i18n/speech.ts";
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
  [message("Minor"), 27],
  [message("Status, type"), 32],
  [message("Travel: leave, arrive"), NARROW],
  [message("Report make-up; on set"), NARROW],
  [message("ND meal out, in"), NARROW],
  [message("Meal 1 out, in"), NARROW],
  [message("Meal 2 out, in"), NARROW],
  [message("Dismiss set; make-up"), NARROW],
  [message("Return: leave, arrive"), NARROW],
  [message("Meal pen."), 42],
  [message("Outfits"), 35],
  [message("Stunt adj."), 30],
  [message("Tutoring"), 40],
  [message("Signature"), 60],
];

/** The actors' production time report: the cast's times with space for initials, in the columns of an Exhibit G. */
export function performerTimesDocument(report: ProductionReport, paper?: "letter" | "a4"): TDocumentDefinitions {
  const { head, production, date, cast } = report;
  const cell = (...moments: readonly (number | null)[]): TableCell =>
    say(moments.map((moment) => narrowTime(moment, head.clock)).join("\n"), CELL);
  const count = (amount: number) => say(amount === 0 ? "" : amount.toLocaleString("en-US"), CELL);
  const rows = Object.entries(cast)
    .filter(([, { status }]) => status !== "H")
    .map(([castId, performer]): TableCell[] => [
      say(castId, { margin: CELL.margin, bold: true }),
      { stack: [say(performer.actor || t("TBD"), { bold: true }), say(performer.character)] },
      say(performer.minor ? t("Y") : t("N"), CELL),
      say([performer.status, performer.workType].join("\n"), CELL),
      cell(performer.travelLeave, performer.travelArrive),
      cell(performer.makeUpIn, performer.onSet),
      cell(performer.ndMealOut, performer.ndMealIn),
      cell(performer.mealOut, performer.mealIn),
      cell(performer.secondMealOut, performer.secondMealIn),
      cell(performer.dismissed, performer.out),
      cell(performer.returnLeave, performer.returnArrive),
      say([mealPenaltiesOf(performer) || "", performer.forcedCall ? t("Forced call") : ""].join("\n"), CELL),
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
    t("Actors' production time report"),
    [
      boxes(
        [t("Production company"), head.company],
        [t("Production"), head.project],
        [t("Production number"), production.productionNumber],
        [t("Production type"), production.productionType],
        [t("Contact"), production.contact],
      ),
      boxes(
        [t("Date"), shownDateInWords(date)],
        [t("Shoot day"), t("{number} of {count}", { number: head.dayNumber, count: head.dayCount })],
        [t("Designated day off"), head.isDayOff ? t("Yes") : t("No")],
        [t("Shooting location"), head.locations.join("; ")],
      ),
      {
        ...titledTable(
          t("Performers"),
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
        t(
          "Status: S start, W work, H hold, F finish, T test, R rehearsal, TR travel, FT fitting. {types}ND meal: not deducted from the time worked. Tutoring: of minors. Make-up: and wardrobe. Prepared from the daily production report; each performer signs for their own times.",
          { types: legendOf(report) },
        ),
        { margin: [0, 8, 0, 0] },
      ),
    ],
    { paper, orientation: "landscape" },
  );
}

/** The work types of the report's performers in words. */
function legendOf({ cast }: ProductionReport): string {
  const types = [...new Set(Object.values(cast).map(({ workType }) => workType))].filter((type) => type !== "");
  return types.length === 0
    ? ""
    : `${t("Type: {types}.", { types: types.map((type) => `${type} ${said(WORK_TYPES[type])}`).join(", ") })} `;
}
