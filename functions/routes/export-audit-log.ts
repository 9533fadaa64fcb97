import { routes } from "../../shared/contract/routes.ts";
import { csvFromTable } from "../../shared/tables/csv.ts";
import { serve } from "../http/serve.ts";
import { allAuditEvents } from "../store/project/audit-events.ts";
import { projectOf } from "../store/project/projects.ts";

export const handler = serve(routes.exportAuditLog, async ({ member }) => {
  const [{ publicName }, deeds] = await Promise.all([projectOf(member), allAuditEvents(member)]);
  const csv = csvFromTable({
    columns: ["At (UTC)", "Who", "What", "Details", "Request", "Id on the pages"],
    rows: deeds.map(({ at, who, what, details, requestId, mark = "" }) => [at, who, what, details, requestId, mark]),
  });
  // With a byte order mark, by which spreadsheets recognise UTF-8.
  return { name: `${publicName} - Activity log.csv`, bytes: Buffer.from(`\uFEFF${csv}`) };
});
