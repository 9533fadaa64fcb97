import { TableError } from "../../shared/breakdown/tsv.ts";
import { type CrewEntry, entriesFromTable, entriesOfCrew } from "../../shared/call-sheet/crew-entry.ts";
import { entriesFromVCards } from "../../shared/call-sheet/vcard.ts";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { tableOfFile } from "../sheets/sheet-file.ts";
import { say } from "../texts/say.ts";

/** The people of a list, or why it cannot be read. */
export type CrewList = { readonly entries: readonly CrewEntry[] } | { readonly problem: string };

/** The people of a sheet (.csv, .xlsx) or of address cards (.vcf). */
export async function crewListOfFile(file: File): Promise<CrewList> {
  try {
    if (!/\.vcf$/i.test(file.name)) return { entries: entriesFromTable(await tableOfFile(file)) };
    const entries = entriesFromVCards(await file.text());
    return entries.length > 0
      ? { entries }
      : { problem: say('There is no contact card in "{name}".', { name: file.name }) };
  } catch (error) {
    return { problem: error instanceof TableError ? error.message : wordsFor(error, say("Failed to read the list")) };
  }
}

/** The people of another project's crew. */
export async function crewListOfProject(id: string): Promise<CrewList> {
  try {
    const { departments } = await api.getCrew({ params: { id } });
    return { entries: entriesOfCrew(departments) };
  } catch (error) {
    return { problem: wordsFor(error, say("Failed to fetch the other project's crew")) };
  }
}
