import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { markedPaper } from "../marked-pages.ts";
import { projectOf } from "../store/projects.ts";
import { publicationsOf, publishedPdf } from "../store/publications.ts";

export const handler = serve(routes.printPublication, async ({ member, params, query, mark, refuse }) => {
  const { scheduleName, date } = params;
  const row =
    (await publicationsOf(member, { scheduleName, date })).find(({ number }) => number === query.number) ??
    refuse("notPublished", `Nothing has been published under the number ${query.number} for this day.`);
  const [pdf, { pagesMarked }] = await Promise.all([publishedPdf(row), projectOf(member)]);
  return {
    name: `${scheduleName}_${date}_call_sheet_${row.number}.pdf`,
    bytes: pagesMarked ? await markedPaper(pdf, mark()) : pdf,
  };
});
