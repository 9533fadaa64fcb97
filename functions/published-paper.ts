import { callSheetDocument } from "../shared/call-sheet/pdf-document.ts";
import { renderPdf } from "./pdf.ts";
import type { Project } from "./store/projects.ts";
import { type PublicationRow, publishedPdf, publishedSheet } from "./store/publications.ts";

/**
 * The PDF of a publication: the stored file, or a new rendering when the project got a working title after it was
 * published.
 */
export async function publishedPaper(row: PublicationRow, project: Project): Promise<Uint8Array> {
  const printed = await publishedPdf(row, project);
  if (printed) return printed;
  const { sheet, logo } = await publishedSheet(row, project);
  return renderPdf(callSheetDocument([sheet], logo));
}
