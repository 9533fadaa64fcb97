import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { auditEventsOfWatermark, listAuditEvents } from "../store/project/audit-events.ts";

export const handler = serve(routes.listAuditEvents, async ({ member, query: { before, mark } }) =>
  mark === undefined
    ? listAuditEvents(member, before)
    : { deeds: await auditEventsOfWatermark(member, mark), next: null },
);
