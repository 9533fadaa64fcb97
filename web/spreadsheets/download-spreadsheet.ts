import { breakdownXlsx } from "../../shared/breakdown/formats/breakdown-workbook.ts";
import { fileName } from "../../shared/print/file-name.ts";
import { optionsToTable, type SpreadsheetKind } from "../../shared/roster/options/options-spreadsheet.ts";
import { csvFromTable } from "../../shared/tables/csv.ts";
import { saveAs } from "../data/download-file.ts";
import { t } from "../i18n/translate.ts";
import type { OpenProject } from "../navigation/project-context.ts";
import { sheetSource } from "./spreadsheet-source.ts";

const TITLES = { cast: t("Actor options"), locations: t("Location options") };
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Downloads all options as a spreadsheet. `isForEditors` includes columns that only editors may see. */
export async function saveSheet(
  kind: SpreadsheetKind,
  { id, name }: Pick<OpenProject, "id" | "name">,
  format: "csv" | "xlsx",
  isForEditors: boolean,
): Promise<void> {
  const { owners, options } = await sheetSource(kind, id);
  const table = optionsToTable(kind, owners, options, isForEditors);
  const blob =
    format === "csv"
      ? new Blob(["\uFEFF", csvFromTable(table)], { type: "text/csv" })
      : new Blob([new Uint8Array(breakdownXlsx(table, { title: TITLES[kind] }))], { type: XLSX });
  saveAs(blob, fileName([name, TITLES[kind], new Date().toISOString().slice(0, 10)], format));
}
