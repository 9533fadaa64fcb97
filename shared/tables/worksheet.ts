import { t } from "../i18n/speech.ts";
import { escapedXml } from "../screenplay/files/xml-escape.ts";
import { styleOf } from "./workbook-styles.ts";

/** A worksheet cell. `fill` is a colour as RRGGBB; white by default. `span` is the number of columns that it covers. */
export interface SheetCell {
  readonly text: string;
  readonly fill?: string | undefined;
  readonly isBold?: boolean;
  readonly isCentred?: boolean;
  readonly span?: number;
}

/** A worksheet with a print layout. Its first rows are the header, frozen on screen and repeated on each page. */
export interface Worksheet {
  /** Name of the tab: letters and spaces. */
  readonly name: string;
  /** Printed at the top of each page. */
  readonly title: string;
  /** In characters. */
  readonly widths: readonly number[];
  readonly headRows: number;
  /** Number of frozen columns, which are repeated on each page of a wide worksheet. */
  readonly stillColumns?: number;
  /** Width of the printed worksheet in pages; 1 by default. */
  readonly pagesWide?: number;
  readonly orientation: "landscape" | "portrait";
  readonly rows: readonly (readonly SheetCell[])[];
}

/** The worksheet's XML. `fills` are the distinct colours of its cells. */
export function worksheetXml(sheet: Worksheet, fills: readonly string[]): string {
  const { title, widths, rows, orientation, pagesWide = 1 } = sheet;
  const last = `${columnLetters(Math.max(widths.length - 1, 0))}${rows.length}`;
  const merged = rows.flatMap((row, at) => spansOf(row, at + 1));
  return [
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<dimension ref="A1:${last}"/>`,
    `<sheetViews><sheetView workbookViewId="0">${paneXml(sheet)}</sheetView></sheetViews>`,
    '<sheetFormatPr defaultRowHeight="13.5"/>',
    ...(widths.length === 0 ? [] : ["<cols>", ...widths.map(widthXml), "</cols>"]),
    `<sheetData>${rows.map((row, at) => rowXml(row, at + 1, fills)).join("")}</sheetData>`,
    ...(merged.length === 0 ? [] : [`<mergeCells count="${merged.length}">${merged.join("")}</mergeCells>`]),
    '<pageMargins left="0.4" right="0.4" top="0.7" bottom="0.6" header="0.3" footer="0.3"/>',
    `<pageSetup orientation="${orientation}" fitToWidth="${pagesWide}" fitToHeight="0" pageOrder="overThenDown"/>`,
    `<headerFooter><oddHeader>&amp;L&amp;"-,Bold"${printed(title)}&amp;R&amp;D</oddHeader><oddFooter>&amp;C${escapedXml(t("Page {page} of {pages}", { page: "&P", pages: "&N" }))}</oddFooter></headerFooter>`,
    "</worksheet>",
  ].join("");
}

function paneXml({ headRows, stillColumns = 0 }: Worksheet): string {
  const split = `${stillColumns > 0 ? `xSplit="${stillColumns}" ` : ""}ySplit="${headRows}"`;
  const pane = stillColumns > 0 ? "bottomRight" : "bottomLeft";
  return `<pane ${split} topLeftCell="${columnLetters(stillColumns)}${headRows + 1}" activePane="${pane}" state="frozen"/>`;
}

/** In a page header, `&` begins a command, and digits after it are a font size. */
function printed(title: string): string {
  return escapedXml(`${/^\d/.test(title) ? " " : ""}${title.replace(/\s+/g, " ").slice(0, 150).replaceAll("&", "&&")}`);
}

function widthXml(width: number, at: number): string {
  return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
}

function rowXml(row: readonly SheetCell[], number: number, fills: readonly string[]): string {
  return `<row r="${number}">${row.map((cell, at) => cellXml(`${columnLetters(at)}${number}`, cell, fills)).join("")}</row>`;
}

function spansOf(row: readonly SheetCell[], number: number): string[] {
  return row.flatMap(({ span = 1 }, at) =>
    span > 1 ? [`<mergeCell ref="${columnLetters(at)}${number}:${columnLetters(at + span - 1)}${number}"/>`] : [],
  );
}

const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Only text that round-trips is a number: 007, 1.50 and 1e5 are text. */
function isNumber(text: string): boolean {
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(text) && String(Number(text)) === text;
}

function cellXml(place: string, cell: SheetCell, fills: readonly string[]): string {
  const { text } = cell;
  const style = styleOf({ ...cell, isQuoted: FORMULA.test(text) && !isNumber(text) }, fills);
  if (text === "") return `<c r="${place}" s="${style}"/>`;
  return isNumber(text) ? `<c r="${place}" s="${style}"><v>${text}</v></c>` : textCell(place, style, text);
}

/** Spreadsheet programs reject files with longer cells. */
const MAX_CELL_LENGTH = 32_767;

function textCell(place: string, style: number, text: string): string {
  const whole = text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH - 1)}…` : text;
  // _x0041_ is an escaped letter in a workbook, so a literal one needs its first character escaped.
  const literal = whole.replace(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_");
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapedXml(literal)}</t></is></c>`;
}

/** A, B, … Z, AA, AB. */
export function columnLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter;
}
