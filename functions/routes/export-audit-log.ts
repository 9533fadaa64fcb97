import { actionText } from "../../shared/activity-log/action-text.ts";
import { detailsText } from "../../shared/activity-log/details-text.ts";
import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { fileName } from "../../shared/print/file-name.ts";
import { csvFromTable } from "../../shared/tables/csv.ts";
import { serve } from "../http/serve.ts";
import { allAuditEvents } from "../store/project/audit-events.ts";
import { projectOf } from "../store/project/projects.ts";

export const handler = serve(routes.exportAuditLog, async ({ member }) => {
  const [{ publicName }, deeds] = await Promise.all([projectOf(member), allAuditEvents(member)]);
  const csv = csvFromTable({
    // Action and details as they are saved, for programs, and then in words.
    columns: [t("At (UTC)"), t("Who"), t("What"), t("Details"), t("Request"), t("Id on the pages"), t("In words")],
    rows: deeds.map(({ at, who, what, details, requestId, mark = "" }) => [
      ...[at, who, what, details, requestId, mark],
      [actionText(what, details), detailsText(what, details)].filter((text) => text !== "").join(" – "),
    ]),
  });
  // With a byte order mark, by which spreadsheets recognise UTF-8.
  return { name: fileName([publicName, t("Activity log")], "csv"), bytes: Buffer.from(`\uFEFF${csv}`) };
});
