import { escapedXml } from "../screenplay/files/xml-escape.ts";
import { styleOf } from "./workbook-styles.ts";

/** A cell of a sheet. `fill` is a colour as RRGGBB; without one it is white. `span` is how many columns it covers. */
export interface SheetCell {
  readonly text: string;
  readonly fill?: string | undefined;
  readonly isBold?: boolean;
  readonly isCentred?: boolean;
  readonly span?: number;
}

/** A sheet as it is to be printed: its first rows are the head, which stays in sight and stands on every page. */
export interface Worksheet {
  /** On the tab: letters and spaces. */
  readonly name: string;
  /** Printed over every page. */
  readonly title: string;
  /** In characters. */
  readonly widths: readonly number[];
  readonly headRows: number;
  /** So many columns stay in sight when the others go by, and stand on every page when the sheet is several pages wide. */
  readonly stillColumns?: number;
  /** How many pages the sheet is wide in print; 1 unless said. */
  readonly pagesWide?: number;
  readonly orientation: "landscape" | "portrait";
  readonly rows: readonly (readonly SheetCell[])[];
}

/** The sheet as a spreadsheet stores it. `fills` are all colours of its cells, each once. */
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
    `<headerFooter><oddHeader>&amp;L&amp;"-,Bold"${printed(title)}&amp;R&amp;D</oddHeader><oddFooter>&amp;CPage &amp;P of &amp;N</oddFooter></headerFooter>`,
    "</worksheet>",
  ].join("");
}

function paneXml({ headRows, stillColumns = 0 }: Worksheet): string {
  const split = `${stillColumns > 0 ? `xSplit="${stillColumns}" ` : ""}ySplit="${headRows}"`;
  const pane = stillColumns > 0 ? "bottomRight" : "bottomLeft";
  return `<pane ${split} topLeftCell="${columnLetters(stillColumns)}${headRows + 1}" activePane="${pane}" state="frozen"/>`;
}

/** A header takes `&` for a command, and digits behind one for a size. */
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

/** Only what comes back as it was is a number: 007, 1.50 and 1e5 are texts. */
function isNumber(text: string): boolean {
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(text) && String(Number(text)) === text;
}

function cellXml(place: string, cell: SheetCell, fills: readonly string[]): string {
  const { text } = cell;
  const style = styleOf({ ...cell, isQuoted: FORMULA.test(text) && !isNumber(text) }, fills);
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
export function columnLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter;
}
