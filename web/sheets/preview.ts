import { TableError } from "../../shared/breakdown/tsv.ts";
import { optionsFromSheet, type SheetKind, type SheetRow } from "../../shared/roster/option-sheet.ts";
import { wordsFor } from "../problem-words.ts";
import { say } from "../texts/say.ts";
import { tableOfFile } from "./sheet-file.ts";
import { type KnownOption, sheetSource } from "./sheet-source.ts";

/** A row of a sheet with the candidate whom it names, if they are there. */
export interface PreviewedRow extends SheetRow {
  readonly known: KnownOption | undefined;
}

/** What importing a sheet would do, or why it cannot be read. */
export type Preview = { readonly rows: readonly PreviewedRow[] } | { readonly problem: string };

export async function previewOf(kind: SheetKind, id: string, file: File): Promise<Preview> {
  try {
    const [table, { owners, options }] = await Promise.all([tableOfFile(file), sheetSource(kind, id)]);
    const rows = optionsFromSheet(kind, table, owners, options).map((row) => ({
      ...row,
      known: options.find(({ id, name }) => id === row.option.id && name === row.option.name),
    }));
    return { rows };
  } catch (error) {
    return { problem: error instanceof TableError ? error.message : wordsFor(error, say("Failed to read the sheet")) };
  }
}
