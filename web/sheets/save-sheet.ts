import { csvFromTable } from "../../shared/breakdown/csv.ts";
import { breakdownXlsx } from "../../shared/breakdown/xlsx.ts";
import { type SheetKind, sheetOfOptions } from "../../shared/roster/option-sheet.ts";
import { saveAs } from "../save-as.ts";
import { say } from "../texts/say.ts";
import { sheetSource } from "./sheet-source.ts";

const TITLES = { cast: say("Actor options"), locations: say("Location options") };
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Has the browser save all options as a sheet. `isForEditors` is whether it has what only editors may see. */
export async function saveSheet(
  kind: SheetKind,
  id: string,
  format: "csv" | "xlsx",
  isForEditors: boolean,
): Promise<void> {
  const { owners, options } = await sheetSource(kind, id);
  const table = sheetOfOptions(kind, owners, options, isForEditors);
  const blob =
    format === "csv"
      ? new Blob(["\uFEFF", csvFromTable(table)], { type: "text/csv" })
      : new Blob([new Uint8Array(breakdownXlsx(table, { title: TITLES[kind] }))], { type: XLSX });
  saveAs(blob, `${kind}-options-${id}.${format}`);
}
