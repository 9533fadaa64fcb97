import * as z from "zod";
import { MarkId } from "./page-mark.ts";
import { file, json, type Route } from "./route.ts";

/** Something that somebody has done in a project, as it was written down then. Nobody can change it. */
export const Deed = z.object({
  /** When, an instant in UTC. */
  at: z.string(),
  /** An e-mail address, or the name of the program's key. */
  who: z.string(),
  /** The route's name, such as `addTeamMember`. */
  what: z.string(),
  /** What it was done to, such as `username: bo@example.com`. */
  details: z.string(),
  /** By which the logs know it. */
  requestId: z.string(),
  /** The id that stands on the pages which were given away then. */
  mark: z.string().optional(),
});
export type Deed = z.infer<typeof Deed>;

/** What was done in a project, by whom. */
export const audit = {
  listDeeds: {
    method: "GET",
    path: "/api/{id}/audit",
    summary:
      "The project's activity log: every change and download, newest first. Pass `next` as `before` for older entries; `mark` limits it to pages with this watermark ID.",
    access: "owner",
    query: z.object({ before: z.string().max(100).optional(), mark: MarkId.optional() }),
    answer: json(z.object({ deeds: z.array(Deed), next: z.string().nullable() })),
    refusals: {},
  },
  saveDeeds: {
    method: "GET",
    path: "/api/{id}/audit/csv",
    summary: "The whole activity log as CSV, oldest first.",
    access: "owner",
    answer: file,
    refusals: {},
  },
} as const satisfies Record<string, Route>;
