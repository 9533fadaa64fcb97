import { TableError } from "../../shared/breakdown/tsv.ts";
import { optionsFromSheet, type SheetKind, type SheetRow } from "../../shared/roster/option-sheet.ts";
import { wordsFor } from "../problem-words.ts";
import { tableOfFile } from "./sheet-file.ts";
import { sheetSource } from "./sheet-source.ts";

/** What importing a sheet would do, or why it cannot be read. */
export type Preview = { readonly rows: readonly SheetRow[] } | { readonly problem: string };

export async function previewOf(kind: SheetKind, id: string, file: File): Promise<Preview> {
  try {
    const [table, { owners, options }] = await Promise.all([tableOfFile(file), sheetSource(kind, id)]);
    return { rows: optionsFromSheet(kind, table, owners, options) };
  } catch (error) {
    return { problem: error instanceof TableError ? error.message : wordsFor(error, "Failed to read the sheet") };
  }
}
