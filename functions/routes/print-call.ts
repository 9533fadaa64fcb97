import { routes } from "../../shared/contract/routes.ts";
import { noteOwnCopy } from "../deeds.ts";
import { serve } from "../http.ts";
import { markedPaper } from "../marked-pages.ts";
import { NO_SUCH_CALL, ownCallBy } from "../own-call.ts";
import { pageMark } from "../page-mark.ts";
import { publishedPaper } from "../published-paper.ts";
import { projectOf } from "../store/projects.ts";

export const handler = serve(routes.printCall, async ({ params: { secret }, requestId, refuse }) => {
  const { leave, day, row, person } = (await ownCallBy(secret)) ?? refuse("noSuchCall", NO_SUCH_CALL);
  const name = `call_sheet_${day.date}.pdf`;
  const project = await projectOf(leave);
  const pdf = await publishedPaper(row, project);
  if (!project.pagesMarked) return { name, bytes: pdf };
  const mark = pageMark(person.name, requestId);
  const bytes = await markedPaper(pdf, mark);
  await noteOwnCopy(leave, mark, routes.printCall, requestId, `by a personal link, date: ${day.date}`);
  return { name, bytes };
});
