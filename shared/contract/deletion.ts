import * as z from "zod";
import { ProjectSummary } from "./projects.ts";
import { json, type Route } from "./schema/route.ts";

const Deleted = z.object({ deleted: z.boolean() });

/** Deletion of projects and accounts. It can be cancelled for some days, after which all data is erased. */
export const deletion = {
  setProjectDeleted: {
    method: "POST",
    path: "/api/projects/{id}/deleted",
    summary:
      "Deletes a project, or restores it. A deleted project is hidden from everyone at once and erased after thirty days.",
    access: "owner",
    allowWhenCompleted: true,
    allowWhenDeleted: true,
    payload: json(Deleted),
    answer: json(ProjectSummary),
    refusals: { tooLate: 409 },
  },
  setAccountDeleted: {
    method: "POST",
    path: "/api/user/{user}/deleted",
    summary:
      "Deletes the caller's account, or takes that back. After fourteen days it is gone, with all that is theirs alone; refused while a project with others has no other owner.",
    access: "self",
    payload: json(Deleted),
    answer: json(z.object({ erasedOn: z.string().nullable() })),
    refusals: { onlyOwner: 409 },
  },
  getOwnData: {
    method: "GET",
    path: "/api/user/{user}/data",
    summary: "All that is kept about the caller, for themselves.",
    access: "self",
    answer: json(
      z.object({
        account: z.object({ id: z.string(), email: z.string(), erasedOn: z.string().nullable() }),
        projects: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            role: z.string(),
            may: z.string(),
            /** The person's crew entries, found by e-mail address. */
            crew: z.array(z.record(z.string(), z.unknown())),
          }),
        ),
        /** All other items stored under the account, as stored. */
        kept: z.array(z.record(z.string(), z.unknown())),
      }),
    ),
    refusals: {},
  },
} as const satisfies Record<string, Route>;
