import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { markedPaper } from "../marked-pages.ts";
import { publishedPaper } from "../published-paper.ts";
import { projectOf } from "../store/projects.ts";
import { publicationsOf } from "../store/publications.ts";

export const handler = serve(routes.printPublication, async ({ member, params, query, mark, refuse }) => {
  const { scheduleName, date } = params;
  const row =
    (await publicationsOf(member, { scheduleName, date })).find(({ number }) => number === query.number) ??
    refuse("notPublished", `This day has no publication number ${query.number}.`);
  const project = await projectOf(member);
  const pdf = await publishedPaper(row, project);
  return {
    name: `${scheduleName}_${date}_call_sheet_${row.number}.pdf`,
    bytes: project.pagesMarked ? await markedPaper(pdf, mark()) : pdf,
  };
});
