import type { ContentTable, Margins, TableCell } from "pdfmake/interfaces.js";
import { GREY, INK, label, RULED, say } from "./style.ts";

const GAP: Margins = [0, 8, 0, 0];

/** A column; its name stands in the title's row, and the title takes the room of the first columns, which have none. */
export interface Column {
  readonly width: number | "*";
  readonly name?: string;
  readonly alignment?: "center" | "right";
  readonly margin?: Margins;
}

/** What makes a text a place that a reader of the PDF can go to by its list of contents. */
export interface Bookmark {
  readonly outline: true;
  readonly outlineText: string;
  readonly outlineParentId: string;
}

/** A table with its title in the head, which stands on every page that it reaches; empty, it says so with a dash. */
export function titledTable(
  title: string,
  columns: readonly Column[],
  rows: readonly TableCell[][],
  bookmark?: Bookmark,
): ContentTable {
  const named = columns.filter(({ name }) => name !== undefined);
  const unnamed = columns.length - named.length;
  const names = named.map(({ name = "", width: _, ...place }) => label(name, place));
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

/** The cells that a spanning cell covers; pdfmake wants them all the same. */
function blanks(count: number): TableCell[] {
  return Array.from({ length: count }, () => "");
}
