import {
  planOptionImport,
  type SpreadsheetKind,
  type SpreadsheetRow,
} from "../../shared/roster/options/options-spreadsheet.ts";
import { TableError } from "../../shared/tables/tsv.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { tableOfFile } from "./read-spreadsheet.ts";
import { type KnownOption, sheetSource } from "./spreadsheet-source.ts";

/** A row with its existing candidate, if any. */
export interface PreviewedRow extends SpreadsheetRow {
  readonly known: KnownOption | undefined;
}

/** Preview of an import, or why the file cannot be read. */
export type Preview = { readonly rows: readonly PreviewedRow[] } | { readonly problem: string };

export async function previewOf(kind: SpreadsheetKind, id: string, file: File): Promise<Preview> {
  try {
    const [table, { owners, options }] = await Promise.all([tableOfFile(file), sheetSource(kind, id)]);
    const rows = planOptionImport(kind, table, owners, options).map((row) => ({
      ...row,
      known: options.find(({ id, name }) => id === row.option.id && name === row.option.name),
    }));
    return { rows };
  } catch (error) {
    return { problem: error instanceof TableError ? error.message : errorText(error, t("Failed to read the sheet")) };
  }
}
