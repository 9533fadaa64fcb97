import type { Table } from "../../tables/tsv.ts";
import { workbookOf } from "../../tables/workbook.ts";
import { HEAD_FILL } from "../../tables/workbook-styles.ts";
import type { SheetCell } from "../../tables/worksheet.ts";
import { COLUMNS } from "../model/breakdown.ts";
import { ELEMENT_CATEGORIES } from "../model/cells.ts";

/** What a sheet shows besides its table. */
export interface SheetLook {
  /** Printed over every page. */
  readonly title: string;
  /** The colour of each row's strip as RRGGBB; none for white. */
  readonly fills?: readonly (string | undefined)[];
}

/** The columns that show the colour of the strip: they are what a strip says first. */
const COLOURED: ReadonlySet<string> = new Set([COLUMNS.number, COLUMNS.intExt, COLUMNS.location, COLUMNS.time]);
const CENTRED: ReadonlySet<string> = new Set([
  COLUMNS.number,
  COLUMNS.intExt,
  COLUMNS.pages,
  COLUMNS.page,
  COLUMNS.scriptDay,
]);

/** Widths in characters. */
const MIN_WIDTH = 6;
const WIDEST = 44;
/** Lists of names may be broken at every comma. */
const WIDEST_LIST = 26;
/** What a landscape page holds at about two thirds of the size on screen, which can still be read. */
const PAGE_WIDTH = 215;

/** What says which scene a row is: it stays in sight, and stands on every page of a sheet that is several wide. */
const STILL: readonly string[] = [COLUMNS.number, COLUMNS.intExt, COLUMNS.location];

/**
 * Writes a breakdown as a workbook (.xlsx) of one sheet, set to be printed: landscape, the head on every page, as many
 * pages wide as it takes to be read, each with the scene's number and place.
 * The first columns of a scene have the colour of its strip. Texts stay texts, even those that look like formulas; plain numbers are numbers.
 */
export function breakdownXlsx(table: Table, { title, fills = [] }: SheetLook): Uint8Array {
  const { columns, rows } = table;
  const head = columns.map((text): SheetCell => ({ text, isBold: true, fill: HEAD_FILL }));
  const cell = (text: string, column: string, row: number): SheetCell => ({
    text,
    isCentred: CENTRED.has(column),
    ...(COLOURED.has(column) && { fill: fills[row] }),
  });
  const widths = columns.map((_, at) => widthOf(table, at));
  const stillColumns = STILL.every((column, at) => columns[at] === column) ? STILL.length : 0;
  return workbookOf({
    ...{ name: "Breakdown", title, headRows: 1, orientation: "landscape", stillColumns, widths },
    pagesWide: pagesWide(widths, stillColumns),
    rows: [head, ...rows.map((row, at) => columns.map((column, place) => cell(row[place]!, column, at)))],
  });
}

function widthOf({ columns, rows }: Table, at: number): number {
  const texts = [columns[at]!, ...rows.map((row) => row[at]!)];
  const longest = texts.reduce((most, text) => Math.max(most, ...text.split("\n").map((line) => line.length)), 0);
  return Math.min(Math.max(longest + 2, MIN_WIDTH), isList(columns[at]!) ? WIDEST_LIST : WIDEST);
}

function isList(column: string): boolean {
  return column === COLUMNS.characters || ELEMENT_CATEGORIES.some((category) => category === column);
}

function pagesWide(widths: readonly number[], stillColumns: number): number {
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
  const still = sum(widths.slice(0, stillColumns));
  return Math.max(1, Math.ceil((sum(widths) - still) / (PAGE_WIDTH - still)));
}
