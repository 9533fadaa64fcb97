import { callSheetDocument } from "../shared/call-sheet/pdf-document.ts";
import type { PageMark } from "../shared/contract/page-mark.ts";
import type { NamedFile } from "../shared/contract/route.ts";
import { callSheetsOf } from "./call-sheets.ts";
import { printedLogo } from "./logo.ts";
import { markedPaper } from "./marked-pages.ts";
import { renderPdf } from "./pdf.ts";
import { projectOf } from "./store/projects.ts";
import type { ProjectProof } from "./store/sessions.ts";

/** The call sheet of one day, or of every day of a schedule, to be saved; with its reader's mark where the project wants that. */
export async function callSheetFile(
  proof: ProjectProof,
  scheduleName: string,
  dayNumber: number | undefined,
  mark: () => PageMark,
  refuse: (code: "noSuchSchedule" | "noSuchDay", message: string) => never,
): Promise<NamedFile> {
  const [found, logo, { pagesMarked }] = await Promise.all([
    callSheetsOf(proof, scheduleName),
    printedLogo(proof),
    projectOf(proof),
  ]);
  const days = found ?? refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`);
  const sheets = days
    .map(({ sheet }) => sheet)
    .filter((sheet) => dayNumber === undefined || sheet.dayNumber === dayNumber);
  if (sheets.length === 0)
    refuse("noSuchDay", `"${scheduleName}" has ${days.length} days, so there is no day ${dayNumber}.`);
  const day = dayNumber === undefined ? "" : `_day_${dayNumber}`;
  const pdf = await renderPdf(callSheetDocument(sheets, logo));
  return {
    name: `${scheduleName}${day}_call_sheet.pdf`,
    bytes: pagesMarked ? await markedPaper(pdf, mark()) : pdf,
  };
}
