import { strToU8, zipSync } from "fflate";
import type { Table } from "./tsv.ts";
import { sheetXml } from "./xlsx-sheet.ts";
import { stylesXml } from "./xlsx-styles.ts";

/** What a sheet shows besides its table. */
export interface SheetLook {
  /** Printed over every page. */
  readonly title: string;
  /** The colour of each row's strip as RRGGBB; none for white. */
  readonly fills?: readonly (string | undefined)[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
const DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const SHEET = "Breakdown";
/** The first day that a zip file can name: the same table makes the same file whenever it is made. */
const NO_TIME = "1980-01-01T00:00:00";

/**
 * Writes a breakdown as a workbook (.xlsx) of one sheet, set to be printed: landscape, as wide as the page, the head on every page.
 * The first columns of a scene have the colour of its strip. Texts stay texts, even those that look like formulas; plain numbers are numbers.
 */
export function breakdownXlsx(table: Table, { title, fills = [] }: SheetLook): Uint8Array {
  const palette = [...new Set(fills)].filter((fill) => fill !== undefined);
  const parts = {
    "[Content_Types].xml": contentTypes(),
    "_rels/.rels": relationships([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": workbook(),
    "xl/_rels/workbook.xml.rels": relationships([
      ["worksheet", "worksheets/sheet1.xml"],
      ["styles", "styles.xml"],
    ]),
    "xl/worksheets/sheet1.xml": sheetXml({ table, title, fills, palette }),
    "xl/styles.xml": stylesXml(palette),
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

/** The defined name is what repeats the head on every printed page. */
function workbook(): string {
  return [
    `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${DOCUMENT}">`,
    `<sheets><sheet name="${SHEET}" sheetId="1" r:id="rId1"/></sheets>`,
    `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${SHEET}!$1:$1</definedName></definedNames>`,
    "</workbook>",
  ].join("");
}
