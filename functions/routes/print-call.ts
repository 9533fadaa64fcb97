import { callSheetDocument } from "../../shared/call-sheet/pdf-document.ts";
import { routes } from "../../shared/contract/routes.ts";
import { noteOwnCopy } from "../deeds.ts";
import { serve } from "../http.ts";
import { markedPaper } from "../marked-pages.ts";
import { NO_SUCH_CALL, ownCallBy } from "../own-call.ts";
import { pageMark } from "../page-mark.ts";
import { renderPdf } from "../pdf.ts";
import { publishedPaper } from "../published-paper.ts";
import { projectOf } from "../store/projects.ts";

export const handler = serve(routes.printCall, async ({ params: { secret }, requestId, refuse }) => {
  const { leave, day, row, person, sheet, logo, isNarrowed } =
    (await ownCallBy(secret)) ?? refuse("noSuchCall", NO_SUCH_CALL);
  const name = `call_sheet_${day.date}.pdf`;
  const project = await projectOf(leave);
  if (person.call === "")
    refuse("noSuchCall", "You are not called on this day any more, so there is no call sheet to print.");
  const pdf = isNarrowed ? await renderPdf(callSheetDocument([sheet], logo)) : await publishedPaper(row, project);
  if (!project.pagesMarked) return { name, bytes: pdf };
  const mark = pageMark(person.name, requestId);
  const bytes = await markedPaper(pdf, mark);
  await noteOwnCopy(leave, mark, routes.printCall, requestId, `by a personal link, date: ${day.date}`);
  return { name, bytes };
});
