import type { Content, ContentText, Style, TableCell } from "pdfmake/interfaces.js";
import { actualText } from "../../print/actual-text.ts";
import { fontRuns } from "../../print/font-runs.ts";
import { GREY, HAIRLINE, INK, label, say, TINT } from "../../print/style.ts";
import type { Bookmark } from "../../print/titled-table.ts";
import type { CallSheet, DepartmentCalls } from "../model/call-sheet.ts";

const COLUMNS = 2;
const GAP = 16;
/** Widths of position, name with phone, and call; with padding, they fill half of the page. */
const WIDTHS = [78, 134, 38];

/** Destination id of a day's crew. */
export const crewId = (dayNumber: number) => `crew-${dayNumber}`;

/** The crew by department, in two columns of similar length; empty without a crew. */
export function crewPage({ dayNumber, departments }: CallSheet, bookmark: Bookmark): Content[] {
  const staffed = departments.filter(({ positions }) => positions.length > 0);
  if (staffed.length === 0) return [];
  return [
    { ...label("Crew", { color: INK, fontSize: 8, margin: [0, 10, 0, 0] }), ...bookmark, id: crewId(dayNumber) },
    {
      columns: columnsOf(staffed).map((column) => ({ width: 262, stack: column.map(departmentTable) })),
      columnGap: GAP,
    },
  ];
}

function columnsOf(departments: readonly DepartmentCalls[]): DepartmentCalls[][] {
  const size = ({ positions }: DepartmentCalls) => positions.length + 2;
  const half = departments.reduce((sum, one) => sum + size(one), 0) / COLUMNS;
  const columns: DepartmentCalls[][] = [[], []];
  let filled = 0;
  for (const department of departments) {
    const at = filled + size(department) / 2 <= half ? 0 : 1;
    columns[at]?.push(department);
    filled += size(department);
  }
  return columns;
}

/** The text as runs with explicit styles: in a line of several texts, pdfmake does not inherit the style. */
function runsOf(text: string, style: Style): ContentText[] {
  return fontRuns(text).map((run) => ({ ...run, ...style }));
}

function departmentTable({ name, call, positions }: DepartmentCalls): Content {
  const head: TableCell[] = [
    { colSpan: 2, ...say(name, { bold: true }), fillColor: TINT },
    "",
    { ...say(call, { alignment: "right", bold: true }), fillColor: TINT },
  ];
  const rows = positions.map((person): TableCell[] => [
    say(person.position, { color: "#333333", fontSize: 7.5 }),
    {
      text: [
        ...runsOf(person.name || "TBD", person.name ? { bold: true } : { color: GREY }),
        ...(person.phone ? runsOf(`  ${person.phone}`, { fontSize: 7 }) : []),
      ],
      ...actualText([person.name || "TBD", person.phone ?? ""].join("  ").trim()),
    },
    say(person.time, { alignment: "right", fontSize: person.time.length > 8 ? 6.5 : 7.5 }),
  ]);
  return {
    margin: [0, 4, 0, 0],
    table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths: WIDTHS, body: [head, ...rows] },
    layout: {
      hLineWidth: (row) => (row === 0 ? 0.8 : 0.3),
      vLineWidth: () => 0,
      hLineColor: (row) => (row === 0 ? INK : HAIRLINE),
      paddingLeft: () => 2,
      paddingRight: () => 2,
      paddingTop: () => 0.6,
      paddingBottom: () => 0.6,
    },
  };
}
