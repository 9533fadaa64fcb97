import { type CrewEntry, entriesFromTable, entriesOfCrew } from "../../shared/call-sheet/crew-import/crew-entry.ts";
import { entriesFromVCards } from "../../shared/call-sheet/crew-import/vcard.ts";
import { TableError } from "../../shared/tables/tsv.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { tableOfFile } from "../spreadsheets/read-spreadsheet.ts";

/** The entries of a list, or why it cannot be read. */
export type CrewList = { readonly entries: readonly CrewEntry[] } | { readonly problem: string };

/** Reads the people of a spreadsheet (.csv, .xlsx) or of address cards (.vcf). */
export async function crewListOfFile(file: File): Promise<CrewList> {
  try {
    if (!/\.vcf$/i.test(file.name)) return { entries: entriesFromTable(await tableOfFile(file)) };
    const entries = entriesFromVCards(await file.text());
    return entries.length > 0
      ? { entries }
      : { problem: t('There is no contact card in "{name}".', { name: file.name }) };
  } catch (error) {
    return { problem: error instanceof TableError ? error.message : errorText(error, t("Failed to read the list")) };
  }
}

/** Loads the crew of another project. */
export async function crewListOfProject(id: string): Promise<CrewList> {
  try {
    const { departments } = await api.getCrew({ params: { id } });
    return { entries: entriesOfCrew(departments) };
  } catch (error) {
    return { problem: errorText(error, t("Failed to fetch the other project's crew")) };
  }
}
