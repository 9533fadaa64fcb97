import { csvFromTable } from "../../shared/breakdown/csv.ts";
import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { allDeedsOf } from "../store/audit.ts";
import { projectOf } from "../store/projects.ts";

export const handler = serve(routes.saveDeeds, async ({ member }) => {
  const [{ outsideName }, deeds] = await Promise.all([projectOf(member), allDeedsOf(member)]);
  const csv = csvFromTable({
    columns: ["At (UTC)", "Who", "What", "Details", "Request", "Id on the pages"],
    rows: deeds.map(({ at, who, what, details, requestId, mark = "" }) => [at, who, what, details, requestId, mark]),
  });
  // With the mark by which spreadsheets know UTF-8.
  return { name: `${outsideName} - Activity log.csv`, bytes: Buffer.from(`\uFEFF${csv}`) };
});
