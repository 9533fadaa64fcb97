import type { ContentTable, Margins, TableCell } from "pdfmake/interfaces.js";
import { said } from "../i18n/speech.ts";
import { GREY, INK, label, RULED, say } from "./style.ts";

const GAP: Margins = [0, 8, 0, 0];

/** A column. Its name is in the title row; the title spans the first columns, which have no name. */
export interface Column {
  readonly width: number | "*";
  readonly name?: string;
  readonly alignment?: "center" | "right";
  readonly margin?: Margins;
}

/** Makes a text a destination in the PDF's outline. */
export interface Bookmark {
  readonly outline: true;
  readonly outlineText: string;
  readonly outlineParentId: string;
}

/** A table whose title row is repeated on every page. An empty table shows a dash. */
export function titledTable(
  title: string,
  columns: readonly Column[],
  rows: readonly TableCell[][],
  bookmark?: Bookmark,
): ContentTable {
  const named = columns.filter(({ name }) => name !== undefined);
  const unnamed = columns.length - named.length;
  const names = named.map(({ name = "", width: _, ...place }) => label(said(name), place));
  const head: TableCell[] = [
    { colSpan: unnamed, ...label(title, { color: INK }), ...bookmark },
    ...blanks(unnamed - 1),
    ...names,
  ];
  const none: TableCell[] = [{ colSpan: columns.length, ...say("–", { color: GREY }) }, ...blanks(columns.length - 1)];
  return {
    margin: GAP,
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [head, ...(rows.length > 0 ? rows : [none])],
    },
    layout: RULED,
  };
}

/** Placeholders for the cells covered by a column span, which pdfmake requires. */
function blanks(count: number): TableCell[] {
  return Array.from({ length: count }, () => "");
}
