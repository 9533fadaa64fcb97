import type { Table } from "../../tables/tsv.ts";
import { workbookOf } from "../../tables/workbook.ts";
import { HEAD_FILL } from "../../tables/workbook-styles.ts";
import type { SheetCell } from "../../tables/worksheet.ts";
import { COLUMNS } from "../model/breakdown.ts";
import { ELEMENT_CATEGORIES } from "../model/cells.ts";

/** The appearance of a worksheet. */
export interface SheetLook {
  /** Printed at the top of each page. */
  readonly title: string;
  /** Strip colour of each row as RRGGBB; undefined for white. */
  readonly fills?: readonly (string | undefined)[];
}

/** The columns that are filled with the strip colour. */
const COLOURED_COLUMNS: ReadonlySet<string> = new Set([COLUMNS.number, COLUMNS.intExt, COLUMNS.location, COLUMNS.time]);
const CENTRED: ReadonlySet<string> = new Set([
  COLUMNS.number,
  COLUMNS.intExt,
  COLUMNS.pages,
  COLUMNS.page,
  COLUMNS.scriptDay,
]);

/** In characters. */
const MIN_WIDTH = 6;
const MAX_WIDTH = 44;
/** Maximum width of a list of names, which can break at every comma. */
const MAX_LIST_WIDTH = 26;
/** Characters that fit on a landscape page at about two thirds of the screen size, which is still legible. */
const PAGE_WIDTH = 215;

/** Columns that identify a scene: frozen on screen and repeated on each page of a wide sheet. */
const FROZEN_COLUMNS: readonly string[] = [COLUMNS.number, COLUMNS.intExt, COLUMNS.location];

/**
 * Writes a breakdown as a workbook (.xlsx) of one worksheet with a print layout: landscape, headings repeated on each
 * page, as many pages wide as is legible, each with the scene's number and set. The first columns are filled with the
 * strip colour. Text stays text, even if it looks like a formula; plain numbers are numbers.
 */
export function breakdownXlsx(table: Table, { title, fills = [] }: SheetLook): Uint8Array {
  const { columns, rows } = table;
  const head = columns.map((text): SheetCell => ({ text, isBold: true, fill: HEAD_FILL }));
  const cell = (text: string, column: string, row: number): SheetCell => ({
    text,
    isCentred: CENTRED.has(column),
    ...(COLOURED_COLUMNS.has(column) && { fill: fills[row] }),
  });
  const widths = columns.map((_, at) => widthOf(table, at));
  const stillColumns = FROZEN_COLUMNS.every((column, at) => columns[at] === column) ? FROZEN_COLUMNS.length : 0;
  return workbookOf({
    ...{ name: "Breakdown", title, headRows: 1, orientation: "landscape", stillColumns, widths },
    pagesWide: pagesWide(widths, stillColumns),
    rows: [head, ...rows.map((row, at) => columns.map((column, place) => cell(row[place]!, column, at)))],
  });
}

function widthOf({ columns, rows }: Table, at: number): number {
  const texts = [columns[at]!, ...rows.map((row) => row[at]!)];
  const longest = texts.reduce((most, text) => Math.max(most, ...text.split("\n").map((line) => line.length)), 0);
  return Math.min(Math.max(longest + 2, MIN_WIDTH), isList(columns[at]!) ? MAX_LIST_WIDTH : MAX_WIDTH);
}

function isList(column: string): boolean {
  return column === COLUMNS.characters || ELEMENT_CATEGORIES.some((category) => category === column);
}

function pagesWide(widths: readonly number[], stillColumns: number): number {
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
  const still = sum(widths.slice(0, stillColumns));
  return Math.max(1, Math.ceil((sum(widths) - still) / (PAGE_WIDTH - still)));
}
