import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { publicationsOf, publishedPdf } from "../store/publications.ts";

export const handler = serve(routes.printPublication, async ({ member, params, query, refuse }) => {
  const { scheduleName, date } = params;
  const row =
    (await publicationsOf(member, { scheduleName, date })).find(({ number }) => number === query.number) ??
    refuse("notPublished", `Nothing has been published under the number ${query.number} for this day.`);
  return { name: `${scheduleName}_${date}_call_sheet_${row.number}.pdf`, bytes: await publishedPdf(row) };
});
