import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";
import type { PaperName } from "../call-sheet/model/paper-size.ts";
import { pageTemplate } from "../print/page-template.ts";
import { GREY, label, PAGE, RULED, say, TINT } from "../print/style.ts";
import type { ListColumn, ListGroup, ProductionList } from "./production-list.ts";

const TITLE = "title";

/** A list as a pdfmake document: title and note, then a table and a bookmark for each group. */
export function listDocument(list: ProductionList, paper: PaperName = "letter"): TDocumentDefinitions {
  const { title, note, columns, groups, nothing } = list;
  const widths = widthsOf(list);
  const bookmark = { id: TITLE, outline: true, outlineText: title, outlineExpanded: true };
  return pageTemplate({ ...list, paper }, [
    { ...say(title, { fontSize: 14, bold: true }), ...bookmark },
    say(note, { color: GREY, margin: [0, 1, 0, 0] }),
    ...(groups.every(({ rows }) => rows.length === 0) ? [say(nothing, { margin: [0, 10, 0, 0] })] : []),
    ...groups.flatMap((group) => (group.rows.length > 0 ? [groupTable(columns, widths, group)] : [])),
  ]);
}

/** Padding of a table's outer and inner columns, in points. */
const OUTSIDE = 4;
const BETWEEN = 8;

/** Column widths in points. Fixed, since a long word would widen a column of automatic width. */
function widthsOf({ columns, orientation }: ProductionList): number[] {
  const across = (orientation === "portrait" ? PAGE.width : PAGE.height) - 2 * PAGE.side;
  const said = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const left = across - said - OUTSIDE - BETWEEN * (columns.length - 1);
  const open = columns.filter(({ width }) => width === undefined).length;
  return columns.map(({ width }) => width ?? left / open);
}

/** The group's title and the column names are repeated on every page. */
function groupTable(columns: readonly ListColumn[], widths: number[], { title, rows }: ListGroup): Content {
  const bookmark = { outline: true, outlineText: title, outlineParentId: TITLE };
  const blanks = Array.from({ length: columns.length - 1 }, () => "");
  const head: TableCell[][] =
    title === ""
      ? []
      : [[{ colSpan: columns.length, ...say(title, { fontSize: 9, bold: true }), ...bookmark }, ...blanks]];
  const body: TableCell[][] = [
    ...head,
    columns.map(({ name }) => ({ ...label(name), fillColor: TINT })),
    ...rows.map((cells) => cells.map((text, at) => say(text, columns[at]?.isBold ? { bold: true } : {}))),
  ];
  return {
    margin: [0, 10, 0, 0],
    table: {
      headerRows: head.length + 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body,
    },
    layout: RULED,
  };
}
