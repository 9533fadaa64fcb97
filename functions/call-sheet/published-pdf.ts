import { type PublicationRow, publishedPdf, publishedSheet } from "../store/call-sheet/publications.ts";
import type { Project } from "../store/project/projects.ts";
import { callSheetPdf } from "./render-call-sheets.ts";

/** The PDF of a publication: the stored file, or a new rendering if the project's public name has changed since. */
export async function publicationPdf(row: PublicationRow, project: Project): Promise<Uint8Array> {
  const printed = await publishedPdf(row, project);
  if (printed) return printed;
  const { sheet, logo } = await publishedSheet(row, project);
  return callSheetPdf([sheet], logo);
}
