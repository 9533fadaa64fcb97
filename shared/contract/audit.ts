import * as z from "zod";
import { file, json, type Route } from "./schema/route.ts";
import { WatermarkId } from "./schema/watermark.ts";

/** Something that somebody has done in a project, as it was written down then. Nobody can change it. */
export const AuditEvent = z.object({
  /** When, an instant in UTC. */
  at: z.string(),
  /** An e-mail address, or the name of the program's key. */
  who: z.string(),
  /** The route's stable name, such as `addTeamMember`: see stable-names.ts. */
  what: z.string(),
  /** What it was done to, such as `username: bo@example.com`. */
  details: z.string(),
  /** By which the logs know it. */
  requestId: z.string(),
  /** The id that stands on the pages which were given away then. */
  mark: z.string().optional(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

/** What was done in a project, by whom. */
export const audit = {
  listAuditEvents: {
    method: "GET",
    path: "/api/{id}/audit",
    summary:
      "The project's activity log: every change and download, newest first. Pass `next` as `before` for older entries; `mark` limits it to pages with this watermark ID.",
    access: "owner",
    query: z.object({ before: z.string().max(100).optional(), mark: WatermarkId.optional() }),
    answer: json(z.object({ deeds: z.array(AuditEvent), next: z.string().nullable() })),
    refusals: {},
  },
  exportAuditLog: {
    method: "GET",
    path: "/api/{id}/audit/csv",
    summary: "The whole activity log as CSV, oldest first.",
    access: "owner",
    answer: file,
    refusals: {},
  },
} as const satisfies Record<string, Route>;
