import { tableFromCsv } from "../../shared/tables/csv-import.ts";
import { type Table, TableError } from "../../shared/tables/tsv.ts";
import { MAX_SHEET_BYTES, tableFromXlsx } from "../../shared/tables/xlsx-import.ts";
import { t } from "../i18n/translate.ts";

const ZIP = [0x50, 0x4b];

/** Reads a workbook or a text file as a table; the format is detected by the first bytes. */
export async function tableOfFile(file: File): Promise<Table> {
  if (file.size > MAX_SHEET_BYTES) {
    throw new TableError(
      t('"{name}" is {ceil} kB. The limit is 1,024 kB.', { name: file.name, ceil: Math.ceil(file.size / 1024) }),
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (ZIP.every((byte, at) => bytes[at] === byte)) return tableFromXlsx(bytes);
  return tableFromCsv(textOf(bytes));
}

/** Decodes UTF-8 or, from older spreadsheet programs, Windows-1252. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder("windows-1252").decode(bytes);
    throw error;
  }
}
