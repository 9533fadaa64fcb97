import { strFromU8, unzipSync } from "fflate";
import { t } from "../i18n/speech.ts";
import { attributeOf, elementIn, elementsIn, textIn, type XmlElement, xmlFromText } from "../screenplay/files/xml.ts";
import { ScreenplayError } from "../screenplay/model/screenplay-error.ts";
import { tableFromRows } from "./csv-import.ts";
import { type Table, TableError } from "./tsv.ts";

/** Maximum size of a workbook, in bytes. */
export const MAX_SHEET_BYTES = 1024 * 1024;
/** Maximum decompressed size in bytes: a few bytes of a zip file can expand to gigabytes. */
const MAX_DECOMPRESSED_BYTES = 16 * 1024 * 1024;

const WANTED = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[\w.-]+\.xml)$/;

/**
 * Parses the first worksheet of a workbook (.xlsx) with a header row. Formulas give their stored value and are never
 * evaluated.
 *
 * @throws {TableError} when it is not a workbook, or too large
 */
export function tableFromXlsx(bytes: Uint8Array): Table {
  if (bytes.length > MAX_SHEET_BYTES) {
    throw new TableError(t("The file is {ceil} kB. The limit is 1,024 kB.", { ceil: Math.ceil(bytes.length / 1024) }));
  }
  try {
    return tableOfParts(unfolded(bytes));
  } catch (error) {
    if (error instanceof TableError) throw error;
    if (error instanceof ScreenplayError || isZipError(error)) {
      throw new TableError(t("This workbook cannot be read. Save it again as .xlsx or .csv."), { cause: error });
    }
    throw error;
  }
}

type Parts = Readonly<Record<string, Uint8Array>>;

function unfolded(bytes: Uint8Array): Parts {
  let total = 0;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!WANTED.test(name)) return false;
      total += originalSize;
      if (total > MAX_DECOMPRESSED_BYTES)
        throw new TableError(t("The workbook unpacks to more than 16 MB, so it was not read."));
      return true;
    },
  });
}

/** Errors of fflate have a numeric code. */
const isZipError = (error: unknown) => error instanceof Error && "code" in error && typeof error.code === "number";

function tableOfParts(parts: Parts): Table {
  const part = (name: string) => parts[name] && xmlFromText(strFromU8(parts[name]));
  const sheet = part(firstSheet(part("xl/workbook.xml"), part("xl/_rels/workbook.xml.rels")));
  const data = sheet && elementIn(sheet, "sheetData");
  if (!data) throw new TableError(t("The workbook has no sheet that can be read. Save it again as .xlsx or .csv."));
  const strings = part("xl/sharedStrings.xml");
  const shared = strings ? elementsIn(strings, "si").map(richText) : [];
  return tableFromRows(elementsIn(data, "row").map((row) => cellsOf(row, shared)));
}

/** The first worksheet that the workbook lists; without a list, the default path. */
function firstSheet(workbook: XmlElement | undefined, relations: XmlElement | undefined): string {
  const sheets = workbook && elementIn(workbook, "sheets");
  const id = sheets && elementIn(sheets, "sheet")?.attributes.get("r:id");
  const relation = relations && elementsIn(relations, "Relationship").find((one) => attributeOf(one, "Id") === id);
  const target = relation ? attributeOf(relation, "Target") : "worksheets/sheet1.xml";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

function cellsOf(row: XmlElement, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of elementsIn(row, "c")) {
    const at = columnOf(attributeOf(cell, "r")) ?? cells.length;
    if (at > 1000)
      throw new TableError(
        t("There is a cell at {cell}, which is too far to the right.", { cell: attributeOf(cell, "r") }),
      );
    while (cells.length < at) cells.push("");
    cells[at] = cellText(cell, shared);
  }
  return cells;
}

function cellText(cell: XmlElement, shared: readonly string[]): string {
  const value = elementIn(cell, "v");
  const inline = elementIn(cell, "is");
  switch (attributeOf(cell, "t")) {
    case "s":
      return shared[Number(value ? textIn(value) : "")] ?? "";
    case "inlineStr":
      return inline ? richText(inline) : "";
    default:
      return value ? unescaped(textIn(value)) : "";
  }
}

/** A text in one run or several formatted runs. */
function richText(element: XmlElement): string {
  const runs = [element, ...elementsIn(element, "r")].flatMap((one) => elementsIn(one, "t"));
  return unescaped(runs.map(textIn).join(""));
}

/** In a workbook, `_x0041_` is an escaped letter. */
function unescaped(text: string): string {
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Column index of a cell reference, from 0: 2 for `C7`. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
