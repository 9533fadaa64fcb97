import type { Content, ContentText, Style, TableCell } from "pdfmake/interfaces.js";
import { withShortDayMarks } from "../../dates/day-marks.ts";
import { t } from "../../i18n/speech.ts";
import { actualText } from "../../print/actual-text.ts";
import { fontRuns } from "../../print/font-runs.ts";
import { GREY, HAIRLINE, INK, label, say, TINT } from "../../print/style.ts";
import type { Bookmark } from "../../print/titled-table.ts";
import { departmentCallsInUnits } from "../build/calls-in-units.ts";
import type { CallSheet, DepartmentCalls } from "../model/call-sheet.ts";

const GAP = 16;
/** Widths of position, name with phone, and call; with padding, they fill half of the page. */
const WIDTHS = [78, 134, 38];

/** A crew of more people than this is set smaller, so that up to about seventy fit on the back. */
const USUAL_CREW = 56;

/** Sizes in points: name, position and time, phone and long times, and the space above and below a row. */
interface CrewType {
  readonly name: number;
  readonly position: number;
  readonly phone: number;
  readonly padding: number;
}
const USUAL_TYPE: CrewType = { name: 8, position: 7.5, phone: 7, padding: 0.3 };
const SMALL_TYPE: CrewType = { name: 7, position: 6.5, phone: 6.25, padding: 0 };

/** The crew by department, in two columns of similar length; empty without a crew. */
export function crewList(sheet: CallSheet, bookmark: Bookmark): Content[] {
  const staffed = sheet.departments.filter(({ positions }) => positions.length > 0);
  if (staffed.length === 0) return [];
  const people = staffed.reduce((sum, { positions }) => sum + positions.length, 0);
  const type = people > USUAL_CREW ? SMALL_TYPE : USUAL_TYPE;
  return [
    { ...label(t("Crew"), { color: INK, fontSize: 8, margin: [0, 10, 0, 0] }), ...bookmark },
    {
      columns: columnsOf(staffed).map((column) => ({
        width: 262,
        stack: column.map((department) => departmentTable(department, { sheet, type })),
      })),
      columnGap: GAP,
    },
  ];
}

/** Size of a department's head, in rows of people, and the fewest people that continue in the other column. */
const [HEAD, LEAST] = [2, 2];

/** The departments in two columns of equal length, in order; one of them may continue in the second column. */
function columnsOf(departments: readonly DepartmentCalls[]): DepartmentCalls[][] {
  const size = ({ positions }: DepartmentCalls) => positions.length + HEAD;
  const [first, second]: [DepartmentCalls[], DepartmentCalls[]] = [[], []];
  let room = departments.reduce((sum, one) => sum + size(one), 0) / 2;
  for (const department of departments) {
    const { name, positions } = department;
    const fitting = Math.round(room) - HEAD;
    if (second.length === 0 && size(department) <= room) first.push(department);
    else if (second.length === 0 && fitting >= LEAST && positions.length - fitting >= LEAST) {
      first.push({ ...department, positions: positions.slice(0, fitting) });
      second.push({ ...department, name: t("{name} (continued)", { name }), positions: positions.slice(fitting) });
    } else (second.length === 0 && size(department) / 2 <= room ? first : second).push(department);
    room -= size(department);
  }
  return [first, second];
}

/** The text as runs with explicit styles: in a line of several texts, pdfmake does not inherit the style. */
function runsOf(text: string, style: Style): ContentText[] {
  return fontRuns(text).map((run) => ({ ...run, ...style }));
}

/** A phone number is not broken between lines. */
const NO_BREAK = "\u00a0";

interface Shown {
  readonly sheet: CallSheet;
  readonly type: CrewType;
}

function departmentTable({ name, call, positions }: DepartmentCalls, { sheet, type }: Shown): Content {
  const units = departmentCallsInUnits({ name, call }, sheet);
  const head: TableCell[] = [
    {
      colSpan: 2,
      fillColor: TINT,
      stack: [
        say(name, { bold: true, fontSize: type.name }),
        ...(units === undefined ? [] : [say(withShortDayMarks(units), { fontSize: 6.5, color: GREY })]),
      ],
    },
    "",
    {
      ...say(withShortDayMarks(call), { alignment: "right", bold: true, fontSize: call.length > 8 ? 6.5 : type.name }),
      fillColor: TINT,
    },
  ];
  const rows = positions.map((person): TableCell[] => [
    say(person.position, { color: "#333333", fontSize: type.position }),
    {
      text: [
        ...runsOf(person.name || t("TBD"), {
          fontSize: type.name,
          ...(person.name ? { bold: true } : { color: GREY }),
        }),
        ...(person.phone ? runsOf(`  ${person.phone.replaceAll(" ", NO_BREAK)}`, { fontSize: type.phone }) : []),
      ],
      ...actualText([person.name || t("TBD"), person.phone ?? ""].join("  ").trim()),
    },
    say(withShortDayMarks(person.time), { alignment: "right", fontSize: person.time.length > 8 ? 6.5 : type.position }),
  ]);
  return {
    margin: [0, 3, 0, 0],
    table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths: WIDTHS, body: [head, ...rows] },
    layout: {
      hLineWidth: (row) => (row === 0 ? 0.8 : 0.3),
      vLineWidth: () => 0,
      hLineColor: (row) => (row === 0 ? INK : HAIRLINE),
      paddingLeft: () => 2,
      paddingRight: () => 2,
      paddingTop: () => type.padding,
      paddingBottom: () => type.padding,
    },
  };
}
