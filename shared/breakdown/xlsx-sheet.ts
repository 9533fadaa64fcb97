import { escapedXml } from "../screenplay/xml-text.ts";
import { COLUMNS } from "./breakdown.ts";
import type { Table } from "./tsv.ts";
import { HEAD_STYLE, styleOf } from "./xlsx-styles.ts";

/** A table as it stands on a sheet: each row with the colour of its strip. */
export interface Sheet {
  readonly table: Table;
  readonly title: string;
  readonly fills: readonly (string | undefined)[];
  /** Every colour that occurs, once. */
  readonly palette: readonly string[];
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
const NARROWEST = 6;
const WIDEST = 44;

/** The sheet as a spreadsheet stores it: the head stays in sight and on every page, which lies on its side and takes the whole width of the table. */
export function sheetXml(sheet: Sheet): string {
  const { table, title } = sheet;
  const last = `${columnLetters(Math.max(table.columns.length - 1, 0))}${table.rows.length + 1}`;
  return [
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<dimension ref="A1:${last}"/>`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    '<sheetFormatPr defaultRowHeight="13.5"/>',
    ...(table.columns.length === 0 ? [] : ["<cols>", ...table.columns.map((_, at) => widthXml(table, at)), "</cols>"]),
    `<sheetData>${headXml(table)}${table.rows.map((_, at) => rowXml(sheet, at)).join("")}</sheetData>`,
    '<pageMargins left="0.4" right="0.4" top="0.7" bottom="0.6" header="0.3" footer="0.3"/>',
    '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    `<headerFooter><oddHeader>&amp;L&amp;"-,Bold"${printed(title)}&amp;R&amp;D</oddHeader><oddFooter>&amp;CPage &amp;P of &amp;N</oddFooter></headerFooter>`,
    "</worksheet>",
  ].join("");
}

/** A header takes `&` for a command, and digits behind one for a size. */
function printed(title: string): string {
  return escapedXml(`${/^\d/.test(title) ? " " : ""}${title.replace(/\s+/g, " ").slice(0, 150).replaceAll("&", "&&")}`);
}

function widthXml({ columns, rows }: Table, at: number): string {
  const texts = [columns[at]!, ...rows.map((row) => row[at]!)];
  const longest = texts.reduce((most, text) => Math.max(most, ...text.split("\n").map((line) => line.length)), 0);
  const width = Math.min(Math.max(longest + 2, NARROWEST), WIDEST);
  return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
}

function headXml({ columns }: Table): string {
  return `<row r="1">${columns.map((name, at) => textCell(`${columnLetters(at)}1`, HEAD_STYLE, name)).join("")}</row>`;
}

function rowXml({ table, fills, palette }: Sheet, row: number): string {
  const cells = table.columns.map((column, at) => {
    const text = table.rows[row]![at]!;
    const look = { isCentred: CENTRED.has(column), isQuoted: FORMULA.test(text) && !isNumber(text) };
    const fill = COLOURED.has(column) ? fills[row] : undefined;
    return cellXml(`${columnLetters(at)}${row + 2}`, styleOf({ ...look, fill }, palette), text);
  });
  return `<row r="${row + 2}">${cells.join("")}</row>`;
}

const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Only what comes back as it was is a number: 007, 1.50 and 1e5 are texts. */
function isNumber(text: string): boolean {
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(text) && String(Number(text)) === text;
}

function cellXml(place: string, style: number, text: string): string {
  if (text === "") return `<c r="${place}" s="${style}"/>`;
  return isNumber(text) ? `<c r="${place}" s="${style}"><v>${text}</v></c>` : textCell(place, style, text);
}

/** A spreadsheet refuses a file with a longer cell. */
const LONGEST_CELL = 32_767;

function textCell(place: string, style: number, text: string): string {
  const whole = text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 1)}…` : text;
  // _x0041_ stands for a letter in a workbook, so that its first sign must be written in this way itself.
  const literal = whole.replace(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_");
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapedXml(literal)}</t></is></c>`;
}

/** A, B, … Z, AA, AB. */
function columnLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter;
}
