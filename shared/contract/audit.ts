import * as z from "zod";
import { file, json, type Route } from "./schema/route.ts";
import { WatermarkId } from "./schema/watermark.ts";

/** An audit event of a project. It cannot be changed. */
export const AuditEvent = z.object({
  /** UTC instant. */
  at: z.string(),
  /** Email address, or name of the API key. */
  who: z.string(),
  /** The route's stable name, such as `addTeamMember`: see `stableNameOf`. */
  what: z.string(),
  /** The target, such as `username: bo@example.com`. */
  details: z.string(),
  /** Request id in the logs. */
  requestId: z.string(),
  /** Watermark ID of the downloaded pages. */
  mark: z.string().optional(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

/** The activity log. */
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
