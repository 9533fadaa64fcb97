import { strToU8, zipSync } from "fflate";
import { stylesXml } from "./workbook-styles.ts";
import { columnLetters, type Worksheet, worksheetXml } from "./worksheet.ts";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
const DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** The earliest date of a zip entry, so that equal worksheets result in equal files. */
const NO_TIME = "1980-01-01T00:00:00";

/**
 * Writes a workbook (.xlsx) of one worksheet with a print layout: page width, header rows repeated on each page. Text
 * stays text, even if it looks like a formula; plain numbers are numbers.
 */
export function workbookOf(sheet: Worksheet): Uint8Array {
  const fills = [...new Set(sheet.rows.flat().map(({ fill }) => fill))].filter((fill) => fill !== undefined);
  const parts = {
    "[Content_Types].xml": contentTypes(),
    "_rels/.rels": relationships([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": workbook(sheet),
    "xl/_rels/workbook.xml.rels": relationships([
      ["worksheet", "worksheets/sheet1.xml"],
      ["styles", "styles.xml"],
    ]),
    "xl/worksheets/sheet1.xml": worksheetXml(sheet, fills),
    "xl/styles.xml": stylesXml(fills),
  };
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(XML + text)]);
  return zipSync(Object.fromEntries(files), { mtime: NO_TIME });
}

function contentTypes(): string {
  return [
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>`,
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>`,
    "</Types>",
  ].join("");
}

function relationships(targets: readonly (readonly [kind: string, target: string])[]): string {
  const entries = targets.map(
    ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${DOCUMENT}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${RELATIONSHIPS}">${entries.join("")}</Relationships>`;
}

/** A defined name makes printed pages repeat the header rows and, on wide worksheets, the frozen columns. */
function workbook({ name, headRows, stillColumns = 0, pagesWide = 1 }: Worksheet): string {
  const sheet = /\W/.test(name) ? `'${name}'` : name;
  const still = stillColumns === 0 || pagesWide === 1 ? "" : `${sheet}!$A:$${columnLetters(stillColumns - 1)},`;
  return [
    `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${DOCUMENT}">`,
    `<sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets>`,
    `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${still}${sheet}!$1:$${headRows}</definedName></definedNames>`,
    "</workbook>",
  ].join("");
}
